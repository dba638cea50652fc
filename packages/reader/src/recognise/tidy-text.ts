/** Undoes what recognisers do to spacing and quotes; changes no letter. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—―]/g, '-')
    .replace(/(\p{L}) -(?=\p{L})/gu, '$1-')
    .replace(/(\p{L})- (?=\p{L})/gu, '$1-')
    .replace(/ +([,.;:])/g, '$1')
    .replace(/[ \t]+/g, ' ')
    .replace(/^[\s|_'"~.,;:=-]+(?=[\p{L}\p{N}(#])/u, '')
    .replace(/[\s|_'"~=]+$/u, '')
    .trim();
}
