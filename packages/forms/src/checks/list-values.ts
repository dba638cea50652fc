export interface PathValue {
  readonly path: string;
  /** Trimmed, never empty. */
  readonly value: string;
}

function listNodes(
  node: unknown,
  steps: readonly string[],
  path: string,
): ReadonlyArray<readonly [string, unknown]> {
  const [step, ...rest] = steps;
  if (step === undefined) return [[path, node]];
  if (node === null || typeof node !== 'object') return [];
  const keys = step === '*' ? Object.keys(node) : [step];
  return keys.flatMap((key) =>
    listNodes((node as Record<string, unknown>)[key], rest, path === '' ? key : `${path}.${key}`),
  );
}

/** The answered texts at a path pattern, `*` standing for every list index (`children.*.date_of_birth`). */
export const listValues = (data: unknown, pattern: string): PathValue[] =>
  listNodes(data, pattern.split('.'), '').flatMap(([path, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [{ path, value: value.trim() }] : [],
  );

/** The answered text at one path, or an empty one. */
export const getText = (data: unknown, path: string): string => listValues(data, path)[0]?.value ?? '';
