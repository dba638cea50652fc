import { type FileKind, findFileKind } from '../pages/find-file-kind.ts';

/** What is done with the files a person chose. */
export type Plan =
  | { readonly kind: 'send'; readonly file: File }
  | { readonly kind: 'pages'; readonly isLarge: boolean }
  | { readonly kind: 'refuse' };

/** One PDF that fits is sent; where nothing among the files can be a page, they are refused. */
export async function toPlan(files: readonly File[], maxBytes: number): Promise<Plan> {
  // What this device cannot read (a file in a cloud that is out of reach) is seen when it is opened.
  const kinds = await Promise.all(files.map((file) => findFileKind(file).catch((): FileKind => 'other')));
  const [only] = files;
  if (only && files.length === 1 && kinds[0] === 'pdf')
    return only.size <= maxBytes ? { kind: 'send', file: only } : { kind: 'pages', isLarge: true };
  return kinds.every((kind) => kind === 'other') ? { kind: 'refuse' } : { kind: 'pages', isLarge: false };
}
