export const travel = {
  'leaving-the-united-states': {
    title: 'Un viaje al exterior es asunto para un abogado',
    sentences: {
      'travel-lawyer-first':
        'Un viaje al exterior con un caso de asilo o residencia abierto es para que lo vea un abogado o un representante acreditado antes de salir.',
      'travel-no-source': 'Este servicio no tiene ninguna fuente sobre qué viajes al exterior son seguros.',
    },
  },
  'what-is-advance-parole': {
    title: 'Qué son el advance parole y el Formulario I-131',
    sentences: {
      'travel-i131':
        'El advance parole es un permiso para salir y regresar que se pide antes del viaje, con el Formulario I-131.',
      'travel-which-paper':
        'Este servicio no tiene fuente sobre qué papel de viaje le sirve a quien tiene asilo; uscis.gov/i-131 habla de los papeles de viaje.',
    },
  },
  'leaving-on-advance-parole': {
    title: 'Un viaje con advance parole puede contar como salida',
    sentences: {
      'travel-parole-departure':
        'Una decisión del 13 de agosto de 2026 dice que un viaje con advance parole cuenta como salir de Estados Unidos, para una ley: INA 212(a)(9)(B).',
      'travel-parole-lawyer':
        'Un plan para un viaje con advance parole es para que lo vea un abogado o un representante acreditado antes de salir.',
    },
  },
  'trip-to-home-country': {
    title: 'Un viaje al país de origen',
    sentences: {
      'travel-home-lawyer':
        'Un viaje al país del que una persona huyó es para que lo vea un abogado o un representante acreditado antes de presentar el formulario.',
      'travel-still-refugee':
        'Una condición para la residencia es que quien tiene asilo siga siendo refugiado, o sea cónyuge, hijo o hija de uno.',
      'travel-home-i589': 'La Parte C del I-589 pregunta si la persona regresó al país que teme.',
    },
  },
  'passport-of-home-country': {
    title: 'Viajar con el pasaporte del país de origen',
    sentences: {
      'travel-home-passport':
        'Un viaje con el pasaporte del país del que una persona huyó es para que lo vea un abogado o un representante acreditado antes de presentar.',
      'travel-passport-asked':
        'El I-485 pregunta qué pasaporte o documento de viaje se usó en la última llegada.',
    },
  },
  'removed-and-came-back': {
    title: 'Volver después de una deportación',
    sentences: {
      'travel-after-removal':
        'Volver a Estados Unidos después de una deportación es para que lo vea un abogado o un representante acreditado antes de presentar.',
      'travel-after-removal-asked':
        'La Parte 9 del I-485 pregunta si alguna vez deportaron a la persona de Estados Unidos.',
      'travel-came-back-asked':
        'La Parte 9 del I-485 también pregunta si la persona entró otra vez después de una deportación sin ser admitida ni tener parole.',
    },
  },
} as const;
