export type FileFault = 'invalid' | 'tooLarge';

/** What is wrong with a chosen file, before it is sent. The server looks at its content. */
export function findFileFault(file: Pick<File, 'type' | 'size'>, maxBytes: number): FileFault | null {
  if (file.type !== 'application/pdf') return 'invalid';
  return file.size > maxBytes ? 'tooLarge' : null;
}
