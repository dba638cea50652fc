import type { GrayImage } from '../geometry/image.ts';
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
import { type CoreBuild, loadCore, type TesseractApi, type TesseractCore } from './load-core.ts';
import { parseRecognition } from './parse-recognition.ts';

const lstmOnly = 1;

/**
 * Tesseract in WebAssembly inside the calling thread, which it blocks: call it from a worker thread. One instance a language
 * stays warm; a language is loaded at its first use.
 */
export async function createWasmEngine(build: CoreBuild = 'simd'): Promise<Engine> {
  let core: TesseractCore | null = await loadCore(build);
  const apis = new Map<Language, TesseractApi>();

  const api = (language: Language): TesseractApi => {
    if (!core) throw new Error('the engine is closed');
    const { module } = core;
    const known = apis.get(language);
    if (known) return known;
    module.FS.writeFile(`/${language}.traineddata`, readLanguageData(language));
    const created = new module.TessBaseAPI();
    if (created.Init('/', language, lstmOnly) !== 0)
      throw new EngineFailed(`Tesseract cannot load ${language}`);
    // The core has its own copy by now.
    module.FS.unlink(`/${language}.traineddata`);
    apis.set(language, created);
    return created;
  };

  const recogniseOne = (picture: Recognisable): Recognition => {
    if (!core) throw new Error('the engine is closed');
    if (!hasInk(picture.image)) return toRecognition([]);
    const tesseract = api(picture.language);
    core.module.FS.writeFile('/input', toPgm(picture.image));
    tesseract.SetVariable('tessedit_pageseg_mode', segmentation[picture.layout]);
    tesseract.SetVariable('tessedit_char_whitelist', picture.alphabet ?? '');
    tesseract.SetVariable('user_defined_dpi', '300');
    tesseract.SetVariable('tessedit_do_invert', triesInverted[picture.layout]);
    if (tesseract.SetImageFile(1, 0) !== 0) throw new EngineFailed('Tesseract cannot read the picture');
    // Of a picture without letters it answers 0 and no text.
    if (tesseract.Recognize(null) !== 0) throw new EngineFailed('Tesseract gave up');
    return parseRecognition(tesseract.GetJSONText(0));
  };

  return {
    name: 'wasm',
    warm: async (languages) =>
      trusting(() => {
        for (const language of languages) api(language);
      }),
    recognise: async (pictures) => trusting(() => pictures.map(recogniseOne)),
    get heldBytes() {
      return core?.memory.buffer.byteLength ?? 0;
    },
    programsMs: 0,
    close() {
      try {
        for (const instance of apis.values()) instance.End();
      } catch {
        // A core that crashed cannot clean up after itself; dropping it frees the same memory.
      }
      apis.clear();
      core = null;
    },
  };
}

/** A core that runs out of memory aborts, and nothing it returns after that can be used. @throws EngineFailed */
function trusting<T>(use: () => T): T {
  try {
    return use();
  } catch (error) {
    throw error instanceof EngineFailed ? error : new EngineFailed('Tesseract broke off', { cause: error });
  }
}

function toPgm({ width, height, data }: GrayImage): Uint8Array {
  const header = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1');
  return Buffer.concat([header, data]);
}
