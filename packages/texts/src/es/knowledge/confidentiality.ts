export const confidentiality = {
  'asylum-information-is-secret': {
    title: 'La información de asilo es secreta',
    sentences: {
      'secrecy-consent':
        'El gobierno no puede contar a otros el caso de asilo de una persona sin su permiso por escrito, salvo pocas excepciones.',
      'secrecy-rules':
        'Las reglas sobre el secreto de los casos de asilo son 8 CFR 208.6 para USCIS y 8 CFR 1208.6 para la corte de inmigración.',
    },
  },
  'even-that-one-applied': {
    title: 'También es secreto que la persona pidió asilo',
    sentences: {
      'secrecy-of-applying':
        'La regla de secreto del asilo cubre hasta el hecho de que una persona pidió asilo.',
    },
  },
  'secrecy-binds-the-government': {
    title: 'La regla de secreto obliga al gobierno',
    sentences: {
      'secrecy-government-only':
        'La regla de secreto del asilo obliga al gobierno; no obliga a un sitio web privado.',
      'secrecy-own-promise':
        'Este servicio hace su propia promesa: los archivos se guardan cifrados y la historia de asilo no pasa a ningún formulario.',
    },
  },
  'signing-releases-records': {
    title: 'La firma deja que USCIS reciba registros',
    sentences: {
      'secrecy-release':
        'Al firmar el I-485 o el I-765, el solicitante permite que se entreguen a USCIS registros sobre su persona.',
    },
  },
  'story-kept-apart': {
    title: 'Aquí la historia de asilo va aparte',
    sentences: {
      'secrecy-story': 'La historia de asilo, Partes B y C del I-589, no se copia al I-485 ni al I-765.',
      'secrecy-story-link':
        'Quien tiene un enlace de revisión ve las páginas de la historia de asilo solo si el solicitante quiso mostrarlas.',
    },
  },
  'files-here-are-encrypted': {
    title: 'Aquí los archivos se guardan cifrados',
    sentences: {
      'secrecy-encrypted': 'Los archivos que la gente sube a este servicio se guardan cifrados.',
      'secrecy-encrypted-means':
        'Nadie puede leer sin una clave los archivos que guarda este servicio, porque están cifrados.',
    },
  },
  'files-here-are-deleted': {
    title: 'Cuándo se borran aquí los archivos',
    sentences: {
      'secrecy-deleted':
        'Sin una cuenta, lo que una persona sube a este servicio se borra 24 horas después del último uso.',
      'secrecy-kept-in-account':
        'Lo que una persona sube en una cuenta de este servicio se conserva hasta que la persona lo borra.',
      'secrecy-delete-everything':
        'En este servicio, el botón Borrar todo borra de inmediato el documento abierto.',
    },
  },
  'review-link-ends': {
    title: 'El enlace para un abogado termina',
    sentences: {
      'secrecy-link-ends':
        'El enlace de revisión para un abogado termina solo a una hora fijada, y el solicitante puede anularlo antes.',
      'secrecy-link-open':
        'Hasta que termina un enlace de revisión para un abogado, quien tiene el enlace puede leer lo que muestra.',
    },
  },
  'nothing-is-sent-to-uscis': {
    title: 'Este servicio no envía nada a USCIS',
    sentences: {
      'secrecy-not-sent': 'Este servicio nunca envía un formulario a USCIS y nunca lo firma.',
      'secrecy-person-files':
        'Quien hace la solicitud, y no este servicio, imprime, firma y presenta el formulario.',
    },
  },
  'service-is-free': {
    title: 'Este servicio es gratis',
    sentences: {
      'secrecy-free': 'Puente es gratis, desde la primera página hasta el formulario lleno.',
      'secrecy-government-fee':
        'Puente es gratis, pero el gobierno puede cobrar su propia tarifa cuando se presenta un formulario.',
    },
  },
} as const;
