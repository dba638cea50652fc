import type { FieldSpec } from '../../catalogue.ts';

/** Width of one Courier character as a share of its size; every text box of these forms is set in Courier. */
const courierWidth = 0.6;
/** Points left free in a text box across and down, and the height of a line as a share of the font size. */
const marginAcross = 4;
const marginDown = 2;
const lineHeight = 1.2;

interface TextBox {
  /** Points. */
  readonly width: number;
  readonly height: number;
  readonly maxLength?: number | null | undefined;
  readonly multiline?: boolean | undefined;
  readonly comb?: boolean | undefined;
}

/** What a text box holds when it is set in letters of a size, in points. */
export function toTextFacts(
  { width, height, maxLength, multiline, comb }: TextBox,
  fontSizePt: number,
): Pick<FieldSpec, 'maxLength' | 'fits' | 'lines' | 'comb'> {
  const lines = Math.max(1, Math.floor((height - marginDown) / (fontSizePt * lineHeight)));
  return {
    ...(maxLength === null || maxLength === undefined ? {} : { maxLength }),
    fits: Math.floor((width - marginAcross) / (fontSizePt * courierWidth)),
    ...(multiline ? { lines } : {}),
    ...(comb ? { comb: true } : {}),
  };
}
