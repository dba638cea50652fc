import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  /** Not installed on every system. */
  readonly optional?: true;
  readonly link?: true;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}
type Lock = Readonly<Record<string, LockedPackage>>;

export interface RuntimePackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Installed on some systems alone. */
  readonly isOptional: boolean;
  /** Where npm puts it, from the root. */
  readonly folder: string;
}

/** What only builds, but leaves code of its own in what it builds. */
const builders = ['tailwindcss'];

/** Where Node finds `name` when asked from `from`: in the nearest node_modules on the way up. */
function resolve(lock: Lock, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const found = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (found in lock) return found;
    if (folder === '') return null;
  }
}

function listWanted(locked: LockedPackage): string[] {
  const peers = Object.keys(locked.peerDependencies ?? {});
  const optional = locked.peerDependenciesMeta ?? {};
  return [
    ...Object.keys(locked.dependencies ?? {}),
    ...Object.keys(locked.optionalDependencies ?? {}),
    ...peers.filter((name) => !optional[name]?.optional),
  ];
}

const toRuntimePackage = (folder: string, locked: LockedPackage): RuntimePackage => ({
  name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
  version: locked.version,
  license: locked.license ?? 'not named',
  isOptional: locked.optional === true,
  folder,
});

const byName = (a: RuntimePackage, b: RuntimePackage) =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : a.version.localeCompare(b.version);

/**
 * The packages of others that run in the server or come to the browser, by package-lock.json, each version once. npm's
 * own mark for that is of no use: it counts what a package may be used together with.
 */
export function listRuntimePackages(): readonly RuntimePackage[] {
  const file = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const lock = (JSON.parse(file) as { packages: Lock }).packages;
  const workspaces = Object.keys(lock).filter((folder) => /^(apps|packages)\/[^/]+$/.test(folder));
  const seen = new Map<string, RuntimePackage>();
  const waiting = [
    ...workspaces.flatMap((folder) =>
      listWanted(lock[folder] as LockedPackage).map((name) => ({ folder, name })),
    ),
    ...builders.map((name) => ({ folder: 'apps/web', name })),
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const folder = resolve(lock, next.folder, next.name);
    const locked = folder === null ? undefined : lock[folder];
    if (folder === null || !locked || locked.link || seen.has(folder)) continue;
    seen.set(folder, toRuntimePackage(folder, locked));
    waiting.push(...listWanted(locked).map((name) => ({ folder, name })));
  }
  const once = new Map([...seen.values()].map((one) => [`${one.name}@${one.version}`, one]));
  return [...once.values()].sort(byName);
}
