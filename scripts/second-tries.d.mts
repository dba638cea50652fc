interface TestResult {
  readonly name: string;
  readonly status: string;
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages?: readonly string[];
  }[];
}
/** The report that Vitest's `json` reporter writes. */
export interface VitestReport {
  readonly testResults: readonly TestResult[];
}
export function listTroubled(report: VitestReport | null): string[];
export function takeSecond(first: VitestReport, second: VitestReport | null): VitestReport;
export function countTests(report: VitestReport | null): { passed: number; failed: number };
export function listFailed(
  report: VitestReport | null,
): { readonly name: string; readonly title: string; readonly said: string }[];
