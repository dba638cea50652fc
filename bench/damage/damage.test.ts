import { describe, expect, it } from 'vitest';
import type { Paper } from '../paper/write-paper.ts';
import { createRandom } from '../random.ts';
import { createGray } from '../scan/gray.ts';
import { createPen } from '../scan/pens.ts';
import { isOver } from './areas.ts';
import { planCorrections } from './corrections.ts';
import type { Damage, PaperBox } from './damage.ts';
import { planFolds } from './folds.ts';
import { planHoles } from './holes.ts';
import { planDamage } from './plan-damage.ts';
import { planStamps } from './stamps.ts';

describe('an area', () => {
  const frame = { x: 100, y: 100, width: 50, height: 10 };

  it.each([
    [{ x: 125, y: 105, width: 4, height: 4, degrees: 0 }, true],
    [{ x: 125, y: 130, width: 60, height: 20, degrees: 0 }, false],
    [{ x: 125, y: 130, width: 60, height: 20, degrees: 60 }, true],
    [{ x: 170, y: 125, width: 60, height: 6, degrees: 45 }, true],
    [{ x: 170, y: 125, width: 60, height: 6, degrees: -45 }, false],
  ])('%j is over a box: %s', (area, expected) => expect(isOver(area, frame)).toBe(expected));
});

/** Rows of boxes on every page, every second one filled in. */
function createScene(seed: string) {
  const boxes = [1, 2, 3, 4].flatMap((page) =>
    Array.from({ length: 60 }, (_, n): PaperBox => {
      const frame = { x: 38 + (n % 3) * 180, y: 100 + Math.floor(n / 3) * 30, width: 170, height: 16 };
      return { name: `${page}.${n}`, page, frame };
    }),
  );
  const filled = boxes.filter((_, n) => n % 2 === 0).map(({ name }) => [name, 'Port Said 12']);
  return { boxes, paper: Object.fromEntries(filled) as Paper, random: createRandom(seed) };
}

/** Places in points where a sheet of one gray is much lighter or darker than before. */
async function listChanges(damage: Damage, level: number): Promise<Array<{ x: number; y: number }>> {
  const sheet = createGray(2550, 3300, level);
  await damage.put(sheet, createPen(createRandom('pen'), null));
  const changes: Array<{ x: number; y: number }> = [];
  sheet.data.forEach((now, at) => {
    if (Math.abs(now - level) > 40) changes.push({ x: ((at % 2550) * 72) / 300, y: (at * 72) / 2550 / 300 });
  });
  return changes;
}

describe('damage', () => {
  it.each([
    ['stamps', planStamps],
    ['corrections', planCorrections],
    ['holes', planHoles],
    ['folds', planFolds],
  ])('by %s is there, and nowhere but where it says', async (_, plan) => {
    for (const damage of plan(createScene('a')).slice(0, 3)) {
      const changes = await listChanges(damage, 255);
      expect(changes.length).toBeGreaterThan(100);
      const astray = changes.filter(
        ({ x, y }) => !damage.areas.some((area) => isOver(area, { x, y, width: 0, height: 0 })),
      );
      expect(astray.slice(0, 3)).toEqual([]);
    }
  });

  it('by correction fluid covers what was printed there', async () => {
    const planned = ['a', 'b', 'c', 'd'].flatMap((seed) => planCorrections(createScene(seed)));
    const fluid = planned.find(({ areas }) => areas[0]?.width !== 170);
    const sheet = createGray(2550, 3300, 128);
    await fluid?.put(sheet, createPen(createRandom('pen'), null));
    expect(sheet.data.filter((level) => level === 255).length).toBeGreaterThan(3000);
  });

  it('names the boxes that it touches, filled or empty, and those that it writes itself', () => {
    const paper: Paper = { 'form1[0].#subform[0].PtAILine4_LastName[0]': 'Muñoz' };
    const plan = (kind: 'corrected' | 'folded') => planDamage(kind, '01/20/25', paper, createRandom('c'));
    const corrected = plan('corrected');
    expect(corrected.touched).toEqual(corrected.damage.map(({ rewrites }) => rewrites));
    expect(corrected.touched).toEqual(Object.keys(paper));
    expect(plan('folded').touched.length).toBeGreaterThan(10);
  });
});
