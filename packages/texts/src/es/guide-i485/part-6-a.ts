export const part6A = {
  'p6-1-current-marital-status': {
    question: 'Hoy, ¿es usted soltero, casado, divorciado, viudo o separado por ley?',
    asks: 'Son seis casillas, marque una: soltero que nunca se casó, casado, divorciado, viudo, matrimonio anulado, o separado por ley.',
    why: 'Le dice al oficial si un esposo o esposa es parte de su caso. Los puntos que siguen van con esta respuesta.',
    find: 'En su acta de matrimonio, la orden de divorcio o el acta de muerte del cónyuge. Su I-589 lo tiene en la Parte A.I, punto 11, como era aquel día.',
    slips:
      'Muchos copian el I-589, pero la vida ha cambiado. La última casilla dice separado por ley. Si solo viven aparte, o no está seguro de cuál es, pregunte a un abogado antes de firmar.',
  },
  'p6-2-spouse-in-u-s-armed-forces': {
    question:
      'Si está casado, ¿su esposo o esposa está ahora en el ejército o la Guardia Costera de EE. UU.?',
    asks: 'Hay tres casillas: N/A, Yes (sí) y No. Se pregunta por el servicio de ahora, no el de antes. N/A quiere decir que la pregunta no es para usted.',
    why: 'Así el oficial ve que en su hogar hay alguien en el servicio militar.',
    find: 'Pregunte a su esposo o esposa. Lo muestra su carnet militar de EE. UU.',
    slips:
      'Algunos cuentan el ejército de su país. Se pregunta solo por las fuerzas de EE. UU. Otros dejan vacías las tres casillas cuando no tienen cónyuge.',
  },
  'p6-3-times-married-in-total': {
    question: '¿Cuántas veces en total se ha casado usted?',
    asks: 'Un número, solo cifras. Se cuentan el matrimonio de ahora, los de otros países, los anulados y los que hizo dos veces con la misma persona.',
    why: 'El oficial ve si cada matrimonio de antes terminó y si no falta ninguno en los puntos 11 a 18.',
    find: 'Cuente sus actas de matrimonio, órdenes de divorcio y actas de muerte. El I-589 pregunta solo por el cónyuge de entonces.',
    slips:
      'Muchos no cuentan una boda por la iglesia, o una que terminó hace mucho. Si no está seguro de que una cuente, pregunte a un abogado antes de firmar.',
  },
  'p6-4-current-spouse-legal-name': {
    question: '¿Cuál es el nombre legal completo de su esposo o esposa de hoy?',
    asks: 'Son tres casillas: apellido, nombre y segundo nombre. Aceptan letras, guiones y espacios, sin acentos. Quien está separado por ley también las llena.',
    why: 'El oficial mira quién es su familia y si el nombre es el que está en su caso de asilo.',
    find: 'En el pasaporte de su cónyuge o en el acta de matrimonio. En su I-589 está en la Parte A.II, puntos 5 a 7, si sigue casado con la misma persona.',
    slips:
      'Algunos ponen al cónyuge de antes, el del I-589. Ese va en el punto 11. Otros ponen un apellido de casada que no sale en ningún papel.',
    skip: 'Queda vacía si hoy no tiene esposo o esposa.',
  },
  'p6-5-current-spouse-a-number': {
    question: '¿Cuál es el A-Number (número de extranjero) de su esposo o esposa, si lo tiene?',
    asks: 'Ponga solo los nueve números. Sin la letra A y sin guiones. Si le faltan números, ponga ceros al principio hasta tener nueve.',
    why: 'Con ese número la oficina halla el archivo de su pareja y lo une con el suyo.',
    find: 'Mire la tarjeta de residente, el permiso de trabajo o los papeles de corte o de asilo de su pareja. Puede estar también en su I-589: Part A.II, la parte del esposo o esposa, punto 1.',
    slips:
      'Algunos ponen aquí su propio número. Otros copian el del Seguro Social, que también tiene nueve cifras.',
    skip: 'Puede quedar vacío si su pareja no tiene ese número, o si usted no tiene esposo o esposa ahora.',
  },
  'p6-6-current-spouse-date-of-birth': {
    question: '¿Cuándo nació su esposo o esposa?',
    asks: 'Escriba el mes, el día y el año completo: mm/dd/yyyy. La casilla también acepta la palabra Unknown (no se sabe).',
    why: 'La fecha ayuda a no confundir a su pareja con otra persona del mismo nombre. El oficial puede compararla con su caso de asilo.',
    find: 'Use el pasaporte o el acta de nacimiento de su pareja. Su I-589 la tiene en la Part A.II, esposo o esposa, punto 3.',
    slips: 'En muchos países el día va primero. Aquí el mes va primero: el 3 de mayo es 05/03.',
    skip: 'Solo la llena quien está casado o separado por ley. Si ahora no tiene esposo o esposa, queda vacía.',
  },
  'p6-7-current-spouse-country-of-birth': {
    question: '¿En qué país nació su esposo o esposa?',
    asks: 'Escriba solo el nombre del país. La casilla acepta letras, espacios y guiones.',
    why: 'Sirve para saber quién es su pareja. Se puede comparar con sus papeles de asilo.',
    find: 'Mire el acta de nacimiento o el pasaporte de su pareja. Su I-589 tiene la ciudad y el país en una sola casilla: Part A.II, esposo o esposa, punto 11.',
    slips:
      'El país que da el pasaporte no siempre es donde la persona nació. La ciudad no va en esta casilla.',
    skip: 'Si ahora no tiene esposo o esposa, esta casilla queda vacía.',
  },
  'p6-8-current-spouse-home-address': {
    question: '¿Dónde vive ahora su esposo o esposa?',
    asks: 'Ponga la calle, la ciudad y lo demás de la casa. Si es en EE. UU., elija el estado y ponga el ZIP. Si es en otro país, deje vacíos esos dos y llene provincia, código postal y país.',
    why: 'El oficial ve si viven en la misma casa o aparte, y en qué país está su pareja.',
    find: 'Use un contrato de renta, un recibo o una carta con el nombre de su pareja. Si viven juntos, es la misma casa de la Part 1, punto 18.',
    slips:
      'La calle lleva letras, números, barras y espacios: sin puntos, comas ni el signo #. Su I-589 puede tener un lugar viejo; revíselo.',
    skip: 'Si ahora no tiene esposo o esposa, queda vacío. Quien está separado por ley sí lo llena.',
  },
  'p6-9-place-of-current-marriage': {
    question: '¿Dónde se casó con su esposo o esposa de hoy?',
    asks: 'Ponga la ciudad o el pueblo, el estado o la provincia, y el país. Las casillas aceptan letras, espacios y guiones.',
    why: 'Así el oficial sabe qué oficina guarda el acta de su boda.',
    find: 'Léalo en su acta de matrimonio. Su I-589 lo tiene en la Part A.II, esposo o esposa, punto 10.',
    slips: 'Algunos ponen el pueblo donde viven hoy. Se pide el lugar de la boda que los hizo esposos.',
    skip: 'Si hoy no está casado ni separado por ley, estas casillas quedan vacías.',
  },
  'p6-9-date-of-current-marriage': {
    question: '¿En qué fecha se casó con su esposo o esposa de hoy?',
    asks: 'Ponga la fecha de la boda así: mes, día y año (mm/dd/yyyy). La casilla también acepta Unknown (no se sabe).',
    why: 'El oficial pone sus matrimonios en orden de fecha y los compara con su caso de asilo.',
    find: 'Tómela del acta de matrimonio. Su I-589 la tiene en la Part A.II, esposo o esposa, punto 9.',
    slips:
      'Algunos tuvieron dos bodas: por la iglesia y por lo civil. Si las fechas no son iguales, pregunte a un abogado cuál va aquí.',
    skip: 'Si hoy no está casado ni separado por ley, queda vacía.',
  },
};
