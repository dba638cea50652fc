import type { Box } from '@puente/forms';
import type { Registration } from '../register/registration.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A form box as it stands on the image: [x, y, width, height] in fractions from the image's top left. */
export function toPageBox(image: Size, registration: Registration, [x, y, w, h]: Box): Box {
  const corners = [
    registration.toImage(x, y),
    registration.toImage(x + w, y),
    registration.toImage(x, y + h),
    registration.toImage(x + w, y + h),
  ];
  const xs = corners.map(([px]) => Math.min(Math.max(px / image.width, 0), 1));
  const ys = corners.map(([, py]) => Math.min(Math.max(py / image.height, 0), 1));
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}
