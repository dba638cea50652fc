import { addressChange } from './knowledge/address-change.ts';
import { categories } from './knowledge/categories.ts';
import { clocks } from './knowledge/clocks.ts';
import { confidentiality } from './knowledge/confidentiality.ts';
import { documents } from './knowledge/documents.ts';
import { editions } from './knowledge/editions.ts';
import { filing } from './knowledge/filing.ts';
import { filling } from './knowledge/filling.ts';
import { help } from './knowledge/help.ts';
import { medical } from './knowledge/medical.ts';
import { mistakes } from './knowledge/mistakes.ts';
import { money } from './knowledge/money.ts';
import { photosAndInterview } from './knowledge/photos-and-interview.ts';
import { rejections } from './knowledge/rejections.ts';
import { signing } from './knowledge/signing.ts';
import { terms } from './knowledge/terms.ts';
import { travel } from './knowledge/travel.ts';
import { whoMayFile } from './knowledge/who-may-file.ts';

/** The sentences that the legal helper quotes, by passage; what is known of each is in `forms`. */
export const texts = {
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
