export const part1B = {
  'p1-10-expiry-date-of-that-document': {
    question: '¿En qué fecha vence ese pasaporte o documento de viaje?',
    asks: 'Escriba el último día en que vale: mm/dd/yyyy, o sea mes, día, año. Escríbalo aunque ya haya pasado.',
    why: 'Junto con el número, la fecha muestra qué papel usó usted.',
    find: 'Busque la fecha de vencimiento en la hoja de la foto. Su I-589 tiene una en la Parte A.I, punto 22. Vea que sea del mismo papel.',
    slips: 'No copie la fecha en que se hizo el papel. En muchos pasaportes el día va antes del mes.',
    skip: 'Puede quedar vacía si no usó pasaporte ni documento de viaje para entrar.',
  },
  'p1-10-country-that-issued-that-document': {
    question: '¿Qué país le dio ese pasaporte o documento de viaje?',
    asks: 'Escriba el nombre del país que hizo el papel. Use solo letras y espacios.',
    why: 'Le dice al oficial de qué país era el papel que usó para entrar.',
    find: 'Está en la tapa o en la hoja de la foto. Su I-589 tiene un país en la Parte A.I, punto 20. Vea que sea del mismo papel.',
    slips: 'No siempre es el país donde nació o vivió. Un documento de viaje puede ser de otro país.',
    skip: 'Puede quedar vacía si no usó pasaporte ni documento de viaje para entrar.',
  },
  'p1-10-nonimmigrant-visa-number-for-last-arrival': {
    question: 'Si la última vez entró con una visa por un tiempo, ¿qué número tiene esa visa?',
    asks: 'Escriba el número de la visa que usó. Es una visa por un tiempo, como para pasear, estudiar o trabajar.',
    why: 'Cada visa tiene su registro. El oficial puede ver lo que se dijo entonces y comparar.',
    find: 'Mire la hoja de la visa dentro del pasaporte que usó. Su I-589 no tiene este número.',
    slips: 'No copie aquí el número del pasaporte. La hoja de la visa puede tener los dos.',
    skip: 'La casilla dice que es si la hay. Si entró sin visa, puede quedar vacía.',
  },
  'p1-10-date-that-visa-was-issued': {
    question: '¿En qué fecha le dieron esa visa?',
    asks: 'Escriba el día en que se hizo la visa: mm/dd/yyyy, o sea mes, día, año.',
    why: 'La fecha y el número llevan a un solo registro de visa.',
    find: 'Busque la fecha de emisión (issue date) en la hoja de la visa. El I-589 no la pide.',
    slips: 'La hoja también tiene la fecha de fin. Esa no va aquí. Tampoco va el día en que entró.',
    skip: 'Si entró sin visa, puede quedar vacía.',
  },
  'p1-10-city-and-state-of-last-arrival': {
    question: '¿En qué ciudad y estado de EE. UU. entró la última vez?',
    asks: 'Escriba la ciudad o el pueblo, hasta 20 letras. Luego elija el estado en la lista de dos letras.',
    why: 'El oficial compara el lugar con el registro de su entrada y con sus papeles de asilo.',
    find: 'Mire el sello del pasaporte o su I-94. En su I-589 está en la Parte A.I, punto 19.c, primera línea.',
    slips:
      'Muchos ponen el nombre del aeropuerto o del puente. La casilla pide la ciudad. Si entró otra vez después del I-589, esa línea ya es vieja. En la Parte 14 hay lugar para explicar.',
  },
  'p1-10-date-of-last-arrival': {
    question: '¿En qué fecha entró a EE. UU. la última vez?',
    asks: 'Escriba mes, día y año: mm/dd/yyyy. Pide la última vez, no la primera.',
    why: 'La fecha lleva al oficial al registro de esa entrada. Se compara con sus otras respuestas.',
    find: 'Mire el sello del pasaporte o su I-94. Su I-589 tiene una fecha en la Parte A.I, punto 19.c, primera línea.',
    slips:
      'La fecha del I-589 ya es vieja si salió y volvió después. Si salió de EE. UU. después de pedir asilo, pregunte a un abogado antes de firmar.',
  },
  'p1-11-how-last-entered': {
    question: '¿Cómo entró a EE. UU. la última vez?',
    asks: 'Marque una de cuatro casillas: lo revisó un oficial y fue admitido; lo revisó y entró con parole (permiso de entrada); entró sin ninguna de las dos; u otra. Con la primera, la segunda o la última se abre una línea.',
    why: 'La forma de entrar puede importar en la ley. El oficial la compara con el registro de su entrada y con la Parte 9.',
    find: 'Mire su I-94, el sello del pasaporte o los papeles de la frontera. En su I-589 está en la Parte A.I, punto 19.c, primera línea, donde dice status.',
    slips:
      'Parole no es lo mismo que ser admitido. Muchos adivinan aquí. Si no está seguro, pregunte a un abogado antes de firmar.',
  },
  'p1-11-class-admitted-as-paroled-as-other-text': {
    question: '¿Como qué lo dejaron entrar: visitante, estudiante, con parole u otra cosa?',
    asks: 'Escriba en la línea junto a la casilla que marcó. Caben 20 letras. El formulario da ejemplos, como visitante (visitor), estudiante (student) o parole humanitario.',
    why: 'Le dice al oficial con qué clase o regla entró usted.',
    find: 'Busque la clase en su I-94 o en el sello del pasaporte. Su I-589 tiene un status en la Parte A.I, punto 19.c, primera línea.',
    slips:
      'Se llena solo una de las tres líneas. Trata del día en que entró, no del asilo que le dieron después. Si no está seguro, pregunte a un abogado antes de firmar.',
    skip: 'La tercera casilla no tiene línea. Si marcó esa, las tres quedan vacías.',
  },
  'p1-12-name-as-printed-on-the-i-94': {
    question: '¿Cómo está escrito su nombre en su I-94 más nuevo?',
    asks: 'Copie el apellido y el nombre como están en el I-94. Use letras, guion y espacios. El I-94 es el registro de su entrada o estadía.',
    why: 'Si el I-94 escribe su nombre de otro modo, el oficial aún puede ver que es usted.',
    find: 'Mire el I-94 mismo. A quien le dieron asilo, muchas veces le dieron uno nuevo.',
    slips:
      'Algunos ponen el nombre bien escrito cuando el I-94 lo tiene mal. Esta casilla pide lo que dice el I-94.',
    skip: 'El punto 12 es solo para quien recibió un I-94.',
  },
  'p1-12-i-94-record-number': {
    question: '¿Qué número tiene su I-94 más nuevo?',
    asks: 'Escriba las 11 letras y cifras, sin espacios. No caben menos ni más.',
    why: 'El número lleva al registro de su entrada o estadía. El oficial lo compara con lo demás del punto 12.',
    find: 'Mire su I-94 más nuevo. Su I-589 tiene uno en la Parte A.I, punto 19.b, pero puede ser viejo, de antes del asilo.',
    slips: 'Es fácil confundir el cero con la letra O. Muchos copian el número de un I-94 viejo.',
    skip: 'Puede quedar vacía si nunca le dieron un I-94.',
  },
  'p1-12-i-94-authorised-stay-expiry-or-d-s': {
    question: '¿Hasta qué fecha dice su I-94 más nuevo que puede quedarse?',
    asks: 'Escriba la fecha: mm/dd/yyyy. Si el I-94 dice D/S en vez de una fecha, escriba D/S. Solo cabe una fecha o D/S.',
    why: 'Muestra por cuánto tiempo lo dejaron entrar con ese I-94.',
    find: 'Busque en el I-94 la línea del fin de su estadía. Una vieja puede estar en su I-589, Parte A.I, punto 19.c, primera línea, última casilla.',
    slips:
      'No copie la fecha en que vence la visa o el pasaporte. Si su I-94 tiene otra palabra, pregunte a un ayudante o abogado qué va.',
    skip: 'Puede quedar vacía si nunca le dieron un I-94.',
  },
  'p1-12-class-of-admission-shown-on-i-94': {
    question: '¿Qué clase o estatus está impreso en su I-94 más nuevo?',
    asks: 'Copie la clase que muestra el I-94, o ponga que entró con parole si así lo dice. Caben 20 letras, sin cifras.',
    why: 'Le dice al oficial como qué entró, o qué le dio ese I-94.',
    find: 'Busque class of admission (clase de entrada) en el I-94. En su I-589 está el estatus al entrar: Parte A.I, punto 19.c, primera línea.',
    slips:
      'Un I-94 viejo y el que vino con el asilo pueden tener clases distintas. El formulario pide el más nuevo. Si la clase lleva una cifra, pregunte cómo se escribe.',
    skip: 'Puede quedar vacía si nunca le dieron un I-94.',
  },
  'p1-13-was-last-arrival-first-time-in-u-s': {
    question: 'Cuando entró a EE. UU. la última vez, ¿era la primera vez que estaba aquí?',
    asks: 'Marque Sí o No. La pregunta cubre toda su vida, con visitas de niño y viajes cortos.',
    why: 'El oficial quiere saber si hubo otras estadías, y mira los registros de sus entradas.',
    find: 'Su I-589 tiene sus entradas en la Parte A.I, punto 19.c. También ayudan los pasaportes viejos y sus sellos.',
    slips:
      'Un viaje que hizo después del I-589 no está en esa lista. Si no está seguro, pregunte a un abogado antes de firmar.',
  },
  'p1-14-current-immigration-status-if-changed': {
    question: '¿Cuál es su estatus hoy, si no es el mismo con el que entró?',
    asks: 'Escriba su estatus de ahora, hasta 20 letras o cifras. Muchos a quienes les dieron asilo ponen Asylee (asilado). Vea si es su caso.',
    why: 'Le dice al oficial por qué motivo está usted ahora en EE. UU.',
    find: 'Mire su carta de asilo, la orden del juez o el I-94 que vino con ella. Su I-589 no lo tiene, porque lo firmó antes.',
    slips:
      'Un error común es poner el estatus del día en que entró. Si no está seguro de su estatus, pregunte a un abogado antes de firmar.',
    skip: 'El formulario lo pide solo si su estatus cambió desde su última entrada.',
  },
};
