import type { Random } from '../random.ts';
import { addDarkEdges, addGrain, addShade, addSpecks, applyCurve, blur, dropRows, toOneBit } from './dirt.ts';
import { aspect, flat, type Look, letter, signed, skewOf } from './lay-flat.ts';
import {
  type Corner,
  chain,
  curlMapping,
  feedMapping,
  perspectiveMapping,
  skewMapping,
  warp,
} from './warp.ts';
import { onShadedPaper, speckledFax, thirdCopy, washedOut } from './worn-looks.ts';

export type LookName =
  | 'clean300'
  | 'office200'
  | 'skewed150'
  | 'feeder'
  | 'fax'
  | 'copy'
  | 'phone'
  | 'third-copy'
  | 'speckled-fax'
  | 'washed-out'
  | 'shaded-paper';

function clean300(device: Random): Look {
  const quality = device.int(80, 92);
  return (page, random) => {
    const image = flat(page, {
      dpi: 300,
      mappings: [skewMapping(skewOf(random, signed(random, 0, 0.3), 0.003, 0.004), aspect)],
      lid: 255,
    });
    return letter(addGrain(image, random, 2), quality);
  };
}

function office200(device: Random): Look {
  const [quality, tilt, rounds] = [device.int(60, 80), device.between(0.2, 1), device.int(0, 1)];
  return (page, random) => {
    const skew = skewMapping(skewOf(random, signed(random, 0, tilt), 0.012, 0.012), aspect);
    const image = flat(page, {
      dpi: 200,
      mappings: [skew, feedMapping(random, 0.0002)],
      lid: device.pick([255, 245, 250]),
    });
    return letter(addGrain(addSpecks(blur(image, rounds), random, 8), random, device.between(2, 6)), quality);
  };
}

function skewed150(device: Random): Look {
  const quality = device.int(60, 80);
  return (page, random) => {
    const degrees = signed(random, 0.8, random.chance(0.15) ? 5 : 3);
    const image = flat(page, {
      dpi: 150,
      mappings: [skewMapping(skewOf(random, degrees, 0.02, 0.01), aspect)],
      lid: 255,
    });
    return letter(addGrain(image, random, device.between(2, 6)), quality);
  };
}

function feeder(device: Random): Look {
  const [dpi, strength] = [device.pick([200, 200, 240, 300]), device.between(0.0008, 0.002)];
  return (page, random) => {
    const skew = skewOf(random, signed(random, 0, 1.2), 0.015, 0.01);
    const stretched = { ...skew, scaleY: skew.scaleY * (1 + random.between(-0.015, 0.015)) };
    const image = flat(page, {
      dpi,
      mappings: [skewMapping(stretched, aspect), feedMapping(random, strength)],
      lid: 250,
    });
    return letter(addGrain(addSpecks(image, random, 10), random, 4), device.int(60, 80));
  };
}

function fax(device: Random): Look {
  const threshold = device.int(120, 175);
  return (page, random) => {
    const skew = skewMapping(skewOf(random, signed(random, 0, 0.7), 0.015, 0.008), aspect);
    const image = flat(page, {
      dpi: 204,
      dpiY: 196,
      mappings: [skew, feedMapping(random, 0.0006)],
      lid: 255,
    });
    const rough = addGrain(device.chance(0.5) ? blur(image, 1) : image, random, device.between(10, 24));
    return letter(
      dropRows(toOneBit(addSpecks(toOneBit(rough, threshold), random, 25), 128), random, random.int(0, 6)),
      0,
      1,
    );
  };
}

function copy(device: Random): Look {
  const curve = {
    middle: device.int(115, 160),
    gain: device.between(6, 12),
    paper: device.int(212, 250),
    ink: device.int(5, 45),
  };
  return (page, random) => {
    const first = flat(page, {
      dpi: 250,
      mappings: [skewMapping(skewOf(random, signed(random, 0, 0.8), 0.012, 0.01), aspect)],
      lid: 60,
    });
    const once = addSpecks(
      addGrain(applyCurve(blur(first, 1), { ...curve, paper: 255, ink: 0 }), random, 8),
      random,
      40,
    );
    const second = flat(once, {
      dpi: 200,
      mappings: [
        skewMapping(skewOf(random, signed(random, 0, 0.8), 0.012, 0.01), aspect),
        feedMapping(random, 0.0005),
      ],
      lid: 40,
    });
    const twice = applyCurve(blur(second, device.int(0, 1)), curve);
    const dirty = addDarkEdges(addSpecks(twice, random, device.between(20, 150)), random, 40);
    return letter(addGrain(dirty, random, device.between(3, 8)), device.int(55, 75));
  };
}

function corners(random: Random, room: number): readonly [Corner, Corner, Corner, Corner] {
  const near = () => random.between(0.012, room);
  return [
    [near(), near()],
    [1 - near(), near()],
    [1 - near(), 1 - near()],
    [near(), 1 - near()],
  ];
}

function phone(device: Random): Look {
  const width = device.int(1700, 2500);
  const height = Math.round(width * device.pick([1.277, 1.333, 1.333, 1.41]));
  const [desk, grainy] = [device.int(40, 170), device.between(2, 7)];
  const warm = device.between(-0.06, 0.08);
  return (page, random) => {
    const ripple = random.between(0.01, 0.05);
    const mapping = chain([
      perspectiveMapping(corners(random, 0.07)),
      curlMapping(random, random.between(0, 0.004)),
    ]);
    const beyond = (x: number, y: number) => desk + 14 * Math.sin(x * ripple) * Math.sin(y * ripple * 0.7);
    const image = addShade(warp(page, { width, height, mapping, beyond }), random, random.between(0.1, 0.45));
    const soft = addGrain(blur(image, random.int(0, 1)), random, grainy);
    const points = 72 / random.pick([200, 220, 220, 240]);
    return {
      image: soft,
      bits: 8,
      jpegQuality: device.int(65, 85),
      widthPt: width * points,
      heightPt: height * points,
      tint: [1, 1 - Math.abs(warm) / 3, 1 - Math.max(0, warm)],
    };
  };
}

const looks: Record<LookName, (device: Random) => Look> = {
  clean300,
  office200,
  skewed150,
  feeder,
  fax,
  copy,
  phone,
  'third-copy': thirdCopy,
  'speckled-fax': speckledFax,
  'washed-out': washedOut,
  'shaded-paper': (device) => onShadedPaper(device, office200(device)),
};
export const createLook = (name: LookName, device: Random): Look => looks[name](device);
