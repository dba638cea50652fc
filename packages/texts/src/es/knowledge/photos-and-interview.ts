export const photosAndInterview = {
  'two-photos': {
    title: 'Las dos fotos',
    sentences: {
      'two-photos-size': 'Con el I-485 van dos fotos iguales a color, tipo pasaporte, de 2 por 2 pulgadas.',
      'two-photos-i765': 'El I-765 en la categoría (a)(5) o (c)(8) también va con dos fotos.',
    },
  },
  'back-of-the-photos': {
    title: 'Qué se escribe detrás de las fotos',
    sentences: {
      'back-of-photos': 'El nombre y el A-Number se escriben, sin apretar, detrás de cada foto del I-485.',
    },
  },
  'photos-no-longer-used': {
    title: 'Si USCIS usa las fotos',
    sentences: {
      'photos-not-used-still-asked':
        'Desde diciembre de 2025, USCIS ya no usa las fotos que la gente manda, pero las instrucciones todavía piden dos.',
    },
  },
  'biometrics-appointment': {
    title: 'La cita de biométricos',
    sentences: {
      'biometrics-to-expect':
        'Quien presenta el I-485 o el I-765 puede esperar una cita de huellas (biométricos), aunque haya mandado fotos.',
      'biometrics-because-photos': 'Desde diciembre de 2025, USCIS ya no usa las fotos que la gente manda.',
    },
  },
  'who-is-interviewed': {
    title: 'A quiénes llaman a entrevista',
    sentences: {
      'interview-cases-in-manual':
        'El Policy Manual de USCIS (Volume 7, Part M, chapter 5) dice en qué casos se llama a un asilado a entrevista por el I-485.',
      'interview-manual-version':
        'El Policy Manual de USCIS sobre entrevistas a asilados se conoce aquí como estaba el 1 de agosto de 2025; su lista de casos no está guardada aquí.',
    },
  },
  'compared-with-the-a-file': {
    title: 'El I-485 se compara con el A-file',
    sentences: {
      'compared-with-a-file':
        'USCIS tiene que comparar el I-485 de quien tiene asilo con el A-file, que es el expediente que guarda sobre esa persona.',
    },
  },
  'names-and-countries-compared': {
    title: 'Se comparan otros nombres y terceros países',
    sentences: {
      'names-and-countries-looked-at':
        'Cuando USCIS compara el I-485 con el A-file, mira también otros nombres usados y los terceros países en las direcciones.',
      'third-country-lawyer':
        'El tiempo en un tercer país, ni el propio ni Estados Unidos, es un asunto para un abogado o representante acreditado antes de presentar el I-485.',
    },
  },
  'part-13-at-the-interview': {
    title: 'Qué se firma en la entrevista',
    sentences: {
      'part-13-for-interview':
        'La Parte 13 del I-485 es para la entrevista: ahí se anotan los cambios, y firman el solicitante y el oficial.',
      'part-13-empty-until': 'La Parte 13 queda vacía cuando se presenta el I-485.',
    },
  },
} as const;
