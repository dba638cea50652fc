export const part5To6 = {
  'p5-1-preparer-name-and-organisation': {
    question: 'Si otra persona llenó este formulario por usted, ¿cuál es su nombre completo?',
    asks: 'Esta casilla la llena el preparador, no usted: apellido en 1.a, nombre en 1.b. Preparador es quien llenó el formulario por usted, con pago o sin pago.',
    why: 'El oficial quiere saber quién escribió las respuestas si no fue usted.',
    find: 'El preparador lo sabe. Es el mismo nombre que va en la línea de la Parte 3, punto 2.',
    slips:
      'Hay ayudantes que piden no salir en el formulario. El formulario pide el nombre de quien lo llenó por usted, aunque sea un amigo.',
    skip: 'Si usted mismo llenó el formulario, toda la Parte 5 queda vacía.',
  },
  'p5-2-preparer-name-and-organisation': {
    question: '¿El preparador trabaja para una oficina, empresa o grupo, y cómo se llama?',
    asks: 'El preparador pone el nombre de la oficina o del grupo. Caben 34 letras, números, espacios o guiones.',
    why: 'Le dice al oficial de qué oficina viene el formulario.',
    find: 'Está en la tarjeta, el recibo o las cartas que le dio el preparador.',
    slips: 'Un nombre largo puede no caber. El preparador puede poner el resto en la Parte 6.',
    skip: 'Se pide solo si lo hay. Un preparador que trabaja solo la deja vacía. Usted también, si no tuvo preparador.',
  },
  'p5-3-preparer-mailing-address': {
    question: '¿A qué dirección le pueden mandar cartas a la persona que llenó su formulario?',
    asks: 'El preparador pone calle, ciudad, estado y código ZIP. Marca Apt., Ste. o Flr. si lo tiene. La provincia y el código postal son solo para otro país. Al final va el país.',
    why: 'El oficial puede querer escribirle al preparador sobre cómo se hizo el formulario.',
    find: 'La da el preparador: es donde él o ella recibe sus cartas.',
    slips:
      'No es donde le llegan las cartas a usted. Para eso está la Parte 2, punto 5. En la calle caben 34 letras, sin el signo #.',
    skip: 'Si no tuvo preparador, todas estas casillas quedan vacías.',
  },
  'p5-4-preparer-phones-and-email': {
    question: '¿A qué teléfono pueden llamar de día a quien llenó su formulario?',
    asks: 'El preparador pone diez números, con el código de área primero. Sin guiones ni espacios.',
    why: 'La oficina puede llamar al preparador por la forma en que se escribieron las respuestas.',
    find: 'Está en la tarjeta o en las cartas del preparador, o usted se lo pide.',
    slips: 'Algunos ponen aquí el teléfono del solicitante. Ese tiene su casilla en la Parte 3, punto 3.',
    skip: 'Si usted mismo puso todas las respuestas, queda vacía.',
  },
  'p5-5-preparer-phones-and-email': {
    question: 'Si quien llenó su formulario tiene celular, ¿cuál es el número?',
    asks: 'El preparador pone los diez números del celular. Primero va el código de área.',
    why: 'Es otra forma que tiene la oficina de hablar con el preparador.',
    find: 'Lo da el preparador. No está en los papeles de usted.',
    slips: 'Algunos ponen un número de fax. Aquí se pide un celular.',
    skip: 'Se pide solo si lo hay. Queda vacía si el preparador no tiene celular o si no tuvo preparador.',
  },
  'p5-6-preparer-phones-and-email': {
    question: 'Si quien llenó su formulario usa correo electrónico, ¿cuál es la dirección?',
    asks: 'El preparador pone la dirección con el signo @. Caben 38 letras y signos.',
    why: 'La oficina puede usarla para escribirle al preparador sobre su formulario.',
    find: 'Mire en la tarjeta del preparador o pídala.',
    slips:
      'Hay ayudantes que ponen su correo también en la casilla de usted, en la Parte 3. Así les llega a ellos lo que la oficina le manda a usted.',
    skip: 'Se pide solo si lo hay. Si no hay correo o no hubo preparador, queda vacía.',
  },
  'p5-7-preparer-is-not-is-attorney-extends-or-not': {
    question: '¿La persona que llenó su formulario es abogado o no, y sigue con su caso?',
    asks: 'El preparador marca una casilla. La 7.a es para quien no es abogado ni representante acreditado. La 7.b es para quien sí lo es. Allí marca si su trabajo sigue después de este formulario o no.',
    why: 'El oficial quiere saber si usted tiene abogado en el caso. El formulario dice que el abogado quizá tenga que mandar también el G-28.',
    find: 'Pregunte al preparador: ¿es usted abogado o representante acreditado? ¿Sigue conmigo después de este formulario?',
    slips:
      'Hay quienes llenan formularios por dinero y no son abogados. Si no sabe a quién tiene, pida ver una prueba antes de firmar.',
    skip: 'Usted no marca nada aquí. Si no hubo preparador, las cuatro casillas quedan vacías.',
  },
  'p5-8-preparer-signature-and-date': {
    question: '¿La persona que llenó su formulario ya firmó a mano la hoja impresa y puso la fecha?',
    asks: 'El preparador firma con tinta en el formulario impreso y pone la fecha así: mm/dd/yyyy. Usted no firma aquí. Este sitio nunca firma.',
    why: 'El preparador jura que usted pidió la ayuda, que las respuestas vienen de usted y que usted revisó el formulario.',
    find: 'Solo el preparador puede firmar. La línea de usted está en la Parte 3, punto 7.',
    slips:
      'A veces el ayudante devuelve el formulario sin firmar. Si se firma una hoja en blanco, otro la puede llenar después.',
    skip: 'Si nadie más llenó el formulario, la línea y la fecha quedan vacías.',
  },
  'p6-1-name': {
    question: '¿Cuál es su nombre completo, como está en la página 1 de este formulario?',
    asks: 'Aquí no se escribe: el formulario copia su apellido y sus nombres de la Parte 2, punto 1. La Parte 6 es la página para lo que no cupo.',
    why: 'Si esta hoja se suelta de las demás, su nombre dice de quién es.',
    find: 'Mire la Parte 2, punto 1, en la página 1. Si cambia el nombre allí, cambia aquí también.',
    slips:
      'Quien añade una hoja propia a veces olvida el nombre. En cada hoja se piden nombre, A-Number, el lugar de la respuesta, firma y fecha.',
  },
  'p6-2-a-number-copies-part-2-item-8': {
    question: '¿Cuál es su A-Number, si tiene uno?',
    asks: 'Aquí no se escribe: el formulario copia los nueve números de la Parte 2, punto 8. La letra A ya está impresa.',
    why: 'Muchas personas tienen el mismo nombre. El A-Number une esta hoja con su caso y no con otro.',
    find: 'Es el número de la Parte 2, punto 8. Su I-589 también lo tiene, en la Parte A.I, punto 1.',
    slips: 'Si su número tiene solo ocho cifras, va un cero delante, allá en la Parte 2, punto 8.',
    skip: 'Se pide solo si lo hay. Si la Parte 2, punto 8, está vacía, esta también queda vacía.',
  },
  'p6-3-entry-1': {
    question: '¿Qué respuesta no cupo en el formulario y cuál es el resto?',
    asks: 'Primero diga de dónde es: página, parte y punto. Luego escriba el resto abajo. Caben unas 15 líneas cortas de 38 letras. Un cuarto nombre usado va con página 1, parte 2, punto 2.a.',
    why: 'Algunas casillas son chicas. Aquí el oficial puede leer la respuesta completa.',
    find: 'La página está impresa al pie de cada hoja. La parte y el punto están junto a la casilla que fue chica.',
    slips: 'Muchos escriben el resto, pero no de dónde es. Así el oficial no sabe a qué pregunta responde.',
    skip: 'Si todo cupo, no hay nada que añadir. La Parte 6 queda vacía debajo de su nombre.',
  },
  'p6-4-entry-2': {
    question: '¿Hay otro punto que necesita más espacio, y cuál es el resto de la respuesta?',
    asks: 'Ponga su página, parte y punto, y luego el texto: unas 15 líneas de 38 letras. Una entrada es para un solo punto. Un tercer país de ciudadanía va con página 2, parte 2, punto 14.a.',
    why: 'Si cada punto tiene su entrada, el oficial halla a qué casilla va.',
    find: 'Repase el formulario. Busque una casilla donde cortó la respuesta o donde dice "See Part 6".',
    slips: 'Algunos mezclan dos puntos en una entrada. Así la mitad queda sin señas.',
    skip: 'Si solo una respuesta fue larga, esta entrada queda vacía.',
  },
  'p6-5-entry-3': {
    question: '¿Hay un tercer punto con algo más que decir, y qué es?',
    asks: 'Ponga la página, la parte y el punto, y luego el texto. Este espacio es el más chico de los cinco: unas 10 líneas de 38 letras.',
    why: 'Así el oficial lee completo lo que no cupo en una casilla chica.',
    find: 'Los datos salen de los mismos papeles que usó en ese punto. El número de página está al pie de la hoja.',
    slips: 'Un texto largo se corta al final. Los espacios más grandes son las entradas 1, 2, 4 y 5.',
    skip: 'Si usó dos entradas o menos, esta queda vacía.',
  },
  'p6-6-entry-4': {
    question: '¿Hay un cuarto punto que necesita más espacio, y qué quiere añadir?',
    asks: 'Ponga la página con dos cifras a lo más, luego la parte, el punto y el texto. Caben unas 14 líneas de 38 letras. Ponga cada nombre, lugar o fecha en su propia línea.',
    why: 'Las líneas cortas y claras ayudan al oficial a leer los datos junto a la pregunta correcta.',
    find: 'Copie del papel que prueba el dato. Si el texto trata de un arresto o de la corte, pregunte a un abogado antes de escribirlo.',
    slips:
      'Algunos cuentan aquí toda su historia de asilo. Esta hoja es solo para el resto de una respuesta de este formulario.',
    skip: 'Si con tres entradas bastó, esta queda vacía.',
  },
  'p6-7-entry-5': {
    question: '¿Hay un quinto punto con algo más que decir, y cuál es el resto?',
    asks: 'Es la última entrada: página, parte, punto y unas 15 líneas de 38 letras. Si falta más espacio, el formulario deja copiar esta página o añadir otra hoja.',
    why: 'Así nada queda fuera por falta de espacio y el oficial lo recibe todo.',
    find: 'Revise qué respuestas no cupieron. Lo que sobra después de cuatro entradas va aquí.',
    slips:
      'Las hojas añadidas van a menudo sin datos. En cada una se piden nombre, A-Number, página, parte y punto, firma con tinta y fecha.',
    skip: 'Si usó cuatro entradas o menos, esta queda vacía.',
  },
};
