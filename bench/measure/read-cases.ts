import { readFileSync } from 'node:fs';
import { forms } from '@puente/forms';
import { createReader } from '@puente/reader';
import type { CaseFile } from './case-files.ts';
import { findTouchedPaths } from './find-touched-paths.ts';
import { type ScoredForm, scoreFormData } from './score-form-data.ts';
import { type ReadingRow, scoreReadings } from './score-readings.ts';

export interface CaseResult {
  readonly name: string;
  readonly profile: string;
  readonly pages: number;
  /** Something befell the paper after it was filled in. */
  readonly damaged: boolean;
  /** Until the form data is ready. */
  readonly seconds: number;
  /** Until every page's text is there too. */
  readonly secondsWithText: number;
  readonly i485: ScoredForm;
  readonly i765: ScoredForm;
  readonly readings: readonly ReadingRow[];
  /** Set when the case could not be read at all. */
  readonly failure: string | null;
}
export interface RunResult {
  readonly cases: readonly CaseResult[];
  readonly peakRssBytes: number;
}

type Reader = ReturnType<typeof createReader>;

interface ReadCasesOptions {
  /** Whether every page's text is waited for too, which takes most of the time and changes no value. */
  readonly withTexts: boolean;
}

async function readCase(
  reader: Reader,
  file: CaseFile,
  today: Date,
  { withTexts }: ReadCasesOptions,
): Promise<CaseResult> {
  const at = { case: file.name, profile: file.truth.profile };
  const damaged = file.truth.touched !== undefined;
  const started = performance.now();
  const since = () => (performance.now() - started) / 1000;
  try {
    const bytes = readFileSync(file.pdf);
    const reading = await reader.read(bytes, { fileName: file.name });
    const { paper } = reading;
    if (!paper) throw new Error('not recognised');
    const i485 = forms['I-485'].toFormData(paper, { today });
    const i765 = forms['I-765'].toFormData(paper, { today });
    const seconds = since();
    const touched = { edition: paper.edition, paper: file.truth.paper, touched: file.truth.touched ?? [] };
    const touchedIn = (form: 'I-485' | 'I-765') =>
      findTouchedPaths(touched, (ideal) => forms[form].toFormData(ideal, { today }));
    if (withTexts) await reader.readTexts(bytes, reading.rawText);
    return {
      name: file.name,
      profile: at.profile,
      pages: reading.source.pages.length,
      damaged,
      seconds,
      secondsWithText: since(),
      i485: scoreFormData(at, file.truth.i485, i485.formData, i485.evidence, touchedIn('I-485')),
      i765: scoreFormData(at, file.truth.i765, i765.formData, i765.evidence, touchedIn('I-765')),
      readings: scoreReadings(at, file.truth.paper, paper),
      failure: null,
    };
  } catch (error) {
    const none = (truth: CaseFile['truth']['i485']) => scoreFormData(at, truth, {}, {});
    return {
      name: file.name,
      profile: at.profile,
      pages: 0,
      damaged,
      seconds: since(),
      secondsWithText: since(),
      i485: none(file.truth.i485),
      i765: none(file.truth.i765),
      readings: [],
      failure: error instanceof Error ? error.message : String(error),
    };
  }
}

/** Reads every case with one reader, one after another; the first finds it cold. */
export async function readCases(
  files: readonly CaseFile[],
  onCase: (result: CaseResult) => void,
  options: ReadCasesOptions,
): Promise<RunResult> {
  const reader = createReader();
  // Far enough ahead that no date of a case lies in the future, and the same in every run.
  const today = new Date('2026-11-20T00:00:00Z');
  const cases: CaseResult[] = [];
  try {
    for (const file of files) {
      const result = await readCase(reader, file, today, options);
      cases.push(result);
      onCase(result);
    }
  } finally {
    await reader.close();
  }
  return { cases, peakRssBytes: process.resourceUsage().maxRSS * 1024 };
}

/** Seconds to read one file again and again with a warm reader. */
export async function timeWarm(file: CaseFile, rounds: number): Promise<number[]> {
  const reader = createReader();
  const bytes = readFileSync(file.pdf);
  try {
    await reader.warm();
    await reader.practise();
    const seconds: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const started = performance.now();
      await reader.read(bytes);
      seconds.push((performance.now() - started) / 1000);
    }
    return seconds;
  } finally {
    await reader.close();
  }
}
