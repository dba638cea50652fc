/** How sure it is, as of a `Fact`. `own`: how this service itself works. */
type Sureness = 'form' | 'official' | 'reported' | 'unverified' | 'own';

interface Listed {
  readonly named: string;
  readonly sure: Sureness;
  /** Where it is looked up again; null: it has no page of its own. */
  readonly page: string | null;
}

const law = 'uscis.gov/laws-and-policy';
const manual = 'uscis.gov/policy-manual';

const sources = {
  'form-i485': { named: 'Form I-485 and its instructions', sure: 'form', page: 'uscis.gov/i-485' },
  'form-i765': { named: 'Form I-765 and its instructions', sure: 'form', page: 'uscis.gov/i-765' },
  'form-i589': { named: 'Form I-589 and its instructions', sure: 'form', page: 'uscis.gov/i-589' },
  'asylee-adjustment': { named: 'INA 209(b), 8 U.S.C. 1159(b)', sure: 'official', page: law },
  'asylee-rules': { named: '8 CFR 209.2', sure: 'official', page: law },
  'manual-asylees': { named: 'USCIS Policy Manual, Volume 7, Part M', sure: 'official', page: manual },
  'manual-asylee-proof': {
    named: 'USCIS Policy Manual, Volume 7, Part M, chapter 4',
    sure: 'official',
    page: manual,
  },
  'manual-asylee-interview': {
    named: 'USCIS Policy Manual, Volume 7, Part M, chapter 5',
    sure: 'official',
    page: manual,
  },
  'one-year-alert': { named: 'USCIS Policy Alert PA-2023-01', sure: 'reported', page: manual },
  inadmissibility: { named: 'INA 212(a), 8 U.S.C. 1182(a)', sure: 'unverified', page: law },
  'inadmissibility-waiver': {
    named: 'INA 209(c); 8 CFR 209.2(b)',
    sure: 'official',
    page: 'uscis.gov/i-602',
  },
  'removal-law': { named: 'INA 237, 239, 240 (8 U.S.C. 1227, 1229, 1229a)', sure: 'unverified', page: law },
  'security-grounds': { named: 'INA 212(a)(3), 8 U.S.C. 1182(a)(3)', sure: 'unverified', page: law },
  'signature-rule': { named: '8 CFR 103.2(a)(2)', sure: 'reported', page: law },
  'pasted-signature-rule': { named: '8 CFR 103.2(a)(7)(ii)(A)', sure: 'reported', page: law },
  'filing-rule': { named: '8 CFR 103.2(a)(1) and (a)(7)', sure: 'reported', page: law },
  'evidence-rule': { named: '8 CFR 103.2(b)(2) and (b)(3)', sure: 'unverified', page: law },
  'perjury-law': { named: '28 U.S.C. 1746; 18 U.S.C. 1001 and 1546', sure: 'unverified', page: law },
  'signed-contents': { named: 'Matter of Valdez, 27 I&N Dec. 496', sure: 'reported', page: null },
  'document-fraud-law': { named: 'INA 274C, 8 U.S.C. 1324c', sure: 'form', page: law },
  'preparer-rule': { named: '8 CFR 1.2', sure: 'official', page: law },
  'representation-rule': { named: '8 CFR 292.1', sure: 'reported', page: law },
  'address-change': {
    named: 'INA 265, 8 U.S.C. 1305; Form AR-11',
    sure: 'unverified',
    page: 'uscis.gov/ar-11',
  },
  'sex-policy': { named: 'USCIS Policy Manual, Volume 1', sure: 'reported', page: manual },
  'work-after-grant': { named: '8 CFR 274a.12(a)(5)', sure: 'unverified', page: 'uscis.gov/i-765' },
  'work-while-pending': {
    named: '8 CFR 208.7; 8 CFR 274a.12(c)(8)',
    sure: 'official',
    page: 'uscis.gov/i-765',
  },
  'work-with-i485': { named: '8 CFR 274a.12(c)(9)', sure: 'unverified', page: 'uscis.gov/i-765' },
  'work-rule-proposed': {
    named: '91 FR 8616 (proposed rule, 23 Feb 2026)',
    sure: 'reported',
    page: 'federalregister.gov',
  },
  'card-validity-alert': {
    named: 'USCIS policy alert of 4 Dec 2025',
    sure: 'reported',
    page: 'uscis.gov/i-765',
  },
  'extension-rule': { named: 'Interim final rule of 30 Oct 2025', sure: 'reported', page: 'uscis.gov/i-765' },
  'child-status': { named: 'Child Status Protection Act, Pub. L. 107-208', sure: 'unverified', page: law },
  'departure-decision': { named: 'Matter of Delcarmen-Lara (13 Aug 2026)', sure: 'reported', page: null },
  'travel-papers': { named: 'Form I-131', sure: 'unverified', page: 'uscis.gov/i-131' },
  'frivolous-asylum': { named: 'INA 208(d)(6), 8 U.S.C. 1158(d)(6)', sure: 'form', page: law },
  'fee-rule': { named: '8 CFR 106.3', sure: 'official', page: 'uscis.gov/i-912' },
  'fee-waiver-manual': {
    named: 'USCIS Policy Manual, Volume 1, Part B, chapter 4; Form I-912',
    sure: 'official',
    page: 'uscis.gov/i-912',
  },
  'fee-schedule': {
    named: 'Form G-1055, Fee Schedule, of 10/01/26',
    sure: 'reported',
    page: 'uscis.gov/g-1055',
  },
  'added-fees': { named: 'Pub. L. 119-21; 90 FR 34511', sure: 'official', page: 'uscis.gov/g-1055' },
  'added-fees-2026': {
    named: 'FR doc. 2026-20187 and the USCIS alert of 30 Sep 2026, as quoted',
    sure: 'official',
    page: 'uscis.gov/g-1055',
  },
  'annual-fee-rule': {
    named: 'Interim rule on the annual asylum fee, in force 29 May 2026',
    sure: 'reported',
    page: 'uscis.gov/g-1055',
  },
  'payment-alert': {
    named: 'USCIS on Forms G-1450, G-1650 and G-1651',
    sure: 'reported',
    page: 'uscis.gov/g-1450',
  },
  'i485-edition-alert': {
    named: 'USCIS alert on the editions of Form I-485, as quoted',
    sure: 'reported',
    page: 'uscis.gov/i-485',
  },
  'i765-edition-alert': {
    named: 'USCIS alert on the editions of Form I-765, as quoted',
    sure: 'reported',
    page: 'uscis.gov/i-765',
  },
  'i589-edition-report': {
    named: 'Two public repositories, on the edition of Form I-589',
    sure: 'reported',
    page: 'uscis.gov/i-589',
  },
  'address-pages': {
    named: 'USCIS pages of filing addresses',
    sure: 'reported',
    page: 'uscis.gov/i-485-addresses',
  },
  'upload-report': { named: 'Reports on filing by uploaded PDF', sure: 'reported', page: 'uscis.gov/i-485' },
  'medical-alert': {
    named: 'USCIS on Form I-693 (2 Dec 2024 and 11 Jun 2025), as quoted',
    sure: 'reported',
    page: 'uscis.gov/i-693',
  },
  'doctor-finder': {
    named: 'USCIS, Find a civil surgeon',
    sure: 'reported',
    page: 'uscis.gov/tools/find-a-civil-surgeon',
  },
  'photo-report': {
    named: 'Reports on photos (Dec 2025) and the instructions',
    sure: 'reported',
    page: 'uscis.gov/i-485',
  },
  'holds-case': { named: 'Dorcas v. USCIS (D.R.I.); PM-602-0192', sure: 'reported', page: 'uscis.gov' },
  'discretion-memo': { named: 'PM-602-0199 (May 2026)', sure: 'reported', page: manual },
  'asylum-secrecy': { named: '8 CFR 208.6 and 1208.6', sure: 'official', page: law },
  'abuse-secrecy': { named: '8 U.S.C. 1367', sure: 'unverified', page: law },
  'family-petition': { named: 'Form I-730', sure: 'unverified', page: 'uscis.gov/i-730' },
  'social-security': { named: 'Social Security Administration', sure: 'reported', page: 'ssa.gov' },
  'free-lawyers': {
    named: 'EOIR list of pro bono legal service providers',
    sure: 'unverified',
    page: 'justice.gov/eoir/list-pro-bono-legal-service-providers',
  },
  'accredited-roster': {
    named: 'EOIR roster of recognized organizations and accredited representatives',
    sure: 'unverified',
    page: 'justice.gov/eoir/recognition-and-accreditation-program',
  },
  'avoid-scams': { named: 'USCIS, Avoid Scams', sure: 'reported', page: 'uscis.gov/avoid-scams' },
  puente: { named: 'This service', sure: 'own', page: null },
} as const satisfies Record<string, Listed>;

export type SourceCode = keyof typeof sources;

export interface Source {
  readonly named: string;
  readonly sure: Sureness;
  readonly page: string | null;
}

export const isSourceCode = (code: string): code is SourceCode => Object.hasOwn(sources, code);

export const getSource = (code: SourceCode): Source => sources[code];
