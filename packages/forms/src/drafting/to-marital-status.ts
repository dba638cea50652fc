export type PaperMaritalStatus = 'Single' | 'Married' | 'Divorced' | 'Widowed';

const statuses: Readonly<Record<string, PaperMaritalStatus>> = {
  single: 'Single',
  married: 'Married',
  divorced: 'Divorced',
  widowed: 'Widowed',
};

/** T-MARITAL: exactly one of the four boxes of I-589 Part A.I item 11. */
export const toMaritalStatus = (marked: readonly string[]): PaperMaritalStatus | null =>
  marked.length === 1 ? (statuses[marked[0] ?? ''] ?? null) : null;
