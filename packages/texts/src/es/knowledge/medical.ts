export const medical = {
  'medical-exam-with-i485': {
    title: 'El examen médico va con el I-485',
    sentences: {
      'i693-together':
        'Desde el 2 de diciembre de 2024, USCIS pide el Formulario I-693, el informe del examen médico, junto con el I-485.',
      'i693-missing-may-reject': 'Un I-485 que llega sin el Formulario I-693 puede ser devuelto.',
    },
  },
  'civil-surgeon': {
    title: 'Qué médico hace el examen',
    sentences: {
      'civil-surgeon-does-it':
        'El Formulario I-693 lo da un médico llamado médico civil de USCIS (civil surgeon).',
      'civil-surgeon-page':
        'USCIS tiene una página para encontrar un médico civil (civil surgeon), el médico del I-693: uscis.gov/tools/find-a-civil-surgeon.',
    },
  },
  'sealed-envelope': {
    title: 'El sobre sellado del médico',
    sentences: {
      'sealed-envelope-unopened':
        'El sobre con el Formulario I-693 se queda sellado: va con el I-485 sin abrirlo.',
    },
  },
  'how-long-the-exam-counts': {
    title: 'Cuánto tiempo vale el Formulario I-693',
    sentences: {
      'i693-valid-while-pending':
        'Un Formulario I-693 firmado desde el 1 de noviembre de 2023 vale solo mientras está pendiente la solicitud con la que llegó.',
      'i693-older-where':
        'Cuánto tiempo es válido un Formulario I-693 firmado antes del 1 de noviembre de 2023 se puede mirar en uscis.gov/i-693.',
    },
  },
  'i693-edition': {
    title: 'La edición del Formulario I-693',
    sentences: {
      'i693-edition-asked':
        'Desde el 3 de julio de 2025, USCIS pide la edición 01/20/25 del Formulario I-693.',
      'i693-edition-not-i485':
        'La edición 01/20/25 se pide para el I-693, pero USCIS ya no recibe la edición 01/20/25 del I-485.',
    },
  },
  'only-the-vaccine-part': {
    title: 'Cuándo puede bastar la parte de vacunas',
    sentences: {
      'vaccine-part-only':
        'Algunos asilados que llegaron con el I-730, con un examen médico hecho fuera, pueden necesitar solo la parte de vacunas del I-693.',
    },
  },
} as const;
