export const texts = {
  /** On every page of a sample, in all languages at once. */
  sample: 'MUESTRA: persona inventada. No sirve para presentar.',
  place: '{{page}}, Parte {{part}} (Part), {{item}} (Item)',
  page: 'Página {{page}}',
  pages: 'Páginas {{page}}',
  item: 'Punto {{item}}',
  items: 'Puntos {{item}}',
  title: 'Formulario {{form}}: instrucciones para usted',
  footer:
    'Estas páginas son para usted. No son parte del Formulario {{form}}: no las envíe. No son asesoría legal.',
  lead: 'Hicimos estas páginas para usted con sus respuestas. No son las instrucciones oficiales del Formulario {{form}}. Esas están en {{officialPage}}. Si hay diferencias, valen las oficiales. Nada de esto es asesoría legal.',
  worksheet: {
    title: 'Hoja de trabajo: no sirve para presentar',
    text: 'El formulario oficial no está instalado en este servidor. Lo que usted descargó es una hoja de trabajo: copie de ahí sus respuestas al formulario de uscis.gov.',
  },
  ownBlank:
    'Su formulario se llenó sobre el PDF en blanco que usted agregó. Comparamos sus casillas con las que conocemos. No podemos saber de dónde viene el archivo.',
  sign: {
    heading: '1. Dónde firmar',
    lead: 'Dejamos vacías a propósito las casillas de las firmas y sus fechas.',
    who: {
      applicant: 'Usted, como solicitante.',
      interpreter: 'El intérprete, solo si alguien le interpretó el formulario.',
      preparer: 'El preparador, solo si otra persona preparó el formulario.',
    },
    interview:
      'La Parte 13 queda vacía hasta que un oficial la pida en la entrevista, como dice la página 23 del formulario.',
    sheets:
      'Cada hoja adicional después del formulario tiene una línea para su firma y la fecha. El formulario pide las dos.',
  },
  blank: {
    heading: '2. Qué falta todavía',
    none: 'No está vacía ninguna de las casillas que el formulario pide a todas las personas. Otras casillas, para casos especiales, todavía pueden ser para usted.',
    typed: 'Estas respuestas todavía las puede escribir en el sitio, en la revisión:',
    byHand:
      'Estas preguntas solo usted las puede responder. Escriba las respuestas a mano en el formulario impreso:',
    lawyer:
      'Las preguntas de sí o no pueden decidir un caso. Un abogado o un representante acreditado por el DOJ puede decirle qué significan para usted.',
  },
  unplaced: {
    lead: 'Escriba estas respuestas a mano: no estamos seguros de cuáles son sus casillas en la edición {{edition}}. Las páginas y los números son los de la última edición que conocemos.',
    tick: 'Marque esta casilla.',
  },
  unknown: {
    lead: 'Estas preguntas son nuevas o cambiaron en la edición {{edition}}, por eso las dejamos vacías. Respóndalas a mano:',
  },
  moved: {
    none: 'Nada: cada respuesta está en su propia casilla.',
    heading: '3. Qué se pasó a la Parte {{part}}',
    lead: 'Estas respuestas no cupieron en sus casillas. El formulario tiene una parte para eso: Información Adicional (Additional Information).',
    sheet: 'En una hoja adicional.',
  },
  attach: {
    heading: '4. Qué va con el formulario',
    lead: {
      'I-485':
        'Esta lista es para una persona a quien se le concedió asilo. Para otra categoría, las instrucciones oficiales indican otros documentos.',
      'I-765':
        'Esta lista es para las categorías de asilo. Para otra categoría, las instrucciones oficiales indican otros documentos.',
    },
  },
  pay: {
    heading: '5. Tarifa y pago',
    title: 'La tarifa: uscis.gov/g-1055',
    text: 'Las tarifas cambian, por eso esta página no da ninguna cantidad. Busque la tarifa de su formulario y de su categoría en uscis.gov/g-1055 el día en que envíe el paquete.',
  },
  print: {
    heading: '6. Cómo imprimir',
    sides:
      'No comprobamos si las páginas se pueden imprimir por los dos lados: vea "Tips for filing forms by mail" en uscis.gov.',
  },
  send: {
    heading: '7. Adónde enviarlo',
    text: 'La dirección depende de su caso y puede cambiar. Búsquela en {{officialPage}}, en la parte "Where to File" (dónde presentar).',
  },
  help: {
    heading: '8. Cuándo importa más la ayuda legal',
    text: 'Antes de presentar el formulario, la ayuda de un abogado o de un representante acreditado por el DOJ importa más si en su caso hay algo de esto: un arresto, una condena, una orden de expulsión, una audiencia a la que no fue, un viaje a su país, un matrimonio que terminó, un hijo o una hija mayor de 21 años, o una solicitud que le negaron antes. Hay listas de ayuda gratuita o de bajo costo en justice.gov/eoir (no comprobamos esta dirección).',
  },
  facts: {
    heading: 'Qué tan seguros son estos datos',
    text: 'Reunimos estos datos el {{day}}, de las fuentes que se nombran debajo de cada uno. Ese día no leímos ninguno directamente en uscis.gov.',
    stale: 'No hemos vuelto a mirar desde el {{day}}; por eso, compruebe cada uno.',
  },
  sure: {
    form: 'Impreso en el formulario: {{source}}.',
    official: 'De un texto oficial: {{source}}.',
    reported: 'Informado por otros: {{source}}. Compruébelo en {{officialPage}}.',
    unverified: 'No comprobado ({{source}}). Compruébelo en {{officialPage}} antes de confiar en ello.',
  },
  checklist: {
    title: 'Qué reunir para el I-485 (con asilo) y el I-765',
    lead: 'Para una persona con asilo, y para el formulario del permiso de trabajo. No todas las líneas son para todas las personas. Esta lista no es de USCIS ni es asesoría legal. Donde las instrucciones oficiales dicen otra cosa, valen ellas.',
    days: 'Debajo de cada línea: su fuente, y el día en que miramos una copia guardada, no uscis.gov mismo. Lo que se miró hace demasiado tiempo no se repite.',
    footer: 'Para usted: no la envíe. No es asesoría legal. Hecha el {{day}}.',
    sure: {
      form: '{{named}} (impreso en él)',
      official: '{{named}} (texto oficial)',
      reported: '{{named}} (según otros)',
      unverified: '{{named}} (no comprobado)',
      own: 'Nuestras propias palabras',
    },
    source: '{{source}}. Mirado el {{day}}.',
    see: 'Ver {{page}}.',
    old: 'Más sobre esto se miró hace demasiado tiempo para repetirlo aquí. Está en {{pages}}.',
    parts: {
      first: '1. Antes que nada',
      i485: '2. Documentos para el Formulario I-485',
      exam: '3. El examen médico, Formulario I-693',
      i765: '4. Documentos para el Formulario I-765, el permiso de trabajo',
      fees: '5. Tarifas y pago',
      sign: '6. Firmas',
      send: '7. El sobre y la dirección',
      after: '8. Después de enviarlo',
      help: '9. Dónde hay ayuda gratis',
    },
  },
  cover: {
    title: 'Formulario {{form}}: lista para su paquete',
    lead: 'Marque cada línea con bolígrafo. Estas páginas son para usted. El formulario viene después.',
    edition: 'La edición {{edition}} se comparó con la de {{officialPage}}',
    signed: 'Firmado a mano, con tinta, y con fecha: {{place}}',
    others: 'El intérprete y el preparador, si los hubo, firmaron (sección 1)',
    sheets: 'Cada hoja adicional tiene firma y fecha',
    pages: 'Se imprimieron las {{pages}} páginas del formulario',
    papers: 'Documentos que van con el formulario (sección 4)',
    fee: 'Se buscó la tarifa en uscis.gov/g-1055 y se agregó el formulario de pago (sección 5)',
    copy: 'Se hizo una copia de todo, para guardarla',
    name: 'Para: {{name}}',
    aNumber: 'Número A: {{aNumber}}',
    blank_one: 'Se revisó {{count}} lugar vacío (sección 2)',
    blank_other: 'Se revisaron {{count}} lugares vacíos (sección 2)',
  },
  mirror: {
    title: 'Lo que usted dijo antes y lo que su {{form}} dice ahora',
    lead: 'Los oficiales comparan su formulario con el I-589 de su expediente. Estas respuestas no son iguales en los dos. No decimos cuál es correcta, y quizás leímos mal la imagen. Muestre estas páginas a un abogado antes de firmar. Son para usted: no las envíe.',
    before: 'En su I-589, como lo leímos: {{words}}',
    now: 'En su formulario ahora: {{words}}',
    own: 'Sus propias palabras sobre esto: {{words}}',
    silent: 'nada sobre esto',
    marked: 'marcado',
    unread: 'no se puede leer',
    empty: 'nada',
  },
} as const;
