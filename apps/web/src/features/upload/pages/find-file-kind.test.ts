import { expect, it } from 'vitest';
import { toFileKind } from './find-file-kind.ts';

const toBytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['pdf', '%PDF-1.7'],
  ['pdf', 'a line that a mail program left\n%PDF-1.4'],
  ['heic', '\0\0\0\x18ftypheic\0\0'],
  ['heic', '\0\0\0\x18ftypmif1\0\0'],
  ['picture', '\xff\xd8\xff\xe1'],
  ['picture', '\x89PNG\r\n'],
  ['picture', 'RIFF\x10\n\x20\x30WEBPVP8 '],
  ['picture', '\0\0\0\x1cftypavif'],
  ['other', '\0\0\0\x18ftypmp42'],
  ['other', 'PK\x03\x04word/document.xml'],
  ['other', ''],
])('a file is a %s by its first bytes', (kind, head) => {
  expect(toFileKind(toBytes(head))).toBe(kind);
});
