import type { Config } from '../../config.ts';
import { toOwnUrl } from '../../platform/http/to-own-url.ts';

// Neither says what the site is for: others may read over the shoulder. Whoever asked may read English or Spanish.

interface Message {
  readonly subject: string;
  readonly text: string;
}

/** For an address that has no account. */
export function toCodeMail(code: string): Message {
  const shown = `${code.slice(0, 4)} ${code.slice(4)}`;
  return {
    subject: 'Your code for Puente / Su código para Puente',
    text: `Somebody, we hope you, wants to make a Puente account with this address. This code proves that it is yours:

${shown}

Write it on the page where you asked for the account. It works for one hour. If it was not you, you do not need to do anything: without the code no account is made. Please give it to nobody.

---

Alguien, esperamos que usted, quiere crear una cuenta de Puente con esta dirección. Este código prueba que es suya:

${shown}

Escríbalo en la página donde pidió la cuenta. Funciona durante una hora. Si no fue usted, no tiene que hacer nada: sin el código no se crea ninguna cuenta. Por favor, no se lo dé a nadie.
`,
  };
}

/** For an address that has an account: only its owner is told. */
export function toTakenMail(config: Config): Message {
  const url = toOwnUrl(config, '/app/documents').href;
  return {
    subject: 'You have a Puente account / Usted tiene una cuenta de Puente',
    text: `Somebody, we hope you, wanted to make a Puente account with this address. There is one already. Sign in with its password here:

${url}

If you forgot the password, choose 'I forgot my password' there. If it was not you, you do not need to do anything: nobody was told that you have an account, and nothing in it has changed.

---

Alguien, esperamos que usted, quiso crear una cuenta de Puente con esta dirección. Ya hay una. Inicie sesión aquí con su contraseña:

${url}

Si olvidó la contraseña, elija allí «Olvidé mi contraseña». Si no fue usted, no tiene que hacer nada: a nadie se le dijo que usted tiene una cuenta y nada en ella ha cambiado.
`,
  };
}
