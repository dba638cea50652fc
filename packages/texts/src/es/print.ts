export const texts = {
  place: '{{page}}, Parte {{part}} (Part), {{item}} (Item)',
  page: 'Página {{page}}',
  pages: 'Páginas {{page}}',
  item: 'Punto {{item}}',
  items: 'Puntos {{item}}',
  title: 'Formulario {{form}}: instrucciones para usted',
  footer:
    'Formulario {{form}}, páginas para usted: no son parte del formulario y no se envían. No es asesoría legal.',
  lead: 'Estas páginas son para usted y se hicieron con sus respuestas. No son las instrucciones oficiales del Formulario {{form}}: esas están en {{officialPage}}, y si hay diferencias, valen las oficiales. Nada de esto es asesoría legal.',
  worksheet: {
    title: 'Una hoja de trabajo: no sirve para presentar',
    text: 'El formulario oficial no está instalado en este servidor. Lo que usted descargó es una hoja de trabajo: copie sus respuestas de ella al formulario de uscis.gov.',
  },
  edition: 'Edición {{edition}}',
  sign: {
    heading: '1. Dónde firmar',
    lead: 'Las firmas y sus fechas quedan vacías a propósito.',
    who: {
      applicant: 'Usted, el solicitante.',
      interpreter: 'Solo si alguien le interpretó el formulario: el intérprete.',
      preparer: 'Solo si otra persona preparó el formulario: esa persona.',
    },
    interview:
      'La Parte 13 queda vacía hasta que un oficial la pida en la entrevista, como dice la página 23 del formulario.',
    sheets:
      'Cada hoja agregada después del formulario tiene una línea para su firma y la fecha. El formulario pide las dos.',
  },
  blank: {
    heading: '2. Qué falta todavía',
    none: 'No está vacía ninguna casilla que el formulario pida a todos. Las casillas para casos especiales todavía pueden ser para usted.',
    typed: 'Estas todavía se pueden escribir en el sitio, en la revisión:',
    byHand: 'Estas las responde solo usted, a mano, en el formulario impreso:',
    lawyer:
      'Las preguntas de sí o no pueden decidir un caso. Un abogado o un representante acreditado por el DOJ puede decirle qué significan para usted.',
  },
  moved: {
    none: 'Nada: cada respuesta está en su propia casilla.',
    heading: '3. Qué se pasó a la Parte {{part}}',
    lead: 'Estas respuestas no cabían en sus casillas. El formulario tiene Información Adicional (Additional Information) para eso.',
    sheet: 'En una hoja agregada.',
  },
  attach: {
    heading: '4. Qué va con el formulario',
    lead: {
      'I-485':
        'Esta lista es para una persona a quien se concedió asilo. En otra categoría, las instrucciones oficiales piden otros documentos.',
      'I-765':
        'Esta lista es para las categorías de asilo. En otra categoría, las instrucciones oficiales piden otros documentos.',
    },
  },
  pay: {
    heading: '5. Tarifa y pago',
    title: 'La tarifa: uscis.gov/g-1055',
    text: 'Las tarifas cambian, por eso esta página no da ninguna cantidad. Busque la tarifa de su formulario y categoría en uscis.gov/g-1055 el día en que envíe el paquete.',
  },
  print: {
    heading: '6. Cómo imprimir',
    sides:
      'No se comprobó si se imprime por un lado o por los dos: vea "Tips for filing forms by mail" en uscis.gov.',
  },
  send: {
    heading: '7. Adónde enviarlo',
    text: 'La dirección depende de su caso y cambia. Está en {{officialPage}}, bajo "Where to File" (dónde presentar).',
  },
  help: {
    heading: '8. Ayuda de personas',
    text: 'Antes de presentar, la ayuda de un abogado o representante acreditado importa más después de un arresto, una condena, una orden de expulsión, una audiencia perdida, un viaje a su país, un matrimonio que terminó, un hijo mayor de 21 años o una negación anterior. Hay listas de ayuda gratuita o de bajo costo en justice.gov/eoir (la dirección no se comprobó).',
  },
  facts: {
    heading: 'Qué tan seguros son estos datos',
    text: 'Los datos se reunieron el {{day}} de las fuentes que se nombran debajo de cada uno. Ninguno se leyó ese día en el sitio de USCIS.',
    stale: 'Eso fue hace más de {{days}} días: compruebe cada uno.',
  },
  sure: {
    form: 'Impreso en el formulario: {{source}}.',
    official: 'De un texto oficial: {{source}}.',
    reported: 'Informado por otros: {{source}}. Compruébelo en {{officialPage}}.',
    unverified: 'No verificado. Compruébelo en {{officialPage}} antes de confiar en ello. Vea {{source}}.',
  },
  cover: {
    title: 'Formulario {{form}}: lista para su paquete',
    lead: 'Marque cada línea con pluma. Estas páginas son para usted; el formulario viene después de ellas.',
    edition: 'La edición {{edition}} se comparó con la de {{officialPage}}',
    signed: 'Firmado a mano, con tinta, y con fecha: {{place}}',
    others: 'El intérprete y el preparador, si los hubo, firmaron (sección 1)',
    sheets: 'Cada hoja agregada tiene firma y fecha',
    pages: 'Se imprimieron las {{pages}} páginas del formulario',
    papers: 'Documentos que se adjuntan (sección 4)',
    fee: 'Se buscó la tarifa en uscis.gov/g-1055 y se agregó el formulario de pago (sección 5)',
    copy: 'Se guardó una copia de todo',
    name: 'Para: {{name}}',
    aNumber: 'Número A: {{aNumber}}',
    blank_one: 'Se revisó {{count}} lugar vacío (sección 2)',
    blank_other: 'Se revisaron {{count}} lugares vacíos (sección 2)',
  },
} as const;
