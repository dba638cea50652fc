import type { Frame } from '../scan/place-text.ts';

/** A rectangle by its middle, in points from the page's top left, turned clockwise about it. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly degrees: number;
}

/** Ink of a value may stand out of its box by so much. */
const marginPt = 2;

/** Whether the area reaches into a box: two rectangles are apart when they are along a side of one of them. */
export function isOver(area: Area, frame: Frame): boolean {
  const [halfWidth, halfHeight] = [frame.width / 2 + marginPt, frame.height / 2 + marginPt];
  const [dx, dy] = [frame.x + frame.width / 2 - area.x, frame.y + frame.height / 2 - area.y];
  const angle = (area.degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [reachX, reachY] = [
    (area.width * Math.abs(cos) + area.height * Math.abs(sin)) / 2,
    (area.width * Math.abs(sin) + area.height * Math.abs(cos)) / 2,
  ];
  if (Math.abs(dx) > halfWidth + reachX || Math.abs(dy) > halfHeight + reachY) return false;
  const along = halfWidth * Math.abs(cos) + halfHeight * Math.abs(sin);
  const across = halfWidth * Math.abs(sin) + halfHeight * Math.abs(cos);
  return (
    Math.abs(dx * cos + dy * sin) <= along + area.width / 2 &&
    Math.abs(dy * cos - dx * sin) <= across + area.height / 2
  );
}
