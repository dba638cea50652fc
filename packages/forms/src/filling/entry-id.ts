/** Whether a catalogue id is the text of an entry of the additional-information part: `P14.2.text`. */
export const isEntryText = (id: string, additionalPart: string): boolean =>
  id.startsWith(`P${additionalPart}.`) && id.endsWith('.text');
