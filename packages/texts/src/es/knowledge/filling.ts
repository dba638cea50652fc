export const filling = {
  'how-names-are-written': {
    title: 'Cómo se escribe el nombre',
    sentences: {
      'names-family-box-first':
        'En el I-485 y el I-765, la casilla del apellido va primero, luego la del nombre y luego la del segundo nombre.',
      'names-plain-letters':
        'Las casillas del apellido y del nombre en el I-485 y el I-765 aceptan solo letras, guiones y espacios, así que los acentos no se ponen.',
      'names-legal-not-nickname': 'El I-485 pide el nombre legal de hoy, no un apodo.',
    },
  },
  'other-names-used': {
    title: 'Otros nombres que se han usado',
    sentences: {
      'other-names-every-one':
        'El I-485 y el I-765 piden todo otro nombre que se haya usado, como el apellido de soltera, un alias o un apodo.',
      'other-names-room-on-forms':
        'En el I-485 caben otros dos nombres y en el I-765 otros tres; los demás nombres van en la Parte 14 o en la Parte 6.',
      'other-names-asked-on-i589': 'El I-589 también pidió los otros nombres, en la Parte A.I, punto 7.',
    },
  },
  'dates-month-first': {
    title: 'Cómo se escriben las fechas',
    sentences: {
      'dates-month-day-year':
        'Las fechas del I-485 y el I-765 se escriben con el mes primero, luego el día y luego el año.',
      'dates-month-first-example':
        'El I-485 y el I-765 piden las fechas como mm/dd/yyyy, así que el 5 de marzo de 1990 se escribe 03/05/1990.',
    },
  },
  'full-dates-of-homes-and-jobs': {
    title: 'Fechas completas y un día que no se sabe',
    sentences: {
      'homes-jobs-need-the-day':
        'De las casas, escuelas y trabajos, el I-485 pide la fecha completa: mes, día y año.',
      'i589-had-month-and-year': 'De las casas, escuelas y trabajos, el I-589 pidió solo el mes y el año.',
      'unknown-day-not-in-facts':
        'Los datos guardados aquí no dicen qué poner en el I-485 si no se sabe el día de una fecha; un abogado o representante acreditado puede decirlo.',
    },
  },
  'a-number-nine-digits': {
    title: 'Cómo se escribe el A-Number',
    sentences: {
      'a-number-without-letter':
        'En el I-485 y el I-765, el A-Number (número de extranjero) se escribe con nueve cifras y sin la letra A.',
      'a-number-zero-in-front': 'A un A-Number que tiene solo ocho cifras se le pone un cero delante.',
      'a-number-any-other-asked': 'El I-485 también pide cualquier otro A-Number que la persona haya tenido.',
    },
  },
  'i94-number-to-write': {
    title: 'Qué número de I-94 se pone',
    sentences: {
      'i94-eleven-characters':
        'El número del I-94 tiene 11 letras y cifras; es fácil confundir un cero con la letra O.',
      'i94-most-recent-asked': 'El I-485 pide el número del I-94 más reciente.',
      'i94-new-after-asylum':
        'Después de que se concede el asilo, el I-94 más reciente puede ser uno más nuevo que el del I-589.',
    },
  },
  'last-arrival-meaning': {
    title: 'Qué quiere decir última llegada',
    sentences: {
      'last-arrival-most-recent':
        'En el I-485 y el I-765, la última llegada es la vez más reciente que la persona entró a Estados Unidos, no la primera.',
      'last-arrival-what-is-asked':
        'De la última llegada, el I-485 pide la fecha, la ciudad y el estado, y el pasaporte o documento de viaje, si se usó uno.',
    },
  },
  'last-arrival-after-a-trip': {
    title: 'Última llegada después de un viaje',
    sentences: {
      'last-arrival-is-the-return':
        'Después de un viaje al extranjero, la última llegada en el I-485 y el I-765 es el regreso de ese viaje, no la entrada que está en el I-589.',
      'trip-abroad-to-a-lawyer':
        'Un viaje al extranjero es un asunto para un abogado o representante acreditado antes de presentar el formulario.',
    },
  },
  'manner-of-last-entry': {
    title: 'Cómo entró la persona la última vez',
    sentences: {
      'entry-four-boxes':
        'El punto 11 del I-485 tiene cuatro casillas para la última entrada: admitido, con parole, ninguna de las dos, u otra.',
      'entry-matters-for-part-9':
        'Cómo entró la persona la última vez puede importar para una pregunta de la Parte 9 del I-485 sobre entrar sin inspección.',
      'entry-doubt-to-a-lawyer':
        'Una duda sobre cómo entró la persona la última vez es un asunto para un abogado o representante acreditado antes de presentar el formulario.',
    },
  },
  'current-status-today': {
    title: 'Estatus migratorio actual',
    sentences: {
      'status-of-today-asked':
        'El I-485 y el I-765 piden el estatus migratorio de hoy, que puede no ser el que se tenía al entrar.',
      'status-called-asylee':
        'Después de que se concede el asilo, el estatus migratorio se llama asylee (asilado o asilada).',
    },
  },
  'homes-of-five-years': {
    title: 'Casas de los últimos cinco años',
    sentences: {
      'homes-five-years-no-gaps':
        'El I-485 pide todas las casas de los últimos cinco años, aquí y en otros países, sin huecos.',
      'homes-last-one-abroad':
        'El I-485 también pide la última casa en otro país donde la persona vivió más de un año.',
      'homes-room-for-one-earlier':
        'En el I-485 hay lugar para una casa anterior; las demás casas van en la Parte 14.',
    },
  },
  'word-present-in-dates': {
    title: 'La palabra Present en una casilla de fecha',
    sentences: {
      'present-boxes-take-digits':
        'Las casillas de fecha de casas y trabajos del I-485 aceptan solo cifras, así que ahí no se puede escribir "Present".',
      'present-home-start-date':
        'De la casa de hoy, el I-485 pide solo la fecha en que se empezó a vivir ahí.',
    },
  },
  'po-box-and-home': {
    title: 'Apartado postal y dirección de la casa',
    sentences: {
      'po-box-is-no-home':
        'Un P.O. box (apartado postal) no es una casa, así que el I-485 pide la dirección donde vive la persona.',
      'other-mailing-has-own-boxes':
        'En el I-485, una dirección de correo distinta de la casa tiene sus propias casillas, para una dirección de Estados Unidos.',
    },
  },
  'safe-address-on-i485': {
    title: 'Una dirección segura para el correo',
    sentences: {
      'safe-address-allowed':
        'El I-485 permite dar una dirección segura para el correo que no es la de la casa.',
      'safe-address-where-it-goes':
        'Una dirección segura va en las casillas de correo del I-485, después de contestar No a la pregunta de si el correo llega a la casa.',
      'danger-at-home-to-a-lawyer':
        'Un peligro en la casa es un asunto para un abogado o representante acreditado antes de presentar el formulario.',
    },
  },
  'date-of-asylum-grant': {
    title: 'La fecha en que se concedió el asilo',
    sentences: {
      'grant-date-not-filing-date':
        'La casilla de asilo de la Parte 2 del I-485 pide la fecha en que se concedió el asilo, no la fecha en que se pidió.',
      'grant-date-where-found':
        'La fecha en que se concedió el asilo está en la carta de aprobación de la oficina de asilo o en la orden que lo concedió.',
    },
  },
  'jobs-of-five-years': {
    title: 'Trabajos y escuelas de los últimos cinco años',
    sentences: {
      'jobs-five-years-all':
        'El I-485 pide todos los trabajos y escuelas de los últimos cinco años, con el actual primero.',
      'jobs-own-business-and-study':
        'El trabajo por cuenta propia y el tiempo de estudio de los últimos cinco años también se ponen en el I-485.',
      'jobs-last-one-abroad':
        'El I-485 también pide el último trabajo o escuela en otro país; lo que no cabe va en la Parte 14.',
    },
  },
  'time-without-a-job': {
    title: 'Tiempo sin trabajo',
    sentences: {
      'no-job-time-listed':
        'El tiempo sin trabajo también se pone en el I-485, con la fuente de sustento de ese tiempo.',
      'no-job-occupation-box':
        'En la casilla de ocupación del I-485, el formulario pide decir si la persona está desempleada o jubilada.',
    },
  },
  'parents-who-died': {
    title: 'Padres que ya murieron',
    sentences: {
      'parents-both-asked': 'El I-485 pregunta por los dos padres, también cuando uno o los dos ya murieron.',
      'parents-what-is-asked':
        'El I-485 pide el nombre, la fecha de nacimiento y el país de nacimiento de cada padre o madre.',
    },
  },
  'unknown-about-a-parent': {
    title: 'Lo que no se sabe de un padre o madre',
    sentences: {
      'parent-birth-date-unknown':
        'Cuando no se sabe la fecha de nacimiento de un padre o madre, la casilla del I-485 acepta la palabra Unknown.',
      'parent-name-not-in-facts':
        'Los datos guardados aquí no dicen qué poner en el I-485 de un padre o madre sin nombre conocido; un abogado o representante acreditado puede decirlo.',
    },
  },
  'marriages-counted': {
    title: 'Qué matrimonios se cuentan',
    sentences: {
      'marriages-all-counted':
        'El I-485 cuenta todos los matrimonios de la persona, también en otro país, anulados o repetidos con la misma persona.',
      'marriage-only-religious':
        'Un abogado o representante acreditado puede decir si una boda que fue solo religiosa cuenta como matrimonio en el I-485.',
    },
  },
  'former-spouse-details': {
    title: 'Qué se pide sobre el cónyuge anterior',
    sentences: {
      'former-spouse-what-is-asked':
        'De un matrimonio anterior, el I-485 pide el nombre y el nacimiento del cónyuge, y cuándo, dónde y cómo terminó.',
      'former-spouse-room-for-one':
        'En el I-485 hay lugar para un cónyuge anterior; los demás van en la Parte 14.',
      'ended-marriage-to-a-lawyer':
        'El asilo que vino por un cónyuge anterior es un asunto para un abogado o representante acreditado antes de presentar el formulario.',
    },
  },
  'separated-couples': {
    title: 'Parejas que viven separadas',
    sentences: {
      'separated-box-only-legal':
        'El I-485 tiene una casilla para quienes están separados por ley; el I-765 no tiene esa casilla.',
      'living-apart-to-a-lawyer':
        'Un abogado o representante acreditado puede decir qué casilla del I-485 o del I-765 corresponde a una pareja que solo vive aparte.',
    },
  },
  'children-to-list': {
    title: 'Qué hijos se ponen',
    sentences: {
      'children-all-living':
        'El I-485 pide todos los hijos vivos en cualquier parte del mundo, de toda edad, casados o no.',
      'children-step-adopted-missing':
        'En el I-485 también cuentan los hijastros actuales, los hijos adoptados o perdidos y los nacidos fuera del matrimonio.',
      'children-room-for-two': 'En el I-485 hay lugar para dos hijos; los demás van en la Parte 14.',
    },
  },
  'groups-and-organizations': {
    title: 'Grupos y organizaciones',
    sentences: {
      'groups-any-ever':
        'La Parte 9 del I-485 pregunta por cualquier grupo, partido o club del que la persona haya sido parte, en cualquier país.',
      'groups-compared-with-asylum-file':
        'El I-589 también preguntó por grupos, en la Parte B, y USCIS compara el I-485 con el expediente de asilo.',
      'groups-armed-to-a-lawyer':
        'Los lazos con un grupo armado, un ejército o la policía son asunto para un abogado o representante acreditado antes de presentar el formulario.',
    },
  },
  'what-ever-means': {
    title: 'Qué quiere decir EVER en la Parte 9',
    sentences: {
      'ever-whole-life-any-country':
        'La palabra EVER (alguna vez) de la Parte 9 del I-485 abarca toda la vida de la persona y cualquier país.',
      'ever-yes-or-doubt-explained':
        'Después de un Sí en la Parte 9, o de un No con dudas, el I-485 pide una explicación en la Parte 14.',
      'part-9-yes-to-a-lawyer':
        'Un Sí o una duda en la Parte 9 del I-485 es un asunto para un abogado o representante acreditado antes de presentar el formulario.',
    },
  },
  'arrests-on-the-i485': {
    title: 'Arrestos y registros sellados en el I-485',
    sentences: {
      'arrests-any-even-sealed':
        'La Parte 9 del I-485 pregunta por todo arresto, de cualquier tiempo y lugar, aunque el registro esté sellado o el caso desestimado.',
      'arrests-cited-charged-detained':
        'La Parte 9 del I-485 también pregunta si hubo una citación, un cargo o una detención, o un programa en lugar de un juicio.',
      'arrests-to-a-lawyer':
        'Un arresto, un cargo o una detención es un asunto para un abogado o representante acreditado antes de presentar el I-485.',
    },
  },
  'work-without-permission': {
    title: 'La pregunta sobre trabajar sin permiso',
    sentences: {
      'unpermitted-work-asked':
        'La Parte 9 del I-485 pregunta si la persona trabajó alguna vez en Estados Unidos sin permiso.',
      'unpermitted-work-to-a-lawyer':
        'Este servicio no da consejos sobre la pregunta de trabajar sin permiso; es un asunto para un abogado o representante acreditado antes de presentar el formulario.',
    },
  },
  'unlawful-presence-question': {
    title: 'La pregunta sobre presencia ilegal',
    sentences: {
      'unlawful-presence-asked':
        'La Parte 9 del I-485 pregunta si la persona estuvo ilegalmente en Estados Unidos desde el 1 de abril de 1997.',
      'unlawful-presence-meant':
        'Presencia ilegal quiere decir el tiempo después de la estadía permitida, o sin haber sido admitido ni tener parole.',
      'unlawful-presence-to-a-lawyer':
        'Cómo cuenta un caso de asilo para la presencia ilegal es un asunto para un abogado o representante acreditado antes de presentar el formulario.',
    },
  },
  'relief-from-removal-question': {
    title: 'La pregunta sobre protección contra la deportación',
    sentences: {
      'relief-ever-applied-asked':
        'La Parte 9 del I-485 pregunta si la persona pidió alguna vez cualquier tipo de alivio o protección contra la deportación.',
      'relief-asylum-easily-forgotten':
        'La pregunta sobre protección contra la deportación abarca cualquier tipo, y ahí es fácil olvidar el propio caso de asilo.',
      'relief-doubt-to-a-lawyer':
        'Una duda sobre la protección contra la deportación es para que la vea un abogado o representante acreditado antes de presentar el formulario.',
    },
  },
  'extra-space-part-14': {
    title: 'Dónde van las respuestas largas',
    sentences: {
      'extra-space-part-14-and-6':
        'Lo que no cabe en una casilla del I-485 va en la Parte 14; en el I-765, va en la Parte 6.',
      'extra-space-entry-labels':
        'Cada texto de la Parte 14 del I-485 o de la Parte 6 del I-765 dice a qué página, parte y punto pertenece.',
      'extra-space-copies-or-sheets':
        'Si la Parte 14 (I-485) o la Parte 6 (I-765) se llena, el formulario permite copiarla o añadir otras hojas, cada una con firma y fecha.',
    },
  },
  'na-and-empty-boxes': {
    title: 'N/A y casillas vacías',
    sentences: {
      'na-only-where-accepted':
        'N/A quiere decir que no se aplica; algunas casillas del I-485 lo aceptan, pero otras, como casi todas las de fecha, no.',
      'incomplete-may-be-rejected':
        'El I-485 avisa en la página 1 que una solicitud incompleta puede ser devuelta o negada.',
    },
  },
  'phone-and-email-boxes': {
    title: 'Teléfono y correo electrónico del solicitante',
    sentences: {
      'phone-ten-digits':
        'Las casillas de teléfono del solicitante en el I-485 y el I-765 aceptan diez cifras, sin guiones ni espacios.',
      'email-38-characters':
        'En la casilla del correo electrónico del solicitante, en el I-485 y el I-765, caben como máximo 38 letras y signos.',
      'mobile-email-if-any':
        'El I-485 y el I-765 piden el celular y el correo electrónico solo si la persona los tiene.',
    },
  },
  'social-security-questions-i485': {
    title: 'Las preguntas del Seguro Social en el I-485',
    sentences: {
      'ssa-three-questions':
        'El I-485 pregunta si el Seguro Social ya dio una tarjeta, si se quiere una ahora y si se pueden compartir datos.',
      'ssa-consent-own-choice':
        'Compartir datos con el Seguro Social es decisión de cada persona; para la tarjeta, el I-485 pide Sí a quererla y Sí a compartir.',
    },
  },
  'mailing-address-first-i765': {
    title: 'Dirección de correo y de la casa en el I-765',
    sentences: {
      'i765-mailing-comes-first':
        'El I-765 pide primero la dirección de correo y luego pregunta si también es la de la casa.',
      'i765-home-only-if-different':
        'En el I-765, la dirección de la casa se llena solo cuando no es la dirección de correo.',
    },
  },
  'earlier-i765-filed': {
    title: 'Solicitudes anteriores de permiso de trabajo',
    sentences: {
      'i765-any-earlier-counts':
        'El I-765 pregunta si la persona presentó antes un I-765, y cuenta cualquiera anterior.',
      'i765-earlier-not-on-i589': 'En el I-589 no se encuentra si la persona presentó antes un I-765.',
    },
  },
  'category-boxes-i765': {
    title: 'Cómo se escribe el código de la categoría',
    sentences: {
      'category-code-not-word':
        'El punto 27 del I-765 lleva un código de letra y número, no la palabra asilo.',
      'category-three-small-boxes':
        'El código de la categoría del I-765 va en tres casillas pequeñas: (c)(8) es c, 8 y vacía; (a)(5) es a, 5 y vacía.',
      'category-never-chosen-here':
        'Este servicio nunca elige por la persona el código de la categoría del I-765.',
    },
  },
  'arrest-question-i765': {
    title: 'La pregunta sobre arrestos en el I-765',
    sentences: {
      'i765-arrest-c8-any':
        'Con la categoría (c)(8), el I-765 pregunta por todo arresto o condena, de cualquier tiempo y país.',
      'i765-arrest-court-papers':
        'Un Sí a la pregunta sobre arrestos del I-765 necesita papeles de la corte, y las instrucciones dicen cuáles.',
      'i765-arrest-to-a-lawyer':
        'Todo arresto es un asunto para un abogado o representante acreditado antes de presentar el I-765.',
    },
  },
  'sex-box-on-forms': {
    title: 'La casilla de sexo',
    sentences: {
      'sex-two-boxes':
        'El I-485 y el I-765 tienen solo dos casillas de sexo, Male (hombre) y Female (mujer); no hay X.',
      'sex-birth-certificate-used':
        'Para el sexo de una persona, USCIS se guía, desde el 2 de abril de 2025, por el acta de nacimiento hecha al nacer o la más cercana.',
      'sex-no-denial-only-for-this':
        'USCIS ha dicho que no niega un formulario solo por la casilla de sexo, pero puede haber demoras.',
    },
  },
  'ethnicity-race-and-looks': {
    title: 'Etnia, raza, estatura, peso y colores',
    sentences: {
      'looks-asked-to-identify':
        'La Parte 8 del I-485 pide etnia, raza, estatura, peso y color de ojos y de cabello solo para identificar a la persona.',
      'looks-own-answer':
        'Las respuestas sobre etnia, raza y aspecto las da la persona; no se toman de la raza o tribu del I-589.',
      'looks-feet-and-pounds': 'En el I-485, la estatura se da en pies y pulgadas, y el peso en libras.',
    },
  },
} as const;
