import type { Case } from '../create-case.ts';
import type { Damage } from '../damage/damage.ts';
import { planSheets, type SheetPlan } from '../profiles.ts';
import type { Random } from '../random.ts';
import { assemblePdf, type Sheet } from './assemble-pdf.ts';
import type { Blank } from './blank.ts';
import { drawInk } from './draw-ink.ts';
import { drawLetter } from './draw-letter.ts';
import { fillFields } from './fill-fields.ts';
import { copyGray, type Gray } from './gray.ts';
import type { Look } from './lay-flat.ts';
import { layInk, sharpDpi } from './lay-ink.ts';
import { createLook } from './looks.ts';
import { choosePen, type Pen } from './pens.ts';
import { turn } from './turn.ts';

/** The blank page with the ink on it, as it comes from the printer or the pen, and with what befell it since. */
export async function drawPage(
  blank: Blank,
  page: number,
  paper: Case['truth']['paper'],
  pen: Pen,
  random: Random,
  damage: readonly Damage[] = [],
): Promise<Gray> {
  const sheet = copyGray(blank.renderPage(page, sharpDpi));
  const own = damage.filter((each) => each.page === page);
  const fields = blank.fields.filter(
    ({ name, page: at }) => at === page && !own.some(({ rewrites }) => rewrites === name),
  );
  const ink = drawInk(paper, fields, pen, random);
  if (ink) await layInk(sheet, ink);
  for (const { put } of own) await put(sheet, pen);
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
  const { profile, truth, damage } = created;
  const random = created.random.fork('scan');
  if (profile.medium !== 'scan')
    return fillFields(blank.bytes, truth.paper, random, profile.medium === 'text');
  const pen = choosePen(random, profile);
  const look = createLook(profile.look, random.fork('device'));
  const plans = planSheets(profile, blank.pageCount, random.fork('order'));
  const sheets: Sheet[] = [];
  for (const [index, plan] of plans.entries()) {
    const own = random.fork(`sheet-${index}`);
    const fresh = plan.formPage
      ? await drawPage(blank, plan.formPage, truth.paper, pen, random.fork(`ink-${plan.formPage}`), damage)
      : await drawLetter(own, sharpDpi);
    sheets.push(await scanSheet(plan, fresh, look, own));
  }
  return assemblePdf(sheets);
}
