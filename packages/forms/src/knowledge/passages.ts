import type { Passage } from './passage.ts';
import { addressChange } from './topics/address-change.ts';
import { categories } from './topics/categories.ts';
import { clocks } from './topics/clocks.ts';
import { confidentiality } from './topics/confidentiality.ts';
import { documents } from './topics/documents.ts';
import { editions } from './topics/editions.ts';
import { filing } from './topics/filing.ts';
import { filling } from './topics/filling.ts';
import { help } from './topics/help.ts';
import { medical } from './topics/medical.ts';
import { mistakes } from './topics/mistakes.ts';
import { money } from './topics/money.ts';
import { photosAndInterview } from './topics/photos-and-interview.ts';
import { rejections } from './topics/rejections.ts';
import { signing } from './topics/signing.ts';
import { terms } from './topics/terms.ts';
import { travel } from './topics/travel.ts';
import { whoMayFile } from './topics/who-may-file.ts';

const topics = {
  addressChange,
  categories,
  clocks,
  confidentiality,
  documents,
  editions,
  filing,
  filling,
  help,
  medical,
  mistakes,
  money,
  photosAndInterview,
  rejections,
  signing,
  terms,
  travel,
  whoMayFile,
};

type Topics = typeof topics;
/** The id of a passage, of whatever topic. */
export type PassageId = { [Name in keyof Topics]: keyof Topics[Name] }[keyof Topics] & string;

const all: Readonly<Record<string, Passage>> = Object.assign({}, ...Object.values(topics));

export const passageIds: readonly PassageId[] = Object.keys(all) as PassageId[];

export const isPassageId = (id: string): id is PassageId => Object.hasOwn(all, id);

export function getPassage(id: PassageId): Passage {
  const passage = all[id];
  if (!passage) throw new Error(`no passage ${id}`);
  return passage;
}
