export const documents = {
  'i485-packet': {
    title: 'Qué va en el paquete del I-485 de quien tiene asilo',
    sentences: {
      'i485-packet-for-all':
        'Con el I-485 firmado, quien tiene asilo manda prueba de asilo, prueba de nacimiento, copia de una identificación con foto, dos fotos y el Formulario I-693.',
      'i485-packet-by-case':
        'Algunos paquetes del I-485 llevan además papeles de matrimonio, divorcio o adopción, registros de la policía y de la corte, o el Formulario I-602.',
      'i485-packet-fee-or-waiver':
        'Con el I-485 va su tarifa, o el Formulario I-912, que pide a USCIS no cobrarla.',
    },
  },
  'proof-of-asylum': {
    title: 'Qué prueba el asilo',
    sentences: {
      'proof-of-asylum-papers':
        'La prueba de asilo para el I-485 es un I-94 que lo muestra, la carta de aprobación o la orden del juez.',
      'proof-of-asylum-checked':
        'USCIS también compara la prueba de asilo con el A-file, que es el expediente que guarda sobre la persona.',
    },
  },
  'proof-of-asylum-through-family': {
    title: 'Prueba del asilo que vino por un familiar',
    sentences: {
      'family-proof-papers':
        'Para el I-485, el cónyuge o hijo con asilo por un familiar muestra la aprobación del I-730, o la concesión de asilo de ese familiar.',
      'family-proof-part-2':
        'La Parte 2 del I-485 pide además el nombre, el A-Number y la fecha de nacimiento del familiar que ganó el asilo.',
    },
  },
  'proof-of-one-year': {
    title: 'Qué prueba un año en los Estados Unidos',
    sentences: {
      'one-year-papers':
        'Un contrato de alquiler, recibos de sueldo, o registros escolares o médicos pueden probar un año en los Estados Unidos después de recibir el asilo.',
      'one-year-papers-when':
        'Los papeles que prueban el año después del asilo van con el I-485 si los registros no lo muestran ya.',
    },
  },
  'birth-certificate': {
    title: 'El acta de nacimiento',
    sentences: {
      'birth-certificate-goes-with': 'Con el I-485 va el acta de nacimiento, u otra prueba de nacimiento.',
      'birth-certificate-translated':
        'Si el acta de nacimiento no está en inglés, va con una traducción certificada al inglés.',
    },
  },
  'papers-that-cannot-be-had': {
    title: 'Cuando un papel civil no se puede conseguir',
    sentences: {
      'other-proof-instead':
        'Si un asilado no logra un papel civil, como el acta de nacimiento, puede mostrar otra prueba o una declaración jurada.',
      'sworn-statement-is-affidavit':
        'La declaración jurada en lugar de un papel que falta se llama affidavit en inglés.',
    },
  },
  translations: {
    title: 'Papeles en otro idioma',
    sentences: {
      'certified-translation':
        'Un papel en español o en cualquier otro idioma va a USCIS con una traducción certificada al inglés.',
      'certified-translation-both-forms':
        'La traducción certificada al inglés es para los papeles que van con el I-485 y para los que van con el I-765.',
    },
  },
  'photo-id': {
    title: 'Una identificación con foto',
    sentences: {
      'photo-id-copy': 'Con el I-485 va una copia de una identificación oficial con foto.',
    },
  },
  'marriage-certificate': {
    title: 'El acta de matrimonio',
    sentences: {
      'marriage-certificate-goes-with':
        'Si la persona está casada, el acta de matrimonio va con el I-485, para apoyar las respuestas sobre el cónyuge.',
      'marriage-part-6-counts-all':
        'La Parte 6 del I-485 cuenta todos los matrimonios, también los hechos en otro país o anulados después.',
    },
  },
  'ended-marriage-papers': {
    title: 'Papeles de un matrimonio que terminó',
    sentences: {
      'ended-marriage-papers-go-with':
        'Si un matrimonio terminó, el acta de divorcio o de defunción va con el I-485.',
      'ended-marriage-lawyer':
        'Si el asilo vino por un matrimonio que terminó, es un asunto para un abogado o representante acreditado antes de presentar el I-485.',
    },
  },
  'adoption-papers': {
    title: 'Papeles de un hijo adoptado',
    sentences: {
      'adoption-papers-go-with': 'Por un hijo adoptado, los papeles de adopción van con el I-485.',
      'adopted-children-count':
        'La Parte 7 del I-485 cuenta todos los hijos vivos, de cualquier edad y en cualquier lugar, también los adoptados.',
    },
  },
  'police-and-court-records': {
    title: 'Registros de la policía y de la corte por un arresto',
    sentences: {
      'arrest-records-go-with':
        'Con el I-485 van registros certificados de la policía y de la corte de cualquier arresto, aunque el caso se haya sellado o desestimado.',
      'arrest-records-lawyer':
        'Un arresto es un asunto para llevar a un abogado o representante acreditado antes de presentar el I-485.',
    },
  },
  'i602-in-the-packet': {
    title: 'Cuándo va el Formulario I-602 en el paquete',
    sentences: {
      'i602-goes-with':
        'El Formulario I-602 va con el I-485 si puede aplicarse un motivo legal contra la residencia (inadmisibilidad).',
      'i602-lawyer':
        'Si una persona necesita o no el I-602 es un asunto para llevar a un abogado o representante acreditado antes de presentar el formulario.',
    },
  },
  'forms-not-needed': {
    title: 'Formularios que no necesita quien tiene asilo',
    sentences: {
      'not-needed-forms':
        'El I-485 de quien tiene asilo no necesita el Formulario I-864, I-130 ni I-140, ni el Suplemento A del I-485.',
      'not-needed-affidavit-box':
        'El I-864 es la declaración de apoyo económico; la Parte 3 del I-485 tiene una casilla para personas a quienes la ley no la pide.',
    },
  },
  'copies-not-originals': {
    title: 'Copias, no originales',
    sentences: {
      'copies-are-sent':
        'Los papeles van con el I-485 o el I-765 en copia, no en original, salvo que se pida el original.',
      'copies-except-i693':
        'El Formulario I-693, el informe médico, va con el I-485 en su sobre sellado, y no en copia.',
    },
  },
  'missing-papers-warning': {
    title: 'Cuando faltan papeles en el paquete',
    sentences: {
      'missing-papers-may-reject':
        'La página 1 del I-485 avisa que el formulario se puede rechazar o negar si faltan papeles.',
    },
  },
  'i765-a5-papers': {
    title: 'Qué va con el I-765 en la categoría (a)(5)',
    sentences: {
      'i765-a5-papers-list':
        'El I-765 en la categoría (a)(5) va con prueba del asilo concedido, una identificación o el último permiso de trabajo, y dos fotos.',
      'i765-a5-proof-of-grant':
        'Para la categoría (a)(5) del I-765, la prueba es la carta u orden que concedió el asilo, o un I-94 marcado como asilado.',
    },
  },
  'i765-c8-papers': {
    title: 'Qué va con el I-765 en la categoría (c)(8)',
    sentences: {
      'i765-c8-papers-list':
        'El I-765 en la categoría (c)(8) va con prueba de que se pidió asilo, una identificación o el último permiso de trabajo, y dos fotos.',
      'i765-c8-proof-of-filing':
        'Para la categoría (c)(8) del I-765, la prueba es el recibo de la solicitud de asilo o un sello de la corte.',
    },
  },
  'i765-c8-court-papers': {
    title: 'Papeles de la corte con el I-765',
    sentences: {
      'c8-arrest-court-papers':
        'En la categoría (c)(8), el punto 30 del I-765 pregunta por cualquier arresto o condena, y un Sí necesita papeles de la corte.',
      'c8-arrest-lawyer':
        'Un arresto o una condena es un asunto para llevar a un abogado o representante acreditado antes de presentar el I-765.',
    },
  },
  'i765-c9-papers': {
    title: 'Qué va con el I-765 en la categoría (c)(9)',
    sentences: {
      'i765-c9-receipt':
        'El I-765 en la categoría (c)(9), por un I-485 bajo INA 245, va con el aviso de recibo de ese I-485, el Formulario I-797C.',
      'i765-c9-may-not-fit':
        'La categoría (c)(9) del I-765 nombra INA 245, otra ley de residencia que la de los asilados, INA 209.',
      'i765-c9-lawyer':
        'Si la categoría (c)(9) le sirve o no a un asilado es una pregunta para un abogado o representante acreditado.',
    },
  },
  'i765-renewal-papers': {
    title: 'Qué va con la renovación del permiso de trabajo',
    sentences: {
      'i765-renewal-old-card':
        'Para renovar un permiso de trabajo, con el I-765 va una copia de la tarjeta anterior.',
      'i765-renewal-box':
        'La Parte 1 del I-765 tiene una casilla propia para la renovación de un permiso de trabajo.',
    },
  },
  'i765-identity-document': {
    title: 'Identificación para el formulario del permiso',
    sentences: {
      'i765-id-or-card':
        'En las categorías (a)(5) y (c)(8), con el I-765 va una identificación o el último permiso de trabajo.',
      'i765-id-as-copy':
        'La identificación o el permiso va con el I-765 en copia, salvo que se pida el original.',
    },
  },
} as const;
