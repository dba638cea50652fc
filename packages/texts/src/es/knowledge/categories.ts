export const categories = {
  'category-a5': {
    title: 'La categoría (a)(5) es para el asilo concedido',
    sentences: {
      'category-a5-granted':
        'La categoría (a)(5) del I-765 es para las personas a quienes se les concedió asilo.',
      'category-a5-not-c8': 'La categoría (c)(8) del I-765 es para un caso de asilo que está pendiente.',
    },
  },
  'card-optional-for-asylees': {
    title: 'Quien tiene asilo puede trabajar sin la tarjeta',
    sentences: {
      'category-work-by-status':
        'Quien tiene asilo puede trabajar por el asilo mismo; la tarjeta del permiso de trabajo es solo una prueba de eso.',
      'category-card-optional':
        'Para quien tiene asilo es opcional pedir la tarjeta del permiso de trabajo con el Formulario I-765.',
    },
  },
  'category-c8': {
    title: 'La categoría (c)(8) es para el asilo pendiente',
    sentences: {
      'category-c8-pending':
        'La categoría (c)(8) del I-765 es para quien tiene pendiente su solicitud de asilo o de withholding (protección contra la deportación).',
      'category-c8-asks':
        'En la categoría (c)(8) del I-765 se pide permiso para trabajar mientras el caso de asilo o de withholding está pendiente.',
    },
  },
  'category-c9': {
    title: 'La categoría (c)(9) va con un I-485 por otra ley',
    sentences: {
      'category-c9-law':
        'La categoría (c)(9) del I-765 es para un I-485 pendiente bajo INA 245; quien tiene asilo presenta el I-485 bajo INA 209.',
      'category-c9-unclear':
        'Las fuentes de este servicio no dejan claro si la categoría (c)(9) del I-765 le sirve a quien tiene asilo.',
      'category-c9-lawyer':
        'Si la categoría (c)(9) del I-765 le sirve a quien tiene asilo es una pregunta para un abogado o un representante acreditado.',
    },
  },
  'category-in-the-boxes': {
    title: 'Cómo se escribe la categoría en las casillas',
    sentences: {
      'category-boxes':
        'El punto 27 del I-765 pide la categoría en casillas pequeñas, primero la letra y luego el número: c y 8, o a y 5.',
      'category-boxes-third':
        'Para (c)(8) y (a)(5), la tercera casilla del punto 27 del I-765 queda vacía; la palabra asilo no es un código.',
    },
  },
  'renewal-category': {
    title: 'La renovación lleva la misma letra y número',
    sentences: {
      'category-renewal':
        'Para quien renueva un permiso de trabajo en la misma categoría, el I-765 lleva la misma letra y el mismo número que la tarjeta vieja.',
      'category-renewal-copy':
        'Para renovar un permiso de trabajo, el I-765 pide una copia de la tarjeta vieja.',
    },
  },
  'first-replacement-or-renewal': {
    title: 'Tres clases de pedido en el I-765',
    sentences: {
      'category-kinds':
        'La Parte 1 del I-765 tiene tres casillas: un primer permiso, una tarjeta que reemplaza o corrige otra, y una renovación.',
    },
  },
  'ssn-not-on-the-i765': {
    title: 'El I-765 ya no pide la tarjeta del Seguro Social',
    sentences: {
      'category-ssn-gone':
        'El Formulario I-765 (08/21/25) ya no sirve para pedir la tarjeta del Seguro Social; eso se hace en la Administración del Seguro Social (SSA).',
      'category-ssn-i485':
        'El I-485 todavía pregunta en la Parte 1 si la persona quiere una tarjeta del Seguro Social.',
    },
  },
  'which-category': {
    title: 'Puente no escoge la categoría',
    sentences: {
      'category-not-chosen-here':
        'Este servicio no escoge la categoría del I-765; la escribe la persona que firma el formulario.',
      'category-ask-lawyer':
        'Cuál categoría del I-765 va con un caso es una pregunta para un abogado o un representante acreditado.',
    },
  },
} as const;
