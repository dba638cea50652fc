import type { I485FormData } from '@puente/contract';
import type { Fact } from '../preflight/guidance/fact.ts';

type FactI485 = Fact<I485FormData>;

const manual = 'USCIS Policy Manual, Volume 7, Part M, chapter 4';
const wasMarried = ({ marital_history: marriage }: I485FormData) =>
  (marriage.current_marital_status !== '' && marriage.current_marital_status !== 'Single') ||
  marriage.prior_marriages.length > 0;
const hasChildren = ({ children }: I485FormData) => children.length > 0;

/** What goes with the I-485 of a person who was granted asylum. */
export const attachI485: readonly FactI485[] = [
  {
    text: {
      en: 'Proof of your asylum: the I-94 that says asylum was granted, the approval letter, or the order of the judge. Of a family member who got asylum through you or you through them: the approval of Form I-730, or the grant of the principal.',
      es: 'Prueba de su asilo: el I-94 que dice que se concedió el asilo, la carta de aprobación o la orden del juez. Si el asilo se obtuvo por medio de un familiar: la aprobación del Formulario I-730 o la concesión del solicitante principal.',
    },
    source: manual,
    sure: 'official',
  },
  {
    text: {
      en: 'Proof of one year in the United States after the grant, where records do not show it: lease, pay stubs, school or medical records.',
      es: 'Prueba de un año en los Estados Unidos después de la concesión, cuando los registros no lo muestran: contrato de alquiler, recibos de pago, registros escolares o médicos.',
    },
    source: `${manual}; Policy Alert PA-2023-01`,
    sure: 'reported',
  },
  {
    text: {
      en: 'Birth certificate or other proof of birth, with a certified English translation. Where it cannot be had, the rules name other evidence and sworn statements.',
      es: 'Acta de nacimiento u otra prueba de nacimiento, con traducción certificada al inglés. Cuando no se puede conseguir, las reglas mencionan otras pruebas y declaraciones juradas.',
    },
    source: '8 CFR 103.2(b)(2) and (b)(3)',
    sure: 'unverified',
  },
  {
    text: {
      en: 'Two identical color photos, passport style, 2 by 2 inches.',
      es: 'Dos fotos iguales a color, tipo pasaporte, de 2 por 2 pulgadas.',
    },
    source: {
      en: 'law firms and public guides that quote the instructions',
      es: 'despachos de abogados y guías públicas que citan las instrucciones',
    },
    sure: 'reported',
  },
  {
    text: {
      en: 'Copy of a government identity document with a photo.',
      es: 'Copia de un documento de identidad oficial con foto.',
    },
    source: {
      en: 'law firms and public guides that quote the instructions',
      es: 'despachos de abogados y guías públicas que citan las instrucciones',
    },
    sure: 'reported',
  },
  {
    text: {
      en: 'Form I-693 (medical examination) from a USCIS civil surgeon, in its sealed envelope, together with the I-485. It is reported that since December 2, 2024 a packet without it may be sent back.',
      es: 'Formulario I-693 (examen médico) de un médico civil de USCIS, en su sobre sellado, junto con el I-485. Se informa que desde el 2 de diciembre de 2024 un paquete sin él puede ser devuelto.',
    },
    source: {
      en: 'several reports of the USCIS announcement',
      es: 'varios informes sobre el anuncio de USCIS',
    },
    sure: 'reported',
  },
  {
    text: {
      en: 'Marriage certificate, and divorce, annulment or death certificates of earlier marriages, translated.',
      es: 'Acta de matrimonio, y actas de divorcio, anulación o defunción de matrimonios anteriores, traducidas.',
    },
    source: { en: 'what is usual', es: 'lo que es habitual' },
    sure: 'unverified',
    when: wasMarried,
  },
  {
    text: {
      en: 'Adoption papers of an adopted child. A child who applies too files a separate I-485.',
      es: 'Documentos de adopción de un hijo adoptado. Un hijo que también solicita presenta un I-485 aparte.',
    },
    source: {
      en: `${manual}; the papers: what is usual`,
      es: `${manual}; los documentos: lo que es habitual`,
    },
    sure: 'unverified',
    when: hasChildren,
  },
  {
    text: {
      en: 'Certified police and court records of any arrest, also when it was sealed or dismissed. Part 9 asks for Yes even then.',
      es: 'Registros certificados de la policía y del tribunal de cualquier arresto, aunque esté sellado o desestimado. La Parte 9 pide Sí también en ese caso.',
    },
    source: {
      en: 'Form I-485, Part 9, items 22 to 41; the records: what is usual',
      es: 'Formulario I-485, Parte 9, puntos 22 a 41; los registros: lo que es habitual',
    },
    sure: 'unverified',
  },
  {
    text: {
      en: 'Form I-602 where a ground of inadmissibility may apply. Whether one does is a question for an attorney or accredited representative.',
      es: 'Formulario I-602 cuando pueda aplicarse un motivo de inadmisibilidad. Si se aplica o no es una pregunta para un abogado o representante acreditado.',
    },
    source: '8 CFR 209.2(b)',
    sure: 'official',
  },
];

export const payI485: readonly FactI485[] = [
  {
    text: {
      en: 'The rules let a person who was granted asylum ask for a fee waiver with Form I-912. The form and the fee do not go together: USCIS then takes the fee.',
      es: 'Las reglas permiten que una persona a quien se concedió asilo pida no pagar con el Formulario I-912. El formulario y el pago no van juntos: en ese caso USCIS cobra el pago.',
    },
    source: '8 CFR 106.3; USCIS Policy Manual, Volume 1, Part B, chapter 4',
    sure: 'official',
  },
];
