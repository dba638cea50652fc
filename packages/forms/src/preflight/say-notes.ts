import type { Preflight, Said } from '@puente/contract';
import type { GeneralNote } from '../crosswalk/index.ts';
import type { PaperForm } from '../reading.ts';

type Note = Preflight['notes'][number];

const generalTexts: Readonly<Record<GeneralNote, Said>> = {
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

const nothingRead: Note = {
  code: 'nothing-read',
  text: {
    en: 'No form was recognized in your file. Every answer is as it was typed.',
    es: 'No se reconoció ningún formulario en su archivo. Cada respuesta está como se escribió.',
  },
};

/** What the reader says of the file, by the form of its English sentences; one it does not know stays as it is. */
const readerSentences: readonly {
  readonly code: string;
  readonly pattern: RegExp;
  readonly say: (match: RegExpExecArray) => Said;
}[] = [
  {
    code: 'pages-not-found',
    pattern: /^Not found in the upload: page ([\d, ]+) of the form\.$/,
    say: ([, pages = '']) => ({
      en: `These pages of the form were not found in your file: ${pages}. What stands on them was not read.`,
      es: `Estas páginas del formulario no se encontraron en su archivo: ${pages}. Lo que hay en ellas no se leyó.`,
    }),
  },
  {
    code: 'page-not-read',
    pattern: /^Page (\d+) could not be laid over page (\d+) of the form\.$/,
    say: ([, page = '', formPage = '']) => ({
      en: `Page ${page} of your file (page ${formPage} of the form) could not be read. Type its answers yourself.`,
      es: `La página ${page} de su archivo (página ${formPage} del formulario) no se pudo leer. Escriba usted sus respuestas.`,
    }),
  },
  {
    code: 'page-not-read',
    pattern: /^Page (\d+) could not be read\.$/,
    say: ([, page = '']) => ({
      en: `Page ${page} of your file could not be read. Type its answers yourself.`,
      es: `La página ${page} de su archivo no se pudo leer. Escriba usted sus respuestas.`,
    }),
  },
  {
    code: 'page-read-by-labels',
    pattern: /^Page (\d+) does not lie as the form does\./,
    say: ([, page = '']) => ({
      en: `Page ${page} of your file is laid out otherwise than the form. Its answers were found by the words printed beside them: compare each with your paper.`,
      es: `La página ${page} de su archivo no está dispuesta como el formulario. Sus respuestas se encontraron por las palabras impresas al lado: compare cada una con su papel.`,
    }),
  },
  {
    code: 'edition-unknown',
    pattern: /^This looks like another edition of Form (\S+) than (.+?)\. /,
    say: ([, form = '', editions = '']) => ({
      en: `Your file looks like another edition of Form ${form} than the ones we know (${editions.replaceAll(' or ', ', ')}). Its answers were found by the words printed beside them: compare each with your paper.`,
      es: `Su archivo parece otra edición del Formulario ${form} que las que conocemos (${editions.replaceAll(' or ', ', ')}). Sus respuestas se encontraron por las palabras impresas al lado: compare cada una con su papel.`,
    }),
  },
  {
    code: 'edition-uncertain',
    pattern: /^The edition of the form is not certain\.$/,
    say: () => ({
      en: 'It is not certain which edition of the form your file is. Compare the answers with your paper.',
      es: 'No es seguro de qué edición del formulario es su archivo. Compare las respuestas con su papel.',
    }),
  },
];

const sayReaderNote = (sentence: string): Note => {
  for (const { code, pattern, say } of readerSentences) {
    const match = pattern.exec(sentence);
    if (match) return { code, text: say(match) };
  }
  return { code: 'reader', text: { en: sentence, es: sentence } };
};

/** What there is to say of the paper as a whole. `paper` null: nothing was recognised. */
export function sayNotes(
  paper: PaperForm | null,
  general: readonly GeneralNote[],
  readerNotes: readonly string[],
): Note[] {
  if (!paper) return [nothingRead];
  return [
    ...readerNotes.map(sayReaderNote),
    ...general.map((code) => ({ code, text: generalTexts[code] })),
    ...(paper.form === 'I-589' ? fromI589 : []),
  ];
}
