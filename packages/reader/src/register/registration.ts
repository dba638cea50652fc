import type { PageLandmarks, SourceForm } from '@puente/forms';
import { applyHomography, type Homography } from '../geometry/homography.ts';
import { bendPoint, type ResidualField } from './residual-field.ts';

/** Plain data: may be posted between threads, then made usable by `createRegistration`. */
export interface RegistrationData {
  readonly form: SourceForm;
  readonly edition: string;
  readonly page: number;
  readonly landmarks: PageLandmarks;
  /** Page points, origin top left, moved by the field, to image pixels. */
  readonly map: Homography;
  readonly field: ResidualField;
  /** Mean image pixels a point. */
  readonly perPoint: number;
  /** Share of the page's landmarks found where they should be, 0 to 1. */
  readonly agreement: number;
  /** The same of the part of the page where it is least. */
  readonly worstRegion: number;
}

/** Pages that lie as their form should agree with it at 0.97 and more; one that does not may be read a line too high. */
const soundAgreement = 0.93;
/** Even if one block of a page has moved, the page as a whole may still agree. */
const soundRegion = 0.6;

/** Whether a page lies as its form should, as a whole and everywhere. */
export const isSound = ({
  agreement,
  worstRegion,
}: Pick<RegistrationData, 'agreement' | 'worstRegion'>): boolean =>
  agreement >= soundAgreement && worstRegion >= soundRegion;

/** Where the points of a form page stand on an image. Points have their origin at the page's bottom left. */
export interface Registration extends RegistrationData {
  /** Form points to pixels, where pixel (0, 0) covers 0..1. */
  toImage(xPt: number, yPt: number): [px: number, py: number];
}

export function createRegistration(data: RegistrationData): Registration {
  const { map, field, landmarks } = data;
  return {
    ...data,
    toImage(xPt, yPt) {
      const [x, y] = bendPoint(field, xPt, landmarks.height - yPt);
      return applyHomography(map, x, y);
    },
  };
}
