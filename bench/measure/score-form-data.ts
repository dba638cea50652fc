import type { EvidenceMap } from '@puente/contract';
import type { Truth } from '../truth/to-i485-truth.ts';
import { isSameValue, valueAt } from './compare-values.ts';
import { fieldKind } from './field-kind.ts';

export interface Row {
  readonly case: string;
  readonly profile: string;
  readonly path: string;
  readonly kind: string;
  readonly want: string;
  readonly got: string;
  readonly right: boolean;
  readonly rightBare: boolean;
  /** Null: no evidence, which no read value may have. */
  readonly score: number | null;
  readonly confidence: string | null;
  /** Damage reaches into a box that it is read from. */
  readonly touched: boolean;
}

export const isHigh = (row: Row) => row.confidence === 'high' && row.got !== '';
export const isWrongHigh = (row: Row) => isHigh(row) && !row.right;

interface Invented {
  readonly case: string;
  readonly path: string;
  readonly got: string;
}
export interface ScoredForm {
  readonly rows: readonly Row[];
  readonly invented: readonly Invented[];
}

/** Boxes that are often empty: a value here that the paper does not have was invented. */
const sometimesEmpty = [
  'full_name.middle_name',
  'a_number',
  'uscis_account_number',
  'ssn',
  'i_94_number',
  'mailing_address.apt_number',
  'physical_address.apt_number',
].map((key) => `biographic_information.${key}`);

function listLengths(truth: Truth): Map<string, number> {
  const lengths = new Map<string, number>();
  for (const path of Object.keys(truth)) {
    const [list = '', index = ''] = path.split('.');
    if (/^\d+$/.test(index)) lengths.set(list, Math.max(lengths.get(list) ?? 0, Number(index) + 1));
  }
  return lengths;
}

function findInvented(name: string, truth: Truth, formData: unknown): Invented[] {
  const scalars = sometimesEmpty
    .filter((path) => !(path in truth) && valueAt(formData, path) !== '')
    .map((path) => ({ case: name, path, got: valueAt(formData, path) }));
  const lengths = listLengths(truth);
  const rows = ['address_history_5_years', 'children'].flatMap((list) => {
    const found = (formData as Record<string, unknown[]>)[list] ?? [];
    return found.slice(lengths.get(list) ?? 0).map((row, n) => ({
      case: name,
      path: `${list}.${(lengths.get(list) ?? 0) + n}`,
      got: JSON.stringify(row),
    }));
  });
  return [...scalars, ...rows];
}

/** Form data against the truth, value by value. */
export function scoreFormData(
  at: { readonly case: string; readonly profile: string },
  truth: Truth,
  formData: unknown,
  evidence: EvidenceMap,
  touched: ReadonlySet<string> = new Set(),
): ScoredForm {
  const rows = Object.entries(truth).map(([path, want]): Row => {
    const got = valueAt(formData, path);
    const found = evidence[path];
    return {
      ...at,
      path,
      kind: fieldKind(path),
      want,
      got,
      right: isSameValue(path, want, got),
      rightBare: isSameValue(path, want, got, false),
      score: found?.score ?? null,
      confidence: found?.confidence ?? null,
      touched: touched.has(path),
    };
  });
  return { rows, invented: findInvented(at.case, truth, formData) };
}
