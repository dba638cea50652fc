import type { GeneralNoteCode, PaperNoteCode, Preflight, ReaderNote, Said } from '@puente/contract';
import type { GeneralNote } from '../drafting/general-note.ts';
import { listPaperNotes } from '../list-paper-notes.ts';
import type { PaperForm } from '../reading.ts';

type Note = Preflight['notes'][number];

const generalTexts: Readonly<Record<GeneralNoteCode, Said>> = {
  'additional-information-not-carried': {
    en: 'The additional information pages of your file have writing on them. It was not carried over: compare it with each list of your answers.',
    es: 'Las páginas de información adicional de su archivo tienen texto. No se pasó a este formulario: compárelo con cada lista de sus respuestas.',
  },
  'marriage-told-two-ways': {
    en: 'Your I-589 tells your marriage in two ways: item 11 says married, and the part on the spouse says not married.',
    es: 'Su I-589 cuenta su matrimonio de dos maneras: el punto 11 dice casado y la parte del cónyuge dice no casado.',
  },
  'spouse-though-not-married': {
    en: 'Your I-589 names a spouse, but item 11 does not say married. Compare your marital status with your papers.',
    es: 'Su I-589 nombra a un cónyuge, pero el punto 11 no dice casado. Compare su estado civil con sus documentos.',
  },
  'annulment-is-asked': {
    en: 'Your file says that a marriage was annulled. Your marital status was left open: fill it in yourself.',
    es: 'Su archivo dice que un matrimonio fue anulado. Su estado civil quedó abierto: complételo usted.',
  },
  'separation-has-no-box': {
    en: 'Your file says legally separated. The I-765 has no box for that, so your marital status was left open.',
    es: 'Su archivo dice separado legalmente. El I-765 no tiene casilla para eso, así que su estado civil quedó abierto.',
  },
  'other-names-unreadable': {
    en: 'Your I-589 has other names in item 7 that could not be read. Add them to the list of other names.',
    es: 'Su I-589 tiene otros nombres en el punto 7 que no se pudieron leer. Agréguelos a la lista de otros nombres.',
  },
  'dates-day-first': {
    en: 'Some dates in your file have the day before the month. The month was put first: compare every date with your paper.',
    es: 'Algunas fechas de su archivo tienen el día antes del mes. Se puso primero el mes: compare cada fecha con su papel.',
  },
};

const fromI589: readonly Note[] = [
  {
    code: 'paper-is-of-its-day',
    text: {
      en: 'Your I-589 tells how things were on the day it was signed. Addresses, jobs, marriage, children, passport and status may have changed since.',
      es: 'Su I-589 cuenta cómo eran las cosas el día en que se firmó. Las direcciones, los trabajos, el matrimonio, los hijos, el pasaporte y el estatus pueden haber cambiado.',
    },
  },
  {
    code: 'asylum-story-not-carried',
    text: {
      en: 'Parts B and C of your I-589 (your reasons for asylum) were not carried over. The government may compare them with this form: have your I-589 beside you when you answer by hand.',
      es: 'Las Partes B y C de su I-589 (sus razones para pedir asilo) no se pasaron a este formulario. El gobierno puede compararlas con él: tenga su I-589 a mano cuando responda.',
    },
  },
];

const sayPaperNote = (code: PaperNoteCode, form: string): Said => {
  switch (code) {
    case 'paper-is-other-form':
      return {
        en: `Your file is a Form ${form}, not an I-589. Its answers were used.`,
        es: `Su archivo es un Formulario ${form}, no un I-589. Se usaron sus respuestas.`,
      };
    case 'paper-is-empty':
      return {
        en: `Nothing was found written on the Form ${form} in your file. Every answer is as it was typed.`,
        es: `No se encontró nada escrito en el Formulario ${form} de su archivo. Cada respuesta está como se escribió.`,
      };
  }
};

const toPaperNote = (code: PaperNoteCode, { form }: PaperForm): Note => ({
  code,
  text: sayPaperNote(code, form),
});

const nothingRead: Note = {
  code: 'nothing-read',
  text: {
    en: 'No form was recognized in your file. Every answer is as it was typed.',
    es: 'No se reconoció ningún formulario en su archivo. Cada respuesta está como se escribió.',
  },
};

const sayReaderNote = (note: ReaderNote): Said => {
  switch (note.code) {
    case 'pages-unread': {
      const list = (ofForm: (formPage: number) => string) =>
        note.pages.map(({ page, formPage }) => `${page} (${ofForm(formPage)})`).join(', ');
      return {
        en: `Pages of your file that could not be read: ${list((page) => `page ${page} of the form`)}. Type their answers yourself.`,
        es: `Páginas de su archivo que no se pudieron leer: ${list((page) => `página ${page} del formulario`)}. Escriba usted sus respuestas.`,
      };
    }
    case 'pages-read-by-labels':
      return {
        en: `Pages of your file that are laid out otherwise than the form: ${note.pages.join(', ')}. Their answers were found by the words printed beside them: compare each with your paper.`,
        es: `Páginas de su archivo que no están dispuestas como el formulario: ${note.pages.join(', ')}. Sus respuestas se encontraron por las palabras impresas al lado: compare cada una con su papel.`,
      };
    case 'edition-unknown':
      return {
        en: `Your file looks like another edition of Form ${note.form} than the ones we know (${note.editions.join(', ')}). Its answers were found by the words printed beside them: compare each with your paper.`,
        es: `Su archivo parece otra edición del Formulario ${note.form} que las que conocemos (${note.editions.join(', ')}). Sus respuestas se encontraron por las palabras impresas al lado: compare cada una con su papel.`,
      };
    case 'edition-uncertain':
      return {
        en: 'It is not certain which edition of the form your file is. Compare the answers with your paper.',
        es: 'No es seguro de qué edición del formulario es su archivo. Compare las respuestas con su papel.',
      };
    case 'pages-missing':
      return {
        en: `These pages of the form were not found in your file: ${note.formPages.join(', ')}. What stands on them was not read.`,
        es: `Estas páginas del formulario no se encontraron en su archivo: ${note.formPages.join(', ')}. Lo que hay en ellas no se leyó.`,
      };
  }
};

/** What there is to say of the paper as a whole. `paper` null: nothing was recognised. */
export function sayNotes(
  paper: PaperForm | null,
  general: readonly GeneralNote[],
  readerNotes: readonly ReaderNote[],
): Note[] {
  if (!paper) return [nothingRead];
  const codes = listPaperNotes(paper);
  const ofReader = readerNotes.map((note) => ({ code: note.code, text: sayReaderNote(note) }));
  // Of an empty form there is nothing else to say.
  if (codes.includes('paper-is-empty')) return [toPaperNote('paper-is-empty', paper), ...ofReader];
  return [
    ...codes.map((code) => toPaperNote(code, paper)),
    ...ofReader,
    ...general.map(({ code }) => ({ code, text: generalTexts[code] })),
    ...(paper.form === 'I-589' ? fromI589 : []),
  ];
}
