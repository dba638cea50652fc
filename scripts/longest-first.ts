import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that take minutes: by size they would come last, and everybody would wait for one of them. */
export const longest = [
  'apps/server/src/testing/access-matrix.test.ts',
  'apps/server/src/features/runs/bad-input.test.ts',
  'apps/server/src/features/email-capture/tips-mail.test.ts',
  'apps/server/src/main.test.ts',
  'packages/reader/src/pipeline/read-document.test.ts',
  'packages/reader/src/unknown-edition/read-other-edition.test.ts',
  'apps/server/src/features/filling/blanks/own-blank.test.ts',
  'apps/server/src/features/sample/sample.test.ts',
  'apps/server/src/features/legal/exam/exam.test.ts',
  'packages/reader/src/hand/measure-hand.test.ts',
  'scripts/review-form.test.ts',
];

function rank({ moduleId }: TestSpecification): number {
  const at = longest.findIndex((end) => moduleId.endsWith(`/${end}`));
  return at < 0 ? longest.length : at;
}

/** The order of test files: those first that take longest, then the largest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
