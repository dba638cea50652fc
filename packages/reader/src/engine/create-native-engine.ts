import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countPrograms, type ProgramsCounted } from './count-programs.ts';
import {
  type Engine,
  EngineFailed,
  type Language,
  type Recognisable,
  type Recognition,
  segmentation,
  toRecognition,
  triesInverted,
} from './engine.ts';
import { hasInk } from './has-ink.ts';
import { readLanguageData } from './language-data.ts';
import { parseNativeOutput } from './parse-native-output.ts';
import { writeTiff } from './write-tiff.ts';

export interface NativeEngineOptions {
  /** Absolute path of the `tesseract` program. */
  readonly program: string;
  /** Folder for our language data, which holds nothing personal; made at first use, for this user alone. */
  readonly dataFolder: string;
  readonly timeoutMs?: number;
  /** Shared by all threads of a process that run the program. */
  readonly counted?: ProgramsCounted;
}

const maxOutputBytes = 64 * 2 ** 20;

/**
 * The `tesseract` program with the language data of the other engine. It blocks the calling thread: call it from a worker
 * thread. Pictures of one kind go together through its standard input, so that none is ever on a disk; a program that hangs
 * is killed. @throws EngineFailed
 */
export function createNativeEngine({
  program,
  dataFolder,
  timeoutMs = 40_000,
  counted = new Int32Array(1),
}: NativeEngineOptions): Engine {
  let programsMs = 0;
  const run = (pictures: readonly Recognisable[]): Recognition[] => {
    const first = pictures[0] as Recognisable;
    provide(dataFolder, first.language);
    // What others than this program took until now is not its time.
    countPrograms(counted);
    const { error, status, stdout } = spawnSync(program, toArguments(first, dataFolder), {
      input: writeTiff(pictures.map(({ image }) => image)),
      cwd: dataFolder,
      env: { OMP_THREAD_LIMIT: '1', LC_ALL: 'C' },
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      maxBuffer: maxOutputBytes,
      stdio: ['pipe', 'pipe', 'ignore'],
      encoding: 'utf8',
    });
    programsMs += countPrograms(counted);
    if (error || status !== 0) throw new EngineFailed('the tesseract program failed', { cause: error });
    const read = parseNativeOutput(stdout);
    if (read.length !== pictures.length) throw new EngineFailed('the tesseract program left pictures out');
    return read;
  };

  return {
    name: 'native',
    warm: async (languages) => {
      for (const language of languages) provide(dataFolder, language);
    },
    recognise: async (pictures) => {
      const answers = pictures.map(() => toRecognition([]));
      for (const places of groupByKind(pictures)) {
        const read = run(places.map((place) => pictures[place] as Recognisable));
        for (const [i, place] of places.entries()) answers[place] = read[i] as Recognition;
      }
      return answers;
    },
    heldBytes: 0,
    get programsMs() {
      return programsMs;
    },
    close() {},
  };
}

/** The positions of the pictures that have ink, grouped so that one call can read a group together. */
function groupByKind(pictures: readonly Recognisable[]): Iterable<number[]> {
  const groups = new Map<string, number[]>();
  for (const [place, { image, language, layout, alphabet = '' }] of pictures.entries()) {
    if (!hasInk(image)) continue;
    const kind = `${language} ${layout} ${alphabet}`;
    const group = groups.get(kind);
    if (group) group.push(place);
    else groups.set(kind, [place]);
  }
  return groups.values();
}

function toArguments({ language, layout, alphabet = '' }: Recognisable, dataFolder: string): string[] {
  const variables = {
    tessedit_char_whitelist: alphabet,
    tessedit_do_invert: triesInverted[layout],
    tessedit_create_hocr: '1',
    tessedit_create_tsv: '1',
    hocr_char_boxes: '1',
  };
  return [
    ...['stdin', 'stdout', '--tessdata-dir', dataFolder, '-l', language],
    ...['--oem', '1', '--psm', segmentation[layout], '--dpi', '300'],
    ...Object.entries(variables).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** Looked for at every call, because a temporary folder may be cleared at any time. */
function provide(dataFolder: string, language: Language): void {
  const file = join(dataFolder, `${language}.traineddata`);
  if (existsSync(file)) return;
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const unfinished = `${file}-${randomUUID()}`;
  writeFileSync(unfinished, readLanguageData(language), { mode: 0o600 });
  renameSync(unfinished, file);
}
