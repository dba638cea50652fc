import { getCatalogue } from '@puente/forms/catalogues';
import type { Edition } from '../paper/fields.ts';
import type { Paper } from '../paper/write-paper.ts';
import type { Random } from '../random.ts';
import { isOver } from './areas.ts';
import { planCorrections } from './corrections.ts';
import { type Damage, type DamageKind, type PaperBox, pageSize, type Scene } from './damage.ts';
import { planFolds } from './folds.ts';
import { planHoles } from './holes.ts';
import { planStamps } from './stamps.ts';

const planners: Record<DamageKind, (scene: Scene) => Damage[]> = {
  stamped: planStamps,
  corrected: planCorrections,
  holed: planHoles,
  folded: planFolds,
};

function listBoxes(edition: Edition): PaperBox[] {
  return getCatalogue('I-589', edition).fields.map(({ pdfName, page, box: [x, y, width, height] }) => ({
    name: pdfName,
    page,
    frame: { x, y: pageSize.height - y - height, width, height },
  }));
}

/** What befalls this paper, and which boxes it touches. */
export function planDamage(
  kind: DamageKind,
  edition: Edition,
  paper: Paper,
  random: Random,
): { damage: Damage[]; touched: string[] } {
  const boxes = listBoxes(edition);
  const damage = planners[kind]({ boxes, paper, random });
  const touched = boxes.filter(({ name, page, frame }) =>
    damage.some(
      (each) =>
        each.rewrites === name || (each.page === page && each.areas.some((area) => isOver(area, frame))),
    ),
  );
  return { damage, touched: touched.map(({ name }) => name) };
}
