export const texts = {
  formReady: 'Su formulario {{form}} está listo.',
  worksheetReady:
    'Su hoja de trabajo {{form}} está lista. No sirve para presentar: aquí no está instalado el formulario oficial en blanco.',
  reviewSubmitted: 'La revisión se envió correctamente',
  signedIn: 'Inició sesión.',
} as const;
