import sharp from 'sharp';
import type { Case } from '../create-case.ts';
import { planSheets, type SheetPlan } from '../profiles.ts';
import type { Random } from '../random.ts';
import { assemblePdf, type Sheet } from './assemble-pdf.ts';
import type { Blank } from './blank.ts';
import { drawInk } from './draw-ink.ts';
import { drawLetter } from './draw-letter.ts';
import { fillFields } from './fill-fields.ts';
import { clampByte, copyGray, type Gray } from './gray.ts';
import { createLook, type Look } from './looks.ts';
import { createPen, type Pen } from './pens.ts';
import { turn } from './turn.ts';

/** What every page is drawn at before a scanner sees it. */
const sharpDpi = 300;

/** The blank page with the ink on it, as it comes from the printer or the pen. */
export async function drawPage(
  blank: Blank,
  page: number,
  paper: Case['truth']['paper'],
  pen: Pen,
  random: Random,
): Promise<Gray> {
  const sheet = copyGray(blank.renderPage(page, sharpDpi));
  const fields = blank.fields.filter((field) => field.page === page && paper[field.name] !== undefined);
  if (fields.length === 0) return sheet;
  const svg = drawInk(paper, fields, pen, random, sharpDpi);
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [width, height] = [Math.min(info.width, sheet.width), Math.min(info.height, sheet.height)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const alpha = data[(y * info.width + x) * 4 + 3] ?? 0;
      if (alpha === 0) continue;
      const at = y * sheet.width + x;
      const ink = data[(y * info.width + x) * 4] ?? 0;
      const over = clampByte(((sheet.data[at] ?? 0) * (255 - alpha) + ink * alpha) / 255);
      sheet.data[at] = Math.min(sheet.data[at] ?? 0, over);
    }
  }
  return sheet;
}

async function scanSheet(plan: SheetPlan, fresh: Gray, look: Look, random: Random): Promise<Sheet> {
  const upright = look(fresh, random);
  if (plan.turned === 0) return { scan: upright, shownTurned: 0 };
  // Some scanners store the picture as it was fed, others note the turn in the page instead.
  const scan = { ...upright, image: turn(upright.image, plan.turned) };
  const sideways = plan.turned % 2 === 1;
  const sized = sideways ? { ...scan, widthPt: scan.heightPt, heightPt: scan.widthPt } : scan;
  return {
    scan: sized,
    shownTurned: random.chance(0.15) ? ((((4 - plan.turned) % 4) * 90) as 90 | 180 | 270) : 0,
  };
}

/** The upload's bytes for a case: digital, or every page drawn, degraded and put back into a PDF. */
export async function renderCase(created: Case, blank: Blank): Promise<Uint8Array> {
  const { profile, truth } = created;
  const random = created.random.fork('scan');
  if (profile.medium !== 'scan')
    return fillFields(blank.bytes, truth.paper, random, profile.medium === 'text');
  const pen = createPen(random, profile.hand ?? null);
  const look = createLook(profile.look, random.fork('device'));
  const plans = planSheets(profile, blank.pageCount, random.fork('order'));
  const sheets: Sheet[] = [];
  for (const [index, plan] of plans.entries()) {
    const own = random.fork(`sheet-${index}`);
    const fresh = plan.formPage
      ? await drawPage(blank, plan.formPage, truth.paper, pen, random.fork(`ink-${plan.formPage}`))
      : await drawLetter(own, sharpDpi);
    sheets.push(await scanSheet(plan, fresh, look, own));
  }
  return assemblePdf(sheets);
}
