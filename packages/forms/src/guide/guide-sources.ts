import type { Dated } from '../dated.ts';

/** How sure it is, as of a `Fact`. */
type Sureness = 'form' | 'official' | 'reported' | 'unverified';

const sources = {
  'asylee-adjustment': { named: 'INA 209(b), 8 U.S.C. 1159(b)', sure: 'official' },
  'asylee-rules': { named: '8 CFR 209.2', sure: 'official' },
  'manual-asylees': { named: 'USCIS Policy Manual, Volume 7, Part M', sure: 'official' },
  'manual-asylee-proof': { named: 'USCIS Policy Manual, Volume 7, Part M, chapter 4', sure: 'official' },
  'manual-asylee-interview': { named: 'USCIS Policy Manual, Volume 7, Part M, chapter 5', sure: 'official' },
  'one-year-alert': { named: 'USCIS Policy Alert PA-2023-01', sure: 'reported' },
  inadmissibility: { named: 'INA 212(a), 8 U.S.C. 1182(a)', sure: 'unverified' },
  'inadmissibility-waiver': { named: 'INA 209(c); 8 CFR 209.2(b)', sure: 'official' },
  'removal-law': { named: 'INA 237, 239, 240 (8 U.S.C. 1227, 1229, 1229a)', sure: 'unverified' },
  'security-grounds': { named: 'INA 212(a)(3), 8 U.S.C. 1182(a)(3)', sure: 'unverified' },
  'signature-rule': { named: '8 CFR 103.2(a)(2)', sure: 'reported' },
  'pasted-signature-rule': { named: '8 CFR 103.2(a)(7)(ii)(A)', sure: 'reported' },
  'evidence-rule': { named: '8 CFR 103.2(b)(2) and (b)(3)', sure: 'unverified' },
  'perjury-law': { named: '28 U.S.C. 1746; 18 U.S.C. 1001 and 1546', sure: 'unverified' },
  'signed-contents': { named: 'Matter of Valdez, 27 I&N Dec. 496', sure: 'reported' },
  'document-fraud-law': { named: 'INA 274C, 8 U.S.C. 1324c', sure: 'form' },
  'preparer-rule': { named: '8 CFR 1.2', sure: 'official' },
  'address-change': { named: 'INA 265, 8 U.S.C. 1305', sure: 'unverified' },
  'sex-policy': { named: 'USCIS Policy Manual, Volume 1', sure: 'reported' },
  'work-after-grant': { named: '8 CFR 274a.12(a)(5)', sure: 'unverified' },
  'work-while-pending': { named: '8 CFR 208.7; 8 CFR 274a.12(c)(8)', sure: 'official' },
  'work-with-i485': { named: '8 CFR 274a.12(c)(9)', sure: 'unverified' },
  'child-status': { named: 'Child Status Protection Act, Pub. L. 107-208', sure: 'unverified' },
  'departure-decision': { named: 'Matter of Delcarmen-Lara (13 Aug 2026)', sure: 'reported' },
  'frivolous-asylum': { named: 'INA 208(d)(6), 8 U.S.C. 1158(d)(6)', sure: 'form' },
  'fee-rule': { named: '8 CFR 106.3', sure: 'official' },
} as const satisfies Record<string, { readonly named: string; readonly sure: Sureness }>;

export type GuideSourceCode = keyof typeof sources;

export interface GuideSource {
  readonly named: string;
  readonly sure: Sureness;
}

export const isSourceCode = (code: string): code is GuideSourceCode => Object.hasOwn(sources, code);

export const getSource = (code: GuideSourceCode): GuideSource => sources[code];

/** When the sources were looked at (none on the live web), and how long what rests on reports alone is repeated. */
export const guideSourceDates: Dated = { checked: '2026-11-22', checkBy: '2027-02-20' };
