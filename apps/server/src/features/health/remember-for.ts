/** Does the work anew only when what it found is older than this; those who ask meanwhile wait for the same. */
export function rememberFor<Value>(
  ms: number,
  clock: () => Date,
  work: () => Promise<Value>,
): () => Promise<Value> {
  let found: { readonly at: number; readonly value: Promise<Value> } | null = null;
  return () => {
    const now = clock().getTime();
    if (!found || now - found.at >= ms) found = { at: now, value: work() };
    return found.value;
  };
}
