export type MailLanguage = 'en' | 'es';

/** 'November 22, 2026 at 10:30 PM EST'. @throws RangeError for a zone that does not exist */
function toMoment(moment: Date, language: MailLanguage, timeZone: string): string {
  const format = {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  } as const;
  return new Intl.DateTimeFormat(`${language}-US`, { ...format, timeZoneName: 'short', timeZone }).format(
    moment,
  );
}

const texts = {
  en: (url: string, end: string, oneBrowser: boolean) => ({
    subject: 'A form to review',
    text: `Hello,

somebody who prepares an immigration form with Puente asks you to review it.

This link shows the answers beside the scanned pages that were shared with you. You can correct them and write notes. You do not need an account:

${url}

The link works until ${end}. The person can end it sooner, or make it last longer.${oneBrowser ? ' It opens in one browser only: open it where you want to work.' : ''}

Whoever has this link can read the answers. Please do not pass it on.

If you do not know what this is about, please delete this mail. This site has not checked who asked to send it.
`,
  }),
  es: (url: string, end: string, oneBrowser: boolean) => ({
    subject: 'Un formulario para revisar',
    text: `Buenos días:

Una persona que prepara un formulario de inmigración con Puente le pide que lo revise.

Este enlace muestra las respuestas junto a las páginas escaneadas que se compartieron con usted. Usted puede corregirlas y escribir notas. No necesita una cuenta:

${url}

El enlace funciona hasta el ${end}. La persona puede anularlo antes o darle más tiempo.${oneBrowser ? ' Se abre en un solo navegador: ábralo donde quiera trabajar.' : ''}

Quien tenga este enlace puede leer las respuestas. Por favor, no lo comparta.

Si no sabe de qué se trata, borre este correo. Este sitio no ha comprobado quién pidió enviarlo.
`,
  }),
};

/** Names neither the applicant nor anything of the form: mail is read on the way. @throws RangeError for no time zone */
export const toShareMail = (
  { url, expiresAt, oneBrowser }: { url: string; expiresAt: Date; oneBrowser: boolean },
  { language, timeZone }: { language: MailLanguage; timeZone: string },
): { subject: string; text: string } =>
  texts[language](url, toMoment(expiresAt, language, timeZone), oneBrowser);
