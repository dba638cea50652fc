import type { Random } from '../random.ts';
import { gray } from '../scan/draw-ink.ts';
import { cover } from '../scan/lay-ink.ts';
import type { Area } from './areas.ts';
import type { Damage, Scene } from './damage.ts';

interface Hole {
  readonly x: number;
  readonly y: number;
}

/** Two holes at the top or three at the left, as punches for letter paper make them; some paper lay too far in. */
function planPunch(random: Random): { holes: Hole[]; radius: number; ink: number } {
  const inset = random.between(20, 46);
  const slip = random.between(-14, 14);
  const three = [99, 396, 693].map((y) => ({ x: inset, y: y + slip }));
  const two = [207, 405].map((x) => ({ x: x + slip, y: inset }));
  return {
    holes: random.chance(0.7) ? three : two,
    radius: random.between(8.5, 11.5),
    ink: random.pick([8, 25, 60, 110, 150]),
  };
}

const drawHole = ({ x, y }: Hole, radius: number, ink: number): string =>
  `<circle cx="${x + 0.8}" cy="${y + 0.9}" r="${radius}" fill="${gray(185)}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${gray(ink)}"/>`;

interface Staple extends Area {
  readonly ink: number;
}

const createStaple = (random: Random): Staple => ({
  x: random.between(24, 60),
  y: random.between(20, 52),
  width: 14,
  height: 3.5,
  degrees: random.between(-65, 15),
  ink: random.int(30, 95),
});

function drawStaple({ x, y, degrees, ink }: Staple): string {
  const wire = (dy: number, stroke: number, level: number, opacity: number) =>
    `<path d="M${x - 6} ${y + dy}h12" stroke="${gray(level)}" stroke-width="${stroke}" stroke-opacity="${opacity}" stroke-linecap="round"/>`;
  return `<g transform="rotate(${degrees.toFixed(1)} ${x} ${y})">${wire(1.1, 2.6, 120, 0.35)}${wire(0, 1.4, ink, 1)}${wire(-0.35, 0.35, 220, 0.8)}</g>`;
}

/** The whole stack was punched at once; each sheet lay a little differently. The staple is in the first sheet, now and then in others. */
export function planHoles({ boxes, random }: Scene): Damage[] {
  const { holes, radius, ink } = planPunch(random);
  const pageCount = Math.max(...boxes.map(({ page }) => page));
  return Array.from({ length: pageCount }, (_, index): Damage => {
    const own = holes.map(({ x, y }) => ({ x: x + random.normal(), y: y + random.normal() }));
    const staple = index === 0 || random.chance(0.25) ? createStaple(random) : null;
    const areas = own.map(({ x, y }) => ({ x, y, width: 2 * radius, height: 2 * radius, degrees: 0 }));
    const body = own.map((hole) => drawHole(hole, radius, ink)).join('') + (staple ? drawStaple(staple) : '');
    return {
      page: index + 1,
      areas: staple ? [...areas, staple] : areas,
      put: (sheet) => cover(sheet, body),
    };
  });
}
