/** Whether two values of form data are the same, whatever the order of their keys. */
export function isSameJson(one: unknown, two: unknown): boolean {
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null) return one === two;
  if (Array.isArray(one) !== Array.isArray(two)) return false;
  const [left, right] = [one as Record<string, unknown>, two as Record<string, unknown>];
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && isSameJson(left[key], right[key]));
}
