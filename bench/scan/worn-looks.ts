import type { Random } from '../random.ts';
import { addDarkEdges, addGrain, addSpecks, applyCurve, blur, dropRows, toOneBit } from './dirt.ts';
import type { Gray } from './gray.ts';
import { aspect, flat, type Look, letter, signed, skewOf } from './lay-flat.ts';
import { feedMapping, skewMapping } from './warp.ts';
import { addMottle, fadePrint, halveRows, type Stock, shadePaper } from './wear.ts';

interface Copier {
  readonly dpi: number;
  readonly middle: number;
  readonly gain: number;
  readonly uneven: number;
  readonly grain: number;
  readonly specks: number;
}

/** One pass through a copier whose toner lies unevenly: where it is thin, rules break; where it is thick, letters clot. */
function copyOnce(page: Gray, copier: Copier, random: Random): Gray {
  const image = flat(page, {
    dpi: copier.dpi,
    mappings: [
      skewMapping(skewOf(random, signed(random, 0, 0.6), 0.01, 0.006), aspect),
      feedMapping(random, 0.0004),
    ],
    lid: 120,
  });
  const soft = blur(image, 1);
  const wide = addMottle(soft, random, { cellX: 60, cellY: 60 }, copier.uneven * 0.4);
  const rough = addGrain(
    addMottle(wide, random, { cellX: 7, cellY: 7 }, copier.uneven),
    random,
    copier.grain,
  );
  const { middle, gain } = copier;
  return addSpecks(applyCurve(rough, { middle, gain, paper: 255, ink: 0 }), random, copier.specks);
}

/** A copy of a copy of a copy. */
export function thirdCopy(device: Random): Look {
  const copiers = [0, 1, 2].map(
    (): Copier => ({
      dpi: device.pick([240, 260, 300]),
      middle: device.int(124, 156),
      gain: device.between(10, 16),
      uneven: device.between(15, 25),
      grain: device.between(4, 10),
      specks: device.between(10, 60),
    }),
  );
  const scan = { middle: device.int(120, 150), gain: device.between(4, 8) };
  const [paper, ink, quality] = [device.int(222, 252), device.int(5, 50), device.int(55, 75)];
  return (page, random) => {
    const copied = copiers.reduce((image, copier) => copyOnce(image, copier, random), page);
    const image = flat(addDarkEdges(copied, random, 60), {
      dpi: 200,
      mappings: [skewMapping(skewOf(random, signed(random, 0, 0.8), 0.01, 0.008), aspect)],
      lid: 60,
    });
    return letter(addGrain(applyCurve(image, { ...scan, paper, ink }), random, 4), quality);
  };
}

/** Standard resolution, 204 x 98, over a bad line: specks everywhere, rows lost. */
export function speckledFax(device: Random): Look {
  const [threshold, specks] = [device.int(135, 180), device.between(330, 2500)];
  return (page, random) => {
    const image = flat(page, {
      dpi: 204,
      dpiY: 196,
      mappings: [
        skewMapping(skewOf(random, signed(random, 0, 0.6), 0.012, 0.008), aspect),
        feedMapping(random, 0.0005),
      ],
      lid: 255,
    });
    const rough = toOneBit(addGrain(halveRows(image), random, device.between(6, 16)), threshold);
    const dirty = toOneBit(addSpecks(rough, random, specks * random.between(0.7, 1.2)), 128);
    return letter(dropRows(dirty, random, random.int(0, 6)), 0, 1);
  };
}

/** Printed with the last of the toner: faint zones across the page, strokes with gaps, gray on paper. */
export function washedOut(device: Random): Look {
  const quality = device.int(65, 85);
  const [full, faint] = [device.between(0.48, 0.7), device.between(0.26, 0.36)];
  const [paper, rounds] = [device.int(228, 252), device.int(0, 1)];
  return (page, random) => {
    const bandPx = random.between(120, 420);
    const printed = fadePrint(page, random, { full, faint, bandPx, flakePx: random.between(2.5, 4) });
    const image = flat(printed, {
      dpi: 200,
      mappings: [
        skewMapping(skewOf(random, signed(random, 0, 0.7), 0.012, 0.01), aspect),
        feedMapping(random, 0.0002),
      ],
      lid: paper,
    });
    const soft = applyCurve(blur(image, rounds), { middle: 128, gain: 1, paper, ink: 20 });
    return letter(addGrain(addSpecks(soft, random, 8), random, device.between(2, 5)), quality);
  };
}

const tints: ReadonlyArray<NonNullable<ReturnType<Look>['tint']>> = [
  [1, 1, 1],
  [1, 0.97, 0.8],
  [1, 0.88, 0.86],
  [0.86, 0.95, 1],
  [0.88, 1, 0.88],
  [0.98, 0.94, 0.87],
];

/** Coloured, gray or recycled paper in a scanner that sees colour. */
export function onShadedPaper(device: Random, scan: Look): Look {
  const stock: Stock = {
    shade: device.int(165, 225),
    mottle: device.between(2, 7),
    fibres: device.chance(0.6) ? device.int(20, 300) : 0,
  };
  const tint = device.pick(tints);
  return (page, random) => ({ ...scan(shadePaper(page, random, stock), random), tint });
}
