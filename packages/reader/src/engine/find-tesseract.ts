import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** The `tesseract` program in a folder of PATH, or null. Folders that are relative to the working folder are ignored. */
export function findTesseract(path = process.env.PATH ?? ''): string | null {
  const candidates = path
    .split(delimiter)
    .filter(isAbsolute)
    .map((folder) => join(folder, 'tesseract'));
  return candidates.find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
