export const mistakes = {
  'i589-shows-an-earlier-day': {
    title: 'El I-589 y lo que ha cambiado desde entonces',
    sentences: {
      'i589-of-the-day-signed':
        'El I-589 muestra cómo eran las cosas el día en que se firmó, quizá hace años.',
      'i589-what-may-have-changed':
        'El I-485 y el I-765 piden cómo son las cosas ahora: dirección, trabajos, matrimonio, hijos, pasaporte y estatus.',
    },
  },
  'compared-with-asylum-file': {
    title: 'Qué compara USCIS',
    sentences: {
      'compares-i485-with-a-file':
        'USCIS compara el I-485 con el expediente de asilo de la persona, que se llama A-file.',
      'compares-names-and-third-countries':
        'Cuando USCIS compara el I-485 con el expediente de asilo, también mira los otros nombres y los terceros países en las direcciones.',
    },
  },
  'answers-that-do-not-match': {
    title: 'Respuestas que no coinciden',
    sentences: {
      'mismatch-interview-or-referral':
        'Respuestas distintas en el I-485, el I-589 y papeles de visas anteriores pueden llevar a una entrevista o a que se remita el caso.',
      'mismatch-to-a-lawyer':
        'Si el I-485 y los papeles anteriores no coinciden, es un asunto para un abogado o representante acreditado antes de presentar el formulario.',
    },
  },
  'mistake-on-the-i589': {
    title: 'Un error en el I-589',
    sentences: {
      'mistake-new-form-sworn-true':
        'Si el I-589 tiene un error, quien firma el I-485 igual jura que las respuestas de este son verdaderas.',
      'mistake-i589-to-a-lawyer':
        'Un error en el I-589 es un asunto para un abogado o representante acreditado antes de presentar el formulario.',
    },
  },
  'untrue-answers-question': {
    title: 'La pregunta sobre respuestas falsas',
    sentences: {
      'untrue-ever-lied-asked':
        'La Parte 9 del I-485 pregunta si la persona mintió u ocultó datos alguna vez para obtener una visa u otro beneficio migratorio.',
      'untrue-to-a-lawyer':
        'Algo falso en un formulario anterior es un asunto para un abogado o representante acreditado antes de presentar el nuevo.',
    },
  },
  'false-papers-question': {
    title: 'La pregunta sobre papeles falsos',
    sentences: {
      'false-papers-ever-given-asked':
        'La Parte 9 del I-485 pregunta si la persona dio alguna vez a un oficial de Estados Unidos papeles falsos o cambiados por un beneficio migratorio.',
      'document-fraud-reaches-preparer':
        'La ley sobre fraude con documentos, INA 274C, tiene castigos y también puede alcanzar a quien prepara un formulario.',
      'false-papers-to-a-lawyer':
        'Haber dado papeles falsos o cambiados es un asunto para un abogado o representante acreditado antes de presentar el formulario.',
    },
  },
  'frivolous-asylum-application': {
    title: 'Qué pasa con una solicitud de asilo frívola',
    sentences: {
      'frivolous-bars-all-benefits':
        'Presentar a sabiendas una solicitud de asilo frívola le cierra a la persona todo beneficio migratorio que venga después.',
      'frivolous-advice-no-excuse':
        'El I-589 advierte que los datos falsos no se disculpan porque otra persona los aconsejó.',
      'frivolous-to-a-lawyer':
        'Una duda de si el asilo se pidió de modo frívolo es para que la vea un abogado o representante acreditado antes de presentar el formulario.',
    },
  },
} as const;
