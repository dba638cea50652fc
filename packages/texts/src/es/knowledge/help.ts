export const help = {
  'free-lawyer-list': {
    title: 'Una lista de abogados gratis',
    sentences: {
      'help-free-list':
        'EOIR, la corte de inmigración, tiene una lista de abogados y grupos que ayudan gratis.',
      'help-free-list-where':
        'La lista de abogados y grupos que ayudan gratis está en la web, en justice.gov/eoir.',
    },
  },
  'find-accredited-representative': {
    title: 'Dónde están los representantes acreditados',
    sentences: {
      'help-roster':
        'EOIR, la corte de inmigración, tiene una lista de los representantes acreditados y de los grupos donde trabajan.',
      'help-roster-where': 'La lista de los representantes acreditados está en la web, en justice.gov/eoir.',
    },
  },
  'who-may-represent': {
    title: 'Quién puede representar a una persona',
    sentences: {
      'help-who-represents':
        'Solo un abogado o un representante acreditado puede actuar por otra persona en un caso de inmigración, salvo pocas excepciones.',
      'help-who-else-represents':
        'La regla 8 CFR 292.1 nombra a las pocas personas más que pueden actuar por otra, aparte de un abogado o representante acreditado.',
      'help-g28-box':
        'La casilla del G-28 arriba en el I-485 y el I-765 es solo para quien tiene un representante.',
    },
  },
  'notario-fraud': {
    title: 'Notarios que dan consejos',
    sentences: {
      'help-notario-advice':
        'Un notario o consultor que no es abogado ni está acreditado no puede dar consejos legales sobre un caso.',
      'help-avoid-scams':
        'USCIS tiene una página sobre fraudes de notarios y consultores en uscis.gov/avoid-scams.',
    },
  },
  'what-a-non-lawyer-may-do': {
    title: 'Qué puede hacer quien ayuda sin ser abogado',
    sentences: {
      'help-blanks-only':
        'Quien ayuda sin ser abogado puede ayudar a llenar los espacios de un formulario impreso, gratis o por muy poco pago.',
      'help-no-claim':
        'Quien ayuda sin ser abogado no puede estudiar la ley para el caso, dar consejos ni decir que es experto en leyes.',
    },
  },
  'what-counts-as-legal-advice': {
    title: 'Qué cuenta como consejo legal',
    sentences: {
      'help-legal-advice':
        'USCIS llama consejo legal a decirle a alguien cómo contestar un formulario o qué opciones tiene.',
    },
  },
  'what-this-helper-cannot-do': {
    title: 'Lo que esta ayuda no hace',
    sentences: {
      'help-quotes-only':
        'Esta ayuda solo cita sus fuentes; no dice qué contestar, qué escoger ni cómo terminará un caso.',
      'help-ask-lawyer':
        'Qué contestar, qué escoger y cómo terminará un caso son preguntas para un abogado o un representante acreditado.',
    },
  },
  'not-a-law-firm': {
    title: 'Puente no es un bufete ni es USCIS',
    sentences: {
      'help-not-law-firm': 'Puente no es un bufete de abogados, ni es USCIS ni otra parte del gobierno.',
      'help-no-client': 'Usar Puente no hace a nadie cliente de un abogado.',
    },
  },
  'when-a-lawyer-comes-first': {
    title: 'Cuándo va primero el abogado',
    sentences: {
      'help-lawyer-first':
        'Algunas cosas, como un arresto o una orden de deportación, van a un abogado o representante acreditado antes de presentar el formulario.',
      'help-lawyer-first-more':
        'Van primero a un abogado o representante acreditado: una audiencia perdida, un viaje al propio país, decirse ciudadano sin serlo, votar sin derecho y un grupo armado.',
      'help-lawyer-first-family':
        'Van primero a un abogado o representante acreditado: un matrimonio que terminó, un hijo mayor de 21 y una negación anterior.',
    },
  },
  'arrest-lawyer-first': {
    title: 'Un arresto va primero a un abogado',
    sentences: {
      'help-arrest':
        'Un arresto o una condena, aunque esté sellada, es para que lo vea un abogado o un representante acreditado antes de presentar el formulario.',
      'help-arrest-i485':
        'La Parte 9 del I-485 pregunta por cada arresto y cada condena, en toda la vida y en cualquier país.',
      'help-arrest-i765':
        'El I-765 también pregunta por arrestos y condenas a quien va en la categoría (c)(8).',
    },
  },
  'removal-order-lawyer-first': {
    title: 'Una orden de deportación va primero a un abogado',
    sentences: {
      'help-order':
        'Una orden de deportación (removal), aunque sea vieja, es para que la vea un abogado o un representante acreditado antes de presentar.',
      'help-order-asked':
        'La Parte 9 del I-485 pregunta por órdenes finales de deportación y por órdenes de deportación puestas en vigor otra vez.',
      'help-order-voluntary':
        'La Parte 9 del I-485 también pregunta si alguien se quedó después de la fecha de una salida voluntaria.',
    },
  },
  'missed-hearing-lawyer-first': {
    title: 'Una audiencia perdida va primero a un abogado',
    sentences: {
      'help-missed-hearing':
        'Una audiencia perdida en la corte de inmigración es para que la vea un abogado o un representante acreditado antes de presentar el formulario.',
      'help-missed-hearing-asked':
        'La Parte 9 del I-485 pregunta si la persona faltó alguna vez a una audiencia de un caso de deportación.',
    },
  },
  'citizenship-claim-or-voting': {
    title: 'Decir ser ciudadano o votar va primero a un abogado',
    sentences: {
      'help-citizen-claim':
        'Decir ser ciudadano estadounidense sin serlo, o votar sin derecho, es para que lo vea un abogado o un representante acreditado antes de presentar.',
      'help-citizen-claim-asked':
        'La Parte 9 del I-485 pregunta si la persona dijo alguna vez ser ciudadana de Estados Unidos sin serlo o votó sin derecho.',
    },
  },
  'armed-group-lawyer-first': {
    title: 'Grupos armados y servicio van primero a un abogado',
    sentences: {
      'help-armed-group':
        'Haber estado en un grupo armado o rebelde, o haberlo ayudado, es para que lo vea un abogado o un representante acreditado antes de presentar.',
      'help-armed-group-asked':
        'La Parte 9 del I-485 pregunta por grupos armados o rebeldes, por la ayuda a ellos y por el servicio en un ejército o en la policía.',
    },
  },
  'violence-at-home': {
    title: 'Violencia en la casa, y más secreto',
    sentences: {
      'help-abuse-secrecy':
        'Para quien sufre maltrato de un familiar (VAWA), y en casos T y U, una ley da más secreto: 8 U.S.C. 1367.',
      'help-abuse-lawyer':
        'Qué hacer después de violencia en la casa es una pregunta para un abogado o un representante acreditado.',
    },
  },
} as const;
