export interface Need {
  readonly files: RegExp;
  readonly what: string;
  readonly isHere: () => boolean;
}
interface SkippedTest {
  readonly file: string;
  readonly title: string;
}
export function listSkippedTests(report: unknown, among?: (fullName: string) => boolean): SkippedTest[];
export function listSkippedJourneys(report: unknown): SkippedTest[];
export function judgeSkipped(
  skipped: readonly SkippedTest[],
  known?: readonly Need[],
): (SkippedTest & { readonly waitsFor: string | null })[];
