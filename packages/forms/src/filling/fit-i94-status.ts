import { toClassOfAdmission } from '../values/i94-status.ts';
import { toOneLine } from '../values/spelling/latin-text.ts';
import { type BoxLimits, type Fit, fitText } from './fit-text.ts';

/**
 * As `fitText`, for the status on the I-94 (I-485 edition 01/20/25, Part 1 item 12, which asks for the class of admission).
 * The typing script of that box takes letters and spaces alone, so that nobody could type `B2` there; the box itself has no
 * such limit, and shows a class as the I-94 prints it.
 */
export function fitI94Status(value: string, limits: BoxLimits): Fit {
  const text = toClassOfAdmission(value);
  return text === null ? fitText(value, limits) : { kind: 'fits', text, changed: text !== toOneLine(value) };
}
