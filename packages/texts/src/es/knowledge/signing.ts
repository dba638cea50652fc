export const signing = {
  'signature-in-ink': {
    title: 'Cómo se firman los formularios',
    sentences: {
      'signature-by-hand-in-ink':
        'El I-485 y el I-765 se firman a mano, con tinta; un nombre escrito a máquina o con sello no basta.',
      'signature-pasted-may-be-rejected':
        'Desde el 10 de julio de 2026, USCIS puede devolver o negar un envío con firma pegada o hecha por programa, y quedarse con la tarifa.',
      'signature-scan-of-ink':
        'La regla sobre las firmas acepta tinta sobre papel o una imagen escaneada de esa tinta.',
    },
  },
  'who-signs-and-where': {
    title: 'Quién firma y dónde',
    sentences: {
      'applicant-signs-in-part': 'El solicitante firma el I-485 en la Parte 10 y el I-765 en la Parte 3.',
      'service-never-signs':
        'Este servicio nunca firma un formulario por nadie; el formulario primero se imprime y luego se firma a mano.',
    },
  },
  'signing-is-swearing': {
    title: 'Qué se jura con la firma',
    sentences: {
      'signature-swears-true':
        'Firmar el I-485 o el I-765 es jurar que todas las respuestas están completas y son verdaderas y correctas.',
      'false-oath-can-be-crime':
        'El I-485 y el I-765 se firman bajo pena de perjurio: jurar algo falso puede ser un delito.',
    },
  },
  'signature-opens-records': {
    title: 'Registros que se abren con la firma',
    sentences: {
      'signature-lets-uscis-see-records':
        'Al firmar el I-485 o el I-765, la persona deja que USCIS vea los registros que necesita para decidir.',
    },
  },
  'read-and-understood': {
    title: 'Haber leído y entendido el formulario',
    sentences: {
      'signer-read-or-interpreted':
        'Quien firma el I-485 o el I-765 jura que lo leyó y entendió, o que lo oyó en un idioma que conoce bien.',
      'signature-presumes-knowledge':
        'La firma cuenta como una señal fuerte de que la persona sabía lo que dice el formulario, por una decisión llamada Matter of Valdez.',
    },
  },
  'interpreter-part-of-form': {
    title: 'Cuando alguien interpretó el formulario',
    sentences: {
      'interpreter-signs-own-part':
        'Quien interpretó el formulario para el solicitante firma la Parte 11 del I-485 o la Parte 4 del I-765.',
      'interpreter-language-contact':
        'En el I-485 y el I-765, el intérprete también da su nombre, el idioma y sus datos de contacto.',
    },
  },
  'preparer-part-of-form': {
    title: 'Cuando otra persona preparó el formulario',
    sentences: {
      'preparer-signs-even-unpaid':
        'Quien preparó el I-485 o el I-765 y no es el solicitante lo firma como preparador, aunque no le paguen.',
      'preparer-which-parts': 'El preparador firma la Parte 12 del I-485 o la Parte 5 del I-765.',
    },
  },
  'software-and-preparer': {
    title: 'Este servicio y la parte del preparador',
    sentences: {
      'service-leaves-preparer-blank':
        'Este servicio deja en blanco la parte del preparador de un formulario: es para una persona que lo preparó para otra.',
      'helper-person-signs-part':
        'La persona que preparó las respuestas por el solicitante firma la parte del preparador del formulario.',
      'program-under-law-unchecked':
        'Si la ley ve a un programa de computadora como preparador no se ha comprobado aquí; un abogado puede decirlo.',
    },
  },
  'lawyer-as-preparer': {
    title: 'Un abogado que prepara el formulario',
    sentences: {
      'lawyer-signs-preparer-part':
        'El abogado que prepara el I-485 o el I-765 firma la parte del preparador; ahí el I-765 pregunta si es abogado.',
      'lawyer-may-need-g28':
        'El I-765 dice que un abogado o representante acreditado quizá también tenga que enviar el Formulario G-28.',
    },
  },
  'officer-boxes-stay-empty': {
    title: 'Casillas para los oficiales',
    sentences: {
      'officer-part-13-empty':
        'La Parte 13 del I-485 y las casillas para los oficiales quedan vacías cuando se presenta el formulario.',
      'officer-part-13-at-interview':
        'La Parte 13 del I-485 se llena solo en la entrevista, cuando el oficial lo dice.',
    },
  },
  'g28-box-on-top': {
    title: 'La casilla del Formulario G-28',
    sentences: {
      'g28-box-only-represented':
        'La casilla del Formulario G-28, arriba en el I-485 y el I-765, es solo para quien tiene un representante.',
      'g28-box-else-empty':
        'Para quien no tiene un representante, la casilla del Formulario G-28 en el I-485 y el I-765 queda vacía.',
    },
  },
} as const;
