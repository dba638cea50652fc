export const texts = {
  title: 'Ayuda legal',
  close: 'Cerrar',
  label: 'Su pregunta',
  hint: 'Las respuestas son frases con su fuente, nunca consejos. No escriba nombres ni números. No se guarda nada de lo que pregunta.',
  model:
    'Las palabras de su pregunta que también usan nuestros propios textos van a {{host}}, que elige entre las frases. Las demás, como la mayoría de los nombres y números, no van.',
  ask: 'Preguntar',
  initial: '¿Qué significa "{{label}}" en el Formulario {{form}}? ¿Cómo se llena correctamente?',
  topics: {
    documents: 'Documentos necesarios',
    mistakes: 'Errores comunes',
    examples: 'Ejemplos',
  },
  searching: 'Buscando…',
  failed: {
    title: 'Error al obtener la explicación',
    text: 'No se pudo obtener la explicación. Inténtelo de nuevo.',
    again: 'Intentar de nuevo',
  },
  nothing: 'No hay explicación',
  none: 'No tengo una fuente sobre esto: pregunte a un abogado o a un representante acreditado.',
  advice:
    'Qué hacer o qué contestar en un caso es consejo legal, y aquí no se da. Esto es lo que dicen las fuentes sobre el tema; un abogado o un representante acreditado puede decir qué significa para un caso.',
  help: {
    lawyers: 'Abogados gratuitos, la lista oficial:',
    representatives: 'Representantes acreditados, la lista oficial:',
  },
  referral: {
    title: 'Hable con un abogado antes de presentar',
    kept: 'Puede parar aquí: lo que contestó está guardado.',
  },
  sure: {
    form: 'Impreso en el formulario: {{named}},',
    official: 'De un texto oficial: {{named}},',
    reported: 'Informado por otros: {{named}},',
    unverified: 'No comprobado: {{named}},',
    own: 'En nuestras propias palabras, sin otra fuente.',
  },
  checked: 'revisado el {{date}}.',
  checkOn: 'Compruébelo en',
  seeOn: 'Vea',
  old: 'Nadie lo ha revisado en demasiado tiempo; por eso no se repite aquí.',
  tokens_one: 'Elegido con un modelo de lenguaje: {{count}} token.',
  tokens_many: 'Elegido con un modelo de lenguaje: {{count}} tokens.',
  tokens_other: 'Elegido con un modelo de lenguaje: {{count}} tokens.',
  tokens_zero: 'No se consultó ningún modelo de lenguaje.',
  card: {
    title: 'Guía legal: Formulario {{form}}',
    subtitle: {
      'I-485': 'Solicitud de residencia permanente',
      'I-765': 'Solicitud de autorización de empleo',
    },
    refresh: 'Actualizar',
    readMore: 'Leer más',
    collapse: 'Cerrar',
    failed: {
      title: 'Error al cargar la guía',
      text: 'No se pudo cargar la guía del formulario. Inténtelo de nuevo.',
    },
    nothing: 'No hay guía',
  },
  page: {
    title: 'Ayuda legal',
    lead: 'Pregunte sobre el I-485, el I-765 y lo que va con ellos.',
    limits: 'Lo que Puente no hace, y cómo se probaron estas respuestas',
  },
} as const;
