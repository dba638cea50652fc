export const texts = {
  email: 'Correo electrónico',
  firstName: 'Nombre',
  lastName: 'Apellido',
  send: 'Enviar',
  sending: 'Enviando…',
  thanks: '¡Gracias! Guardamos su correo electrónico.',
  failed: 'No se pudo guardar su correo electrónico',
  kept: 'Guardamos su correo cifrado. También queda en este dispositivo, para no volver a preguntarle.',
  gate: {
    title: 'Antes de continuar: su correo electrónico',
    lead: 'Si quiere, deje un correo electrónico. Las personas que manejan este sitio podrán enviarle consejos sobre su formulario. No es necesario: su formulario funciona sin él.',
    skip: 'Omitir por ahora',
  },
} as const;
