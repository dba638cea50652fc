import { isDifference } from '@puente/contract';
import { createRandom } from '../../filling/testing/random.ts';
import type { MirrorEntry } from '../mirror-entry.ts';
import { type Case, createCase, mirrorOf } from './cases.ts';
import type { Plant, Planted } from './plant.ts';
import { answerPlants } from './plants-answers.ts';
import { childPlants, familyPlants, personPlants } from './plants-person.ts';
import { entryPlants, homePlants, workPlants } from './plants-places.ts';

export const plants: readonly Plant[] = [
  ...personPlants,
  ...familyPlants,
  ...childPlants,
  ...homePlants,
  ...workPlants,
  ...entryPlants,
  ...answerPlants,
];

export interface PlantedCase {
  readonly seed: number;
  readonly planted: ReadonlyArray<Planted & { readonly name: string }>;
  readonly entries: readonly MirrorEntry[];
}

/** The plants that were used least come first; chance decides among them. */
function listTurns(uses: ReadonlyMap<string, number>, chance: () => number): readonly Plant[] {
  return plants
    .map((plant) => ({ plant, at: (uses.get(plant.name) ?? 0) + chance() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ plant }) => plant);
}

function plantInto(one: Case, count: number, uses: Map<string, number>) {
  const planted: (Planted & { readonly name: string })[] = [];
  const areas = new Set<string>();
  for (const plant of listTurns(uses, () => one.random.next())) {
    if (planted.length === count || areas.has(plant.area)) continue;
    const put = plant.put(one);
    if (put === null) continue;
    planted.push({ ...put, name: plant.name });
    areas.add(plant.area);
    uses.set(plant.name, (uses.get(plant.name) ?? 0) + 1);
  }
  return planted;
}

/** So many families, each in other spellings, with so many differences planted in each. */
export function plantDifferences(families: number, each: number, firstSeed = 1): readonly PlantedCase[] {
  const uses = new Map<string, number>();
  return Array.from({ length: families }, (_, index) => {
    const seed = firstSeed + index;
    const one = createCase(seed, createRandom(seed).next() < 0.7);
    const planted = plantInto(one, each, uses);
    return { seed, planted, entries: mirrorOf(one) };
  });
}

const shows = ({ topic, keys, verdict }: Planted, entry: MirrorEntry): boolean =>
  entry.topic === topic && keys.includes(entry.key) && entry.verdict === verdict;

/** Planted differences that no entry shows at the right item, on the right topic and with the right verdict. */
export const listUnshown = ({ planted, entries }: PlantedCase) =>
  planted.filter((one) => !entries.some((entry) => shows(one, entry)));

/** Differences that were not planted. One entry answers for one plant; the items that it touches besides are named by it. */
export function listFalseAlarms({ planted, entries }: PlantedCase): readonly MirrorEntry[] {
  const alarms = entries.filter(isDifference);
  const shown = planted.flatMap((one) => alarms.find((entry) => shows(one, entry)) ?? []);
  const touched = planted.flatMap(({ also = [] }) => also);
  return alarms.filter((entry) => !shown.includes(entry) && !touched.includes(entry.key));
}
