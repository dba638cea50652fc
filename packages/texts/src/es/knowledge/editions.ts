export const editions = {
  'i485-edition': {
    title: 'La edición del I-485 que USCIS acepta',
    sentences: {
      'i485-only-091826':
        'USCIS acepta solo la edición 09/18/26 del Formulario I-485, y así es desde el 18 de septiembre de 2026.',
      'i485-others-sent-back':
        'Las ediciones 01/20/25 y 09/04/26 del I-485 se devuelven, y no hubo un plazo de gracia.',
    },
  },
  'i485-old-edition': {
    title: 'Un I-485 de 01/20/25 es solo para practicar',
    sentences: {
      'i485-012025-practice':
        'Un Formulario I-485 de la edición 01/20/25 es solo para leer y practicar, porque USCIS devuelve esa edición.',
      'i485-newer-blank-added':
        'Puente puede llenar un I-485 en blanco más nuevo si la persona agrega ese PDF de uscis.gov.',
    },
  },
  'i485-edition-changes': {
    title: 'Qué cambió en el I-485 de 09/18/26',
    sentences: {
      'i485-091826-part-9':
        'La edición 09/18/26 del I-485 tiene todavía 24 páginas, pero en la Parte 9 se quitaron, se unieron o se renumeraron preguntas.',
      'i485-091826-public-charge':
        'La edición 09/18/26 del I-485 llegó con una regla nueva sobre la carga pública.',
      'i485-091826-numbers':
        'Los puntos 67 a 86 de la Parte 9 en la edición 01/20/25 están impresos como 65 a 84 en la edición 09/18/26.',
    },
  },
  'i765-edition': {
    title: 'La edición del I-765 que USCIS acepta',
    sentences: {
      'i765-082125-taken':
        'El 8 de octubre de 2026, USCIS aceptaba la edición 08/21/25 del Formulario I-765 y no la edición 09/15/26.',
      'i765-court-order':
        'Una orden judicial del 14 de septiembre de 2026 detuvo la edición 09/15/26 del I-765; el gobierno apeló, y esto puede cambiar.',
    },
  },
  'i589-edition': {
    title: 'Ediciones del I-589',
    sentences: {
      'i589-072826-exists': 'El Formulario I-589 tiene una edición más nueva, 07/28/26, de 12 páginas.',
      'i589-taken-unknown':
        'Aquí no se sabe qué ediciones del I-589 acepta hoy USCIS; el lugar para mirar es uscis.gov/i-589.',
      'i589-read-by-puente': 'Puente se hizo para leer papeles I-589 de las ediciones 01/20/25 y 08/25/20.',
    },
  },
  'mixed-pages': {
    title: 'Páginas de distintas ediciones en un formulario',
    sentences: {
      'mixed-pages-returned':
        'Que un formulario lleve páginas de distintas ediciones es una razón común por la que USCIS devuelve un paquete.',
      'mixed-pages-footer':
        'Cada página de un formulario de USCIS tiene al pie la fecha de su edición, así que se pueden comparar todas.',
    },
  },
  'where-edition-stands': {
    title: 'Dónde está impresa la fecha de la edición',
    sentences: {
      'edition-at-foot':
        'La fecha de la edición de un formulario de USCIS está impresa al pie de cada página.',
      'edition-taken-page':
        'La edición que USCIS acepta ahora está en uscis.gov/i-485 para el I-485 y en uscis.gov/i-765 para el I-765.',
    },
  },
  'i912-edition': {
    title: 'La edición del I-912',
    sentences: {
      'i912-072225':
        'La edición 07/22/25 del Formulario I-912, para pedir la exención, se vio como la vigente en mayo de 2026.',
      'i912-now-unknown':
        'Aquí no se sabe si la edición 07/22/25 del I-912 sigue vigente; el lugar para mirar es uscis.gov/i-912.',
    },
  },
} as const;
