export const filing = {
  'where-to-send': {
    title: 'Dónde está la dirección de envío',
    sentences: {
      'address-links':
        'La dirección para el Formulario I-485 está en uscis.gov/i-485-addresses, y la del Formulario I-765 en uscis.gov/i-765.',
      'no-address-here': 'Puente no muestra ninguna dirección de envío, porque USCIS las cambia.',
      'wrong-address-returned':
        'Una dirección de envío equivocada es una de las razones por las que USCIS devuelve paquetes.',
    },
  },
  'addresses-changed': {
    title: 'Las direcciones de envío cambiaron en octubre de 2026',
    sentences: {
      'addresses-new-since':
        'USCIS cambió direcciones de envío el 7 de octubre de 2026, así que una dirección anterior puede ya no valer.',
      'old-address-postmark':
        'Las direcciones de envío de USCIS que se usaban antes del 7 de octubre de 2026 valían solo para envíos con matasellos del 9 de noviembre de 2026 o antes.',
    },
  },
  'a5-own-envelope': {
    title: 'El formulario del permiso (a)(5) va en su propio sobre',
    sentences: {
      'a5-apart-from-i485':
        'El Formulario I-765 (a)(5) de quien tiene asilo va a su propia dirección, en un sobre aparte del I-485.',
      'a5-address-link': 'La dirección a la que se envía el Formulario I-765 está en uscis.gov/i-765.',
    },
  },
  'file-online': {
    title: 'Presentar el I-485 en línea',
    sentences: {
      'i485-upload-some':
        'Algunas personas pueden presentar el I-485 en línea subiendo un PDF, pero no está confirmado que quien tiene asilo pueda.',
      'i485-upload-look': 'El lugar para mirar quién puede presentar el I-485 en línea es uscis.gov/i-485.',
    },
  },
  'upload-size': {
    title: 'Qué tan grande puede ser un PDF que se sube',
    sentences: {
      'upload-12-mb':
        'Un PDF que se sube para presentar el I-485 puede tener 12 MB como máximo y no puede estar cifrado.',
      'upload-some-only': 'Solo algunas clases de I-485 se pueden presentar subiendo un PDF.',
    },
  },
  'filed-in-the-us': {
    title: 'Presentar estando en los Estados Unidos',
    sentences: {
      'i765-filed-inside': 'El Formulario I-765 dice que se presenta estando en los Estados Unidos.',
      'i485-presence-rule':
        'Para el I-485 de quien tiene asilo, la regla pide al menos un año de presencia en los Estados Unidos después de que se concedió el asilo.',
    },
  },
  'keep-copies': {
    title: 'Una copia del paquete',
    sentences: {
      'copy-line-on-checklist':
        'La lista de Puente tiene una línea para hacer una copia de todo el paquete y guardarla.',
      'added-papers-are-copies':
        'Los documentos que se agregan al paquete del I-485 o del I-765 son copias y no originales, salvo que se pidan los originales.',
    },
  },
  'nationality-holds': {
    title: 'Pausas por nacionalidad',
    sentences: {
      'holds-set-aside':
        'Un tribunal anuló en junio de 2026 las pausas de USCIS por nacionalidad, y hay una apelación pendiente.',
      'holds-what-they-were':
        'Las pausas de USCIS empezaron con un memo del 2 de diciembre de 2025: pausó toda decisión de I-589, y casos como I-485 de personas de países en una lista.',
      'holds-ask-lawyer':
        'Se informa que USCIS cumple despacio la sentencia sobre sus pausas por nacionalidad; un abogado o representante acreditado puede decir cómo está el asunto.',
    },
  },
} as const;
