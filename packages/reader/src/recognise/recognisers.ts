import type { Crop } from '../crop/crop-box.ts';
import type { Engine, Layout, Recognition } from '../engine/engine.ts';
import { mean } from '../geometry/mean.ts';
import type { SecondReader } from '../second-reader/second-reader.ts';
import type { InkedField } from './inked-field.ts';
import type { Look } from './looks.ts';
import { prepareCrop } from './prepare-crop.ts';
import { getKindRules } from './value-patterns.ts';
import { listShapes } from './value-shapes.ts';

/** Who reads crops. Without a second reader less is read, and less surely. */
export interface Recognisers {
  readonly engine: Engine;
  readonly second: SecondReader | null;
}

interface Asked {
  readonly field: InkedField;
  readonly layout: Layout;
  readonly look: Look;
}

export interface Answer {
  readonly look: Look;
  readonly recognition: Recognition;
}

/** What each look at its crop gave, in the order asked. Where the second reader cannot look, its substitute does. */
export async function lookAtCrops(
  asked: readonly Asked[],
  { engine, second }: Recognisers,
): Promise<Answer[]> {
  const isForSecond = ({ look, layout }: Asked) => look.voice === 'second' && layout === 'line';
  const forSecond = second ? asked.filter(isForSecond) : [];
  // It reads while the engine does.
  const seconding = second && forSecond.length > 0 ? askSecond(forSecond, second) : Promise.resolve(null);
  const forEngine = asked.filter((each) => !second || !isForSecond(each));
  const answers = new Map<Asked, Answer>();
  const note = (all: readonly Asked[], read: readonly Answer[]) => {
    for (const [i, answer] of read.entries()) answers.set(all[i] as Asked, answer);
  };
  note(forEngine, await askEngine(forEngine, engine));
  const seconded = await seconding;
  if (seconded)
    note(
      forSecond,
      seconded.map((recognition, i) => ({ look: (forSecond[i] as Asked).look, recognition })),
    );
  else note(forSecond, await askEngine(forSecond, engine));
  return asked.map((each) => answers.get(each) as Answer);
}

async function askEngine(asked: readonly Asked[], engine: Engine): Promise<Answer[]> {
  const pictures = asked.map(({ field, layout, look }) => ({
    image: prepareCrop(field.crop, field.bounds, look.treatment),
    language: look.voice === 'second' ? look.substitute : look.voice,
    layout,
  }));
  const read = await engine.recognise(pictures);
  return asked.map(({ look: { treatment } }, i) => ({
    look: { voice: (pictures[i] as (typeof pictures)[number]).language, treatment },
    recognition: read[i] as Recognition,
  }));
}

/** Of dots it sees the strokes that they make and the dots themselves, and says what it is surer of: pens leave dots as well. */
async function askSecond(asked: readonly Asked[], second: SecondReader): Promise<Recognition[] | null> {
  const dotted = asked.filter(({ field }) => field.dots);
  const strokes = asked.map((each) => toSecondPicture(each, each.field.crop));
  const dots = dotted.flatMap((each) => (each.field.dots ? [toSecondPicture(each, each.field.dots)] : []));
  const read = await second.recognise([...strokes, ...dots]);
  if (!read) return null;
  const byDots = new Map(dotted.map((each, i) => [each, read[asked.length + i] as Recognition]));
  return asked.map((each, i) => {
    const [ofStrokes, ofDots] = [read[i] as Recognition, byDots.get(each)];
    return ofDots && surenessOf(ofDots) > surenessOf(ofStrokes) ? ofDots : ofStrokes;
  });
}

/** Of all letters together, in natural logarithm; nothing is less sure than no letter. */
function surenessOf({ characters }: Recognition): number {
  if (characters.length === 0) return Number.NEGATIVE_INFINITY;
  return mean(characters.map(({ confidence }) => Math.log(Math.max(confidence, minConfidence))));
}
const minConfidence = 0.01;

function toSecondPicture({ field: { bounds, spec }, look }: Asked, crop: Crop) {
  const image = prepareCrop(crop, bounds, look.treatment);
  const { alphabet } = getKindRules(spec.valueKind);
  return { image, shapes: listShapes(spec.valueKind), ...(alphabet !== undefined && { alphabet }) };
}
