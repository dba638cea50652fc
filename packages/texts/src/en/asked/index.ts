import { addressChange } from './address-change.ts';
import { categories } from './categories.ts';
import { clocks } from './clocks.ts';
import { confidentiality } from './confidentiality.ts';
import { documents } from './documents.ts';
import { editions } from './editions.ts';
import { filing } from './filing.ts';
import { filling } from './filling.ts';
import { help } from './help.ts';
import { medical } from './medical.ts';
import { mistakes } from './mistakes.ts';
import { money } from './money.ts';
import { photosAndInterview } from './photos-and-interview.ts';
import { rejections } from './rejections.ts';
import { signing } from './signing.ts';
import { terms } from './terms.ts';
import { travel } from './travel.ts';
import { whoMayFile } from './who-may-file.ts';

export const questions = {
  ...addressChange,
  ...categories,
  ...clocks,
  ...confidentiality,
  ...documents,
  ...editions,
  ...filing,
  ...filling,
  ...help,
  ...medical,
  ...mistakes,
  ...money,
  ...photosAndInterview,
  ...rejections,
  ...signing,
  ...terms,
  ...travel,
  ...whoMayFile,
} as const;
