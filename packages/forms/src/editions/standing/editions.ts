import type { Said, TargetForm } from '@puente/contract';

export interface EditionReport {
  readonly form: TargetForm;
  /** As printed on the form. */
  readonly edition: string;
  readonly status: 'accepted' | 'not-accepted';
  /** The first day on which it was no longer accepted. */
  readonly since?: string;
  /** The edition taken in its place. */
  readonly instead?: string;
  /** What else was reported of it. */
  readonly background?: Said;
  readonly sources: readonly { readonly name: Said; readonly readOn: string }[];
}

/** A report older than this is no longer repeated as what holds today. */
export const staleAfterDays = 60;

/**
 * What is known of each edition, by whom, and when they read it: no line of this was read on uscis.gov itself. To bring
 * it up to date, read uscis.gov/i-485 and uscis.gov/i-765 and write down the day.
 */
export const editionReports: readonly EditionReport[] = [
  {
    form: 'I-485',
    edition: '01/20/25',
    status: 'not-accepted',
    since: '2026-09-18',
    instead: '09/18/26',
    sources: [
      {
        name: {
          en: 'the alert on uscis.gov/i-485, as quoted in a public software project',
          es: 'el aviso de uscis.gov/i-485, citado en un proyecto público de software',
        },
        readOn: '2026-09-13',
      },
      {
        name: {
          en: 'the same alert, as quoted in another public software project',
          es: 'el mismo aviso, citado en otro proyecto público de software',
        },
        readOn: '2026-10-02',
      },
    ],
  },
  {
    form: 'I-765',
    edition: '08/21/25',
    status: 'accepted',
    background: {
      en: 'A newer edition, 09/15/26, had been announced; a court order of September 14, 2026 stopped it, and that can change.',
      es: 'Se había anunciado una edición más nueva, 09/15/26; una orden judicial del 14 de septiembre de 2026 la detuvo, y eso puede cambiar.',
    },
    sources: [
      {
        name: {
          en: 'a public log of changes on uscis.gov, quoting its page on the court order',
          es: 'un registro público de cambios en uscis.gov, que cita su página sobre la orden judicial',
        },
        readOn: '2026-09-16',
      },
      {
        name: {
          en: 'a public software project that checks editions',
          es: 'un proyecto público de software que comprueba las ediciones',
        },
        readOn: '2026-10-08',
      },
    ],
  },
];
