export const texts = {
  strip: {
    label: 'Muestra',
    text: 'Esto es una muestra. La persona es inventada.',
    own: 'Empezar con mis propios papeles',
    busy: 'Borrando la muestra …',
    failed: 'No se pudo borrar la muestra. Intente de nuevo.',
  },
  start: {
    pageTitle: 'Muestra · Puente',
    title: 'Abriendo la muestra',
    lead: 'Puente lee el Formulario I-589 de una persona inventada, igual que leería el suyo.',
    own: {
      title: 'Su propio formulario está abierto aquí',
      text: 'No está en una cuenta y solo este navegador puede abrirlo. Por eso la muestra no ocupa su lugar.',
      goOn: 'Seguir con mi formulario',
    },
    failed: 'La muestra no se abrió',
    failedText: 'Revise su conexión e intente de nuevo.',
    again: 'Intentar de nuevo',
  },
};
