import { listCatalogues } from '@puente/forms/catalogues';
import type { DecisionsRefusal } from '../../apps/server/src/features/editions/read-decisions.ts';

const editions = () =>
  listCatalogues()
    .map(({ form, edition }) => `Form ${form}, edition ${edition}`)
    .join('; ');

type Say = (params: Readonly<Record<string, string>>) => string;

const refusals: Readonly<Record<DecisionsRefusal, Say>> = {
  worksheet: () =>
    'is a worksheet, not the official form. Download the form from its publisher and install that.',
  'no-text': () =>
    'has no print that can be read: a picture of a form cannot be filled. Install the PDF itself.',
  'not-a-form': () =>
    `does not say at the foot of its pages which form and edition it is. Known are: ${editions()}.`,
  'other-form': ({ form }) => `is Form ${form}, which is not filled here. Known are: ${editions()}.`,
  'no-boxes': ({ form }) =>
    `is Form ${form} without boxes to fill: a flattened copy. Download the fillable PDF.`,
  filled: ({ form, count }) => `is Form ${form}, but ${count} of its boxes are filled. Install a blank one.`,
  signed: ({ form }) => `is Form ${form}, but it is signed. Install a blank one.`,
  changed: ({ form, edition }) =>
    `says it is Form ${form}, edition ${edition}, but its boxes are not those of that edition: the file was changed. Download it again from its publisher.`,
  'older-edition': ({ form, edition, known: newer }) =>
    `is Form ${form}, edition ${edition}, older than ${newer}.`,
  'too-different': ({ form, edition, share }) =>
    `is Form ${form}, edition ${edition}, but only ${share} % of the boxes we know were found in it with certainty. Nothing is filled by guess. Known are: ${editions()}.`,
  'decisions-unreadable': () =>
    'has decisions beside it that cannot be read. CONTRIBUTING.md (An edition) shows how they are written.',
  'decisions-of-other-blank': () =>
    'has decisions beside it that were made for another file: their blankSha256 is not its own. Decide again, or take them away.',
  'decided-twice': ({ id }) => `has two decisions beside it for ${id}. Keep one.`,
  'decided-unknown': ({ id }) => `has a decision beside it for ${id}, which no box that we know is called.`,
  'decided-no-box': ({ id, take }) => `has a decision beside it for ${id}: it has no box ${take}.`,
  'decided-other-kind': ({ id, take }) =>
    `has a decision beside it for ${id}: ${take} is a box of another kind (text, checkbox or choice).`,
  'decided-onto-one': ({ id, take, other }) =>
    `has a decision beside it for ${id}: ${take} is taken by ${other}. Two answers never go into one box.`,
};

/** Why a file is not taken, as the rest of a sentence that begins with its name. */
export const sayRefusal = (code: DecisionsRefusal, params: Readonly<Record<string, string>> = {}): string =>
  refusals[code](params);
