export const terms = {
  'what-is-an-a-number': {
    title: 'Qué es el A-Number',
    sentences: {
      'term-a-number':
        'El A-Number (número A) es el número del expediente de una persona en inmigración; tiene nueve cifras.',
      'term-a-number-writing':
        'El I-485 pide las cifras del A-Number sin la letra A; un A-Number de ocho cifras lleva un cero delante.',
    },
  },
  'what-is-an-i94': {
    title: 'Qué es el Formulario I-94',
    sentences: {
      'term-i94':
        'El Formulario I-94 es el registro de entrada de una persona a Estados Unidos; su número tiene 11 letras y cifras.',
      'term-i94-with-grant':
        'Un I-94 que dice que se concedió el asilo sirve como prueba del asilo para el I-485.',
    },
  },
  'what-is-an-asylee': {
    title: 'Qué quiere decir asylee (asilado)',
    sentences: {
      'term-asylee': 'Un asylee (asilado) es una persona a quien se le concedió asilo en Estados Unidos.',
      'term-asylee-grant':
        'La carta de la oficina de asilo, o la orden de un juez, de la Junta (Board) o de un tribunal, muestra que se concedió el asilo.',
    },
  },
  'asylee-or-refugee': {
    title: 'Asilado y refugiado no son lo mismo',
    sentences: {
      'term-refugee':
        'Al asilado se le concedió asilo, el refugiado fue admitido como refugiado, y el I-485 tiene una casilla para cada uno.',
      'term-refugee-fee': 'El asilado paga la tarifa del I-485, y el refugiado no.',
    },
  },
  'what-is-an-asylum-seeker': {
    title: 'Qué es un solicitante de asilo',
    sentences: {
      'term-asylum-seeker':
        'Un solicitante de asilo es una persona que presentó el Formulario I-589 y cuyo caso de asilo está pendiente.',
      'term-asylum-seeker-category':
        'El I-765 tiene la categoría (c)(8) para quien tiene el caso de asilo pendiente.',
    },
  },
  'what-is-a-principal': {
    title: 'Qué es el principal',
    sentences: {
      'term-principal':
        'El principal es la persona a quien se le concedió asilo con su propio Formulario I-589.',
      'term-principal-box':
        'La Parte 2 del I-485 tiene una casilla para el principal y otra para el derivado.',
    },
  },
  'what-is-a-derivative': {
    title: 'Qué es un derivado',
    sentences: {
      'term-derivative':
        'Un derivado es el cónyuge, hijo o hija que obtuvo asilo por el principal, con el mismo I-589 o después con el Formulario I-730.',
      'term-derivative-questions':
        'El I-485 le pide al derivado el nombre, el A-Number y la fecha de nacimiento del principal.',
    },
  },
  'what-is-an-ead': {
    title: 'Qué es un EAD',
    sentences: {
      'term-ead':
        'EAD quiere decir employment authorization document: es la tarjeta que la gente llama permiso de trabajo.',
      'term-ead-form': 'El EAD, la tarjeta del permiso de trabajo, se pide con el Formulario I-765.',
    },
  },
  'what-is-a-green-card': {
    title: 'Qué es la green card',
    sentences: {
      'term-green-card':
        'Green card (tarjeta verde o mica) es el nombre común de la tarjeta de residente permanente.',
      'term-green-card-form': 'Con el Formulario I-485, quien tiene asilo pide ser residente permanente.',
    },
  },
  'what-is-uscis': {
    title: 'Qué es USCIS',
    sentences: {
      'term-uscis':
        'USCIS es la agencia del gobierno de Estados Unidos que recibe formularios de inmigración como el I-485 y el I-765.',
      'term-uscis-court':
        'USCIS no es la corte: el I-485 de un asilado en un proceso de deportación (removal) va al juez de inmigración.',
    },
  },
  'what-is-eoir': {
    title: 'Qué es EOIR',
    sentences: {
      'term-eoir':
        'EOIR es la corte de inmigración: sus jueces ven los casos de quienes están en un proceso de deportación (removal).',
      'term-eoir-question':
        'La Parte 2 del I-485 pregunta si el formulario se presenta en la corte de inmigración (EOIR).',
    },
  },
  'what-is-the-i589': {
    title: 'Qué es el Formulario I-589',
    sentences: {
      'term-i589':
        'El Formulario I-589 es la solicitud de asilo y de protección contra la deportación (withholding of removal).',
      'term-i589-here':
        'Este servicio lee una copia escaneada del Formulario I-589 y pasa lo que encuentra al I-485 o al I-765.',
    },
  },
  'what-is-the-i485': {
    title: 'Qué es el Formulario I-485',
    sentences: {
      'term-i485':
        'El Formulario I-485 es el que usa una persona en Estados Unidos para pedir la residencia (green card).',
      'term-i485-size': 'El Formulario I-485 tiene 24 páginas, en 14 Partes.',
    },
  },
  'what-is-the-i765': {
    title: 'Qué es el Formulario I-765',
    sentences: {
      'term-i765':
        'El Formulario I-765 es el que usa una persona para pedir la tarjeta del permiso de trabajo.',
      'term-i765-size': 'El Formulario I-765 tiene 7 páginas y 6 Partes en la edición 08/21/25.',
    },
  },
  'what-is-the-i730': {
    title: 'Qué es el Formulario I-730',
    sentences: {
      'term-i730':
        'El Formulario I-730 es el que permite que el cónyuge, un hijo o una hija obtenga asilo por un principal que ya lo tiene.',
      'term-i730-proof':
        'Cuando un cónyuge, hijo o hija con asilo por el Formulario I-730 presenta un I-485, la aprobación del I-730 sirve como prueba del asilo.',
    },
  },
  'what-is-a-waiver': {
    title: 'Qué son un waiver y el Formulario I-602',
    sentences: {
      'term-waiver':
        'Un waiver es un perdón para un motivo que cierra el paso a la residencia; quien tiene asilo lo pide con el Formulario I-602.',
      'term-waiver-limits':
        'Algunos motivos que cierran el paso a la residencia de un asilado no se pueden perdonar de ningún modo.',
      'term-waiver-lawyer':
        'Un motivo que cierra el paso a la residencia es para que lo vea un abogado o un representante acreditado antes de presentar.',
    },
  },
  'what-is-the-i693': {
    title: 'Qué es el Formulario I-693',
    sentences: {
      'term-i693':
        'El Formulario I-693 es el informe del examen médico que un médico civil de USCIS hace para el I-485.',
      'term-civil-surgeon':
        'USCIS tiene una página, Find a civil surgeon, con la lista de los médicos que hacen el examen para el I-693.',
    },
  },
  'what-is-the-i912': {
    title: 'Qué es el Formulario I-912',
    sentences: {
      'term-i912': 'El Formulario I-912 es el que le pide a USCIS no cobrar una tarifa (exención).',
      'term-i912-asylees':
        'Quien tiene asilo puede usar el Formulario I-912 para pedir una exención de la tarifa del I-485.',
    },
  },
  'what-is-a-receipt-notice': {
    title: 'Qué es un aviso de recibo',
    sentences: {
      'term-receipt':
        'El aviso de recibo, Formulario I-797C, es la carta en que USCIS dice que recibió un formulario.',
      'term-receipt-asylum':
        'Para la categoría (c)(8) del I-765, el recibo de la solicitud de asilo puede mostrar que se pidió asilo.',
    },
  },
  'what-are-biometrics': {
    title: 'Qué son los biométricos',
    sentences: {
      'term-biometrics':
        'Los biométricos son las huellas y la foto que USCIS le toma a una persona en una cita.',
      'term-biometrics-appointment':
        'Hay que contar con una cita de biométricos, porque USCIS ya no usa las fotos que la gente envía.',
    },
  },
  'what-is-the-a-file': {
    title: 'Qué es el A-file',
    sentences: {
      'term-a-file': 'El A-file es el expediente que el gobierno tiene de una persona, bajo su A-Number.',
      'term-a-file-compared': 'USCIS compara el I-485 de quien tiene asilo con lo que hay en el A-file.',
    },
  },
  'what-is-inadmissibility': {
    title: 'Qué quiere decir inadmisible',
    sentences: {
      'term-inadmissible':
        'Inadmisible quiere decir que un motivo de la ley se pone entre una persona y la residencia.',
      'term-inadmissible-part-9':
        'La Parte 9 del I-485 pregunta por los motivos que pueden hacer inadmisible a una persona.',
      'term-inadmissible-lawyer':
        'Un Sí en la Parte 9 del I-485 es para que lo vea un abogado o un representante acreditado antes de presentar.',
    },
  },
  'what-is-firm-resettlement': {
    title: 'Qué es firm resettlement',
    sentences: {
      'term-resettlement':
        'Firm resettlement es como la ley llama a haberse establecido para quedarse en otro país.',
      'term-resettlement-rule':
        'La ley no permite el firm resettlement en otro país para la residencia de quien tiene asilo.',
      'term-resettlement-lawyer':
        'Haber vivido en un tercer país es para que lo vea un abogado o un representante acreditado antes de presentar.',
    },
  },
  'what-are-removal-proceedings': {
    title: 'Qué son los removal proceedings',
    sentences: {
      'term-removal':
        'Los removal proceedings (proceso de deportación) son un caso de corte sobre si una persona tiene que salir de Estados Unidos.',
      'term-removal-judge':
        'Mientras está abierto un proceso de deportación (removal), el I-485 de quien tiene asilo va al juez de inmigración.',
      'term-removal-lawyer':
        'La Parte 2 del I-485 pregunta por el proceso de deportación, que es para que lo vea un abogado o un representante acreditado antes de presentar.',
    },
  },
  'what-is-public-charge': {
    title: 'Qué es la carga pública',
    sentences: {
      'term-public-charge':
        'La carga pública (public charge) es un motivo de la ley sobre quien puede llegar a depender de la ayuda del gobierno.',
      'term-public-charge-asylees': 'La carga pública no se aplica a quien pide la residencia como asilado.',
    },
  },
  'what-is-a-preparer': {
    title: 'Qué es un preparer (quien prepara)',
    sentences: {
      'term-preparer':
        'Un preparer (quien prepara) es toda persona, aparte del solicitante, que llenó el formulario por él o ella, con pago o sin pago.',
      'term-preparer-signs': 'Quien preparó firma la Parte 12 del I-485 o la Parte 5 del I-765.',
    },
  },
  'what-is-an-interpreter': {
    title: 'Quién es el intérprete',
    sentences: {
      'term-interpreter':
        'El intérprete es la persona que le leyó el I-485 o el I-765 al solicitante en su idioma.',
      'term-interpreter-signs':
        'El intérprete pone el idioma y firma la Parte 11 del I-485 o la Parte 4 del I-765.',
    },
  },
  'what-is-an-accredited-representative': {
    title: 'Qué es un representante acreditado',
    sentences: {
      'term-accredited':
        'Un representante acreditado es quien, sin ser abogado, puede actuar por otros en sus casos de inmigración.',
      'term-accredited-doj':
        'El permiso para ser representante acreditado lo da el Departamento de Justicia (DOJ) de Estados Unidos.',
    },
  },
  'what-is-a-notario': {
    title: 'Qué es un notario',
    sentences: {
      'term-notario':
        'En Estados Unidos un notario no es abogado y no puede actuar por nadie en su caso ante USCIS.',
      'term-notario-states': 'Muchos estados tienen sus propias leyes sobre los notarios y los consultores.',
    },
  },
  'what-is-a-category-code': {
    title: 'Qué es una categoría del I-765',
    sentences: {
      'term-category':
        'La categoría es la letra y el número del I-765 que dicen por qué una persona pide el permiso de trabajo.',
      'term-category-asylum':
        'En el I-765, la categoría (a)(5) quiere decir que se concedió el asilo, y la (c)(8) que el caso de asilo está pendiente.',
    },
  },
  'what-is-an-edition': {
    title: 'Qué es la edición de un formulario',
    sentences: {
      'term-edition': 'La edición de un formulario es la fecha impresa al pie de cada página.',
      'term-edition-taken': 'USCIS recibe solo ciertas ediciones de un formulario y devuelve las otras.',
    },
  },
  'what-is-part-14': {
    title: 'Qué es la Parte 14',
    sentences: {
      'term-part-14':
        'La Parte 14 es la última página del I-485, para las respuestas que no caben en sus casillas y para explicaciones.',
      'term-part-14-entries':
        'Cada texto en la Parte 14 del I-485 lleva la página, la Parte y el punto al que pertenece.',
      'term-part-6-i765':
        'En el I-765 la página para las respuestas que no caben en sus casillas es la Parte 6.',
    },
  },
  'what-is-perjury': {
    title: 'Qué quiere decir bajo pena de perjurio',
    sentences: {
      'term-perjury':
        'Firmar un formulario bajo pena de perjurio quiere decir jurar que las respuestas están completas y son verdaderas y correctas.',
      'term-perjury-law': 'La ley de Estados Unidos castiga a quien jura algo que sabe que es falso.',
    },
  },
} as const;
