import type { Fact } from './fact.ts';

/** Facts that hold for either form. */
export const signBoth: readonly Fact<unknown>[] = [
  {
    text: {
      en: 'The form is signed by hand, in ink. A typed, stamped or pasted signature is a common reason for sending a packet back.',
      es: 'El formulario se firma a mano, con tinta. Una firma escrita a máquina, con sello o pegada es un motivo común para devolver un paquete.',
    },
    source: '8 CFR 103.2(a)(2)',
    sure: 'reported',
  },
];

export const payBoth: readonly Fact<unknown>[] = [
  {
    text: {
      en: 'It is reported that since October 28, 2025 USCIS takes payment for paper forms by card (Form G-1450) or from a bank account (Form G-1650), one payment form for each application, and returns checks and money orders unless exempt (Form G-1651).',
      es: 'Se informa que desde el 28 de octubre de 2025 USCIS cobra los formularios en papel con tarjeta (Formulario G-1450) o de una cuenta bancaria (Formulario G-1650), un formulario de pago por cada solicitud, y devuelve cheques y giros salvo excepción (Formulario G-1651).',
    },
    source: {
      en: 'several reports of the USCIS announcement',
      es: 'varios informes sobre el anuncio de USCIS',
    },
    sure: 'reported',
  },
];

export const printBoth: readonly Fact<unknown>[] = [
  {
    text: {
      en: 'What is written by hand is written in black ink.',
      es: 'Lo que se escribe a mano se escribe con tinta negra.',
    },
    source: { en: 'page 1 of the form', es: 'página 1 del formulario' },
    sure: 'form',
  },
  {
    text: {
      en: 'Every page of the form goes in, also those with nothing on them, and all of the same edition: missing or mixed pages are a common reason for sending a packet back.',
      es: 'Se envían todas las páginas del formulario, también las que no tienen nada, y todas de la misma edición: las páginas que faltan o mezcladas son un motivo común para devolver un paquete.',
    },
    source: '8 CFR 103.2(a)(1)',
    sure: 'reported',
  },
];
