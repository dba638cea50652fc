// A machine that does something else for a moment is no fault: files whose tests failed, or whose process ended before
// them, are run once more by themselves where CI asks for it, and named.

/** Files of a Vitest report with a test that failed or was never reached, or that could not be loaded. */
export const listTroubled = (report) =>
  (report?.testResults ?? [])
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' || assertionResults.some((test) => ['failed', 'pending'].includes(test.status)),
    )
    .map(({ name }) => name);

/** The first report, with what the second says of the files in it. */
export const takeSecond = (first, second) => {
  const anew = new Map((second?.testResults ?? []).map((result) => [result.name, result]));
  return { ...first, testResults: first.testResults.map((result) => anew.get(result.name) ?? result) };
};

/** How many tests of a report passed and failed; a file that could not be loaded counts as one failure. */
export const countTests = (report) => {
  const results = report?.testResults ?? [];
  const count = (wanted) =>
    results.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === wanted)
      .length;
  const unloaded = results.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: count('passed'), failed: count('failed') + unloaded.length };
};

/** The failed tests of a report, each with the first line of what it said. */
export const listFailed = (report) =>
  (report?.testResults ?? []).flatMap(({ name, status, message = '', assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0)
      return [{ name, title: 'could not be run', said: message }];
    return failed.map(({ fullName, failureMessages = [] }) => ({
      name,
      title: fullName,
      said: (failureMessages[0] ?? '').split('\n')[0] ?? '',
    }));
  });
