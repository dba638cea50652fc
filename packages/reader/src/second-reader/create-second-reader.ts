import type { InferenceSession, Tensor } from 'onnxruntime-node';
import { type Recognition, toRecognition } from '../engine/engine.ts';
import { decodeLine, type LineChances, listClasses } from './decode-line.ts';
import { decodeShape } from './decode-shape.ts';
import { decodeWords } from './decode-words.ts';
import { heightPx, type PreparedLine, prepareLine } from './prepare-line.ts';
import { readSecondModel } from './second-model.ts';
import type { SecondPicture, SecondReader } from './second-reader.ts';
import { toCharacters } from './to-characters.ts';
import { getKnownWords } from './words/known-words.ts';

type Runtime = typeof import('onnxruntime-node');

interface Loaded {
  readonly runtime: Runtime;
  readonly session: InferenceSession;
  readonly signs: readonly string[];
  /** By alphabet; of '' every sign. */
  readonly classes: Map<string, readonly number[]>;
}

/** Network, runtime and the pictures of a page; with less memory to be had it is not loaded. */
const neededBytes = 300 * 2 ** 20;

/** Holds the network while it is in use. */
export interface LoadedSecondReader extends SecondReader {
  /** Gives back its memory; it is loaded anew at the next picture. */
  release(): Promise<void>;
}

/**
 * The network that reads lines in the calling thread, which it blocks and which must not be ended meanwhile: see
 * `SecondProcess`. Loaded at the first picture. Where its packages, the memory or the processor's instructions are not there
 * it answers null from then on.
 */
export function createSecondReader(load: () => Promise<Loaded> = loadModel): LoadedSecondReader {
  let loaded: Loaded | null = null;
  let isAbsent = false;

  const release = async () => {
    const { session } = loaded ?? {};
    loaded = null;
    await session?.release().catch(() => {});
  };

  return {
    async recognise(pictures) {
      if (isAbsent) return null;
      try {
        loaded ??= await load();
        const read: Recognition[] = [];
        for (const picture of pictures) read.push(await recogniseLine(loaded, picture));
        return read;
      } catch {
        isAbsent = true;
        await release();
        return null;
      }
    },
    release,
  };
}

async function loadModel(): Promise<Loaded> {
  if (process.availableMemory() < neededBytes) throw new Error('not enough memory for the second reader');
  const { weights, signs } = readSecondModel();
  const runtime = await import('onnxruntime-node');
  const session = await runtime.InferenceSession.create(weights, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // Lines are of all widths: what the arena keeps for one is of no use to the next.
    enableCpuMemArena: false,
    enableMemPattern: false,
    logSeverityLevel: 4,
  });
  return { runtime, session, signs, classes: new Map() };
}

async function recogniseLine(
  loaded: Loaded,
  { image, alphabet, shapes = [] }: SecondPicture,
): Promise<Recognition> {
  const line = prepareLine(image);
  if (!line) return toRecognition([]);
  const answer = await ask(loaded, line);
  const every = classesOf(loaded);
  const read = decodeLine(answer, loaded.signs, every);
  if (alphabet === undefined) {
    const worded = decodeWords(read, answer, loaded.signs, every, getKnownWords());
    return toRecognition(toCharacters(worded, line, answer.steps));
  }
  const free = toCharacters(read, line, answer.steps);
  if (isWord(free)) return toRecognition(free);
  const classes = classesOf(loaded, alphabet);
  const bound = decodeLine(answer, loaded.signs, classes);
  const shaped = decodeShape(bound, answer, loaded.signs, classes, shapes);
  return toRecognition(toCharacters(shaped ?? bound, line, answer.steps));
}

const sureLetter = 0.6;
/** `Jan 2024`: so many letters in a row are a word, `N/A` by being more than half of what is there. */
const wordLetters = 3;

/** Words may stand in any box for numbers. A number read as letters is doubted by the network itself. */
function isWord(characters: Recognition['characters']): boolean {
  let run = 0;
  let longest = 0;
  let sure = 0;
  for (const { text, confidence } of characters) {
    const isSure = /^\p{L}$/u.test(text) && confidence >= sureLetter;
    run = isSure ? run + 1 : 0;
    longest = Math.max(longest, run);
    sure += Number(isSure);
  }
  return longest >= wordLetters || (sure >= 2 && sure * 2 > characters.length);
}

function classesOf({ classes, signs }: Loaded, alphabet = ''): readonly number[] {
  const known = classes.get(alphabet) ?? listClasses(signs, alphabet === '' ? undefined : alphabet);
  classes.set(alphabet, known);
  return known;
}

async function ask({ runtime, session }: Loaded, { data, width }: PreparedLine): Promise<LineChances> {
  const input: Tensor = new runtime.Tensor('float32', data, [1, 3, heightPx, width]);
  const answers = await session.run({ [session.inputNames[0] as string]: input });
  const output = answers[session.outputNames[0] as string] as Tensor;
  const [, steps, classes] = output.dims as readonly [number, number, number];
  return { steps, classes, chances: output.data as Float32Array };
}
