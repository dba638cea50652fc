/** Text or chosen option, or the state of a checkbox: its on-value without the slash, null for off. */
export type FieldWrite =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly on: string | null };

/** Some readers show `\.` in a field name as a dot: both spellings are one field. */
export function toFieldKey(name: string): string {
  return name.replaceAll('\\.', '.');
}
