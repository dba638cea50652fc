export const part1A = {
  'p1-1-current-legal-name': {
    question: '¿Cuál es su nombre legal completo hoy?',
    asks: 'Hay tres casillas: apellido, nombre y segundo nombre. Use solo letras, guion y espacios. Escriba sin acentos ni puntos. Un apodo no va aquí.',
    why: 'Con este nombre el oficial busca su expediente. Luego lo compara con sus papeles de asilo.',
    find: 'Cópielo de su pasaporte o de su carta de asilo. En su I-589 está en la Parte A.I, puntos 4 a 6. Si cambió después, use el papel que muestra el cambio.',
    slips:
      'El error más común es cambiar de lugar el apellido y el nombre. Si tiene dos apellidos, los dos van en la casilla del apellido.',
    skip: 'Solo puede quedar vacía la casilla del segundo nombre, si no tiene.',
  },
  'p1-2-other-names-ever-used': {
    question: '¿Qué otros nombres ha usado desde que nació?',
    asks: 'Ponga cada nombre en tres casillas: apellido, nombre, segundo nombre. Hay lugar para dos. Los demás van en la Parte 14, con página 1, Parte 1, punto 2.',
    why: 'El oficial compara sus otros nombres con su expediente. Una persona puede tener papeles con más de un nombre.',
    find: 'Mire su acta de nacimiento, pasaportes viejos y papeles de escuela o de matrimonio. Su I-589 tiene la lista en la Parte A.I, punto 7.',
    slips:
      'Muchos olvidan el apellido de soltera, un apodo o un nombre escrito de otro modo. El formulario pide los nombres de toda su vida y de cualquier país.',
    skip: 'Si nunca usó otro nombre, estas casillas pueden quedar vacías.',
  },
  'p1-3-date-of-birth': {
    question: '¿Qué día nació usted?',
    asks: 'Escriba el mes, luego el día y luego el año: mm/dd/yyyy. Para el 5 de marzo de 1990, escriba 03/05/1990.',
    why: 'La fecha ayuda al oficial a saber que usted es usted. Se compara con sus otros papeles.',
    find: 'Mire su acta de nacimiento o su pasaporte. También está en su I-589, Parte A.I, punto 12.',
    slips:
      'En muchos países el día va primero. Aquí el mes va primero. Si sus papeles tienen dos fechas, vea la pregunta que sigue.',
  },
  'p1-3-ever-used-another-birth-date': {
    question: '¿Ha usado alguna vez una fecha de nacimiento distinta de la de arriba?',
    asks: 'Marque Sí o No. La pregunta cubre toda su vida y cualquier país. Si contesta Sí, se abren las casillas para las otras fechas.',
    why: 'Papeles con fechas distintas pueden parecer de dos personas. El oficial quiere saber cuáles son de usted.',
    find: 'Piense en cada pasaporte, visa, papel de escuela, registro de frontera o cédula que tuvo. Compare la fecha en cada uno.',
    slips:
      'Es fácil olvidar un error de oficina en un papel que usó. Si no está seguro, pregunte a un abogado antes de firmar.',
  },
  'p1-3-other-birth-dates-used': {
    question: '¿Qué otras fechas de nacimiento ha usado?',
    asks: 'Escriba cada fecha así: mm/dd/yyyy. Hay lugar para dos. Las demás van en la Parte 14, con página 1, Parte 1, punto 3.',
    why: 'Con cada fecha el oficial puede hallar registros viejos de usted.',
    find: 'Mire pasaportes viejos, cédulas, visas y papeles de la frontera. Copie la fecha tal como está en ese papel.',
    slips: 'Algunos papeles usan otro calendario. Revise que el mes vaya primero en la fecha que escribe.',
    skip: 'Estas casillas son solo para quien contestó Sí a la pregunta de antes.',
  },
  'p1-4-have-an-a-number': {
    question: '¿Tiene usted un A-Number (número de extranjero)?',
    asks: 'Marque Sí o No. Es el número de su expediente con la agencia. Si contesta Sí, se abre la casilla para el número.',
    why: 'Su caso de asilo y este caso van en un solo expediente. El número los une.',
    find: 'Busque una letra A con cifras en su carta de asilo, la orden del juez o su permiso de trabajo. Mire también su I-589, Parte A.I, punto 1.',
    slips: 'Algunos lo confunden con el número de un recibo. El A-Number es la letra A y luego solo cifras.',
  },
  'p1-4-your-a-number': {
    question: '¿Cuáles son las cifras de su A-Number (número de extranjero)?',
    asks: 'Escriba 9 cifras, sin espacios y sin letra. La A ya está impresa. Es el mismo número que va arriba en cada página.',
    why: 'Con este número el oficial abre su expediente de asilo y compara los dos.',
    find: 'Cópielo de la carta de asilo o de la orden del juez. En el I-589 está en la Parte A.I, punto 1.',
    slips:
      'Un número viejo puede tener 7 u 8 cifras. Entonces se ponen ceros delante hasta tener 9. Léalo dos veces, cifra por cifra.',
    skip: 'Esta casilla es solo para quien contestó Sí arriba.',
  },
  'p1-5-ever-assigned-another-a-number': {
    question: '¿Alguna vez usó o le dieron otro A-Number (número de extranjero)?',
    asks: 'Marque Sí o No. Cubre toda su vida. Si contesta Sí, se abren dos casillas para los otros números.',
    why: 'A veces dan un número nuevo a quien entra otra vez o empieza otro caso. La agencia quiere juntar todos los expedientes.',
    find: 'Compare el A-Number de cada papel: frontera, corte, permisos de trabajo viejos, cartas viejas. Vea también su I-589, Parte A.I, punto 1.',
    slips:
      'Es fácil olvidar un número de una parada en la frontera o de cuando era niño. Si no está seguro, pregunte a un abogado antes de firmar.',
  },
  'p1-5-other-a-numbers': {
    question: '¿Cuáles son sus otros A-Numbers (números de extranjero)?',
    asks: 'Escriba cada número solo con cifras. Hay lugar para dos. Los demás van en la Parte 14, con página 2, Parte 1, punto 5.',
    why: 'Así el oficial puede hallar cada expediente que se abrió sobre usted.',
    find: 'Cópielos de papeles viejos de la frontera, avisos de la corte, cartas o permisos de trabajo. Su I-589 puede tener más de uno en la Parte A.I, punto 1.',
    slips: 'El número del punto 4 no se repite aquí. Tampoco van los de su pareja o de sus hijos.',
    skip: 'Estas casillas son solo para quien contestó Sí arriba.',
  },
  'p1-6-sex': {
    question: '¿Qué sexo va en el formulario para usted: hombre o mujer?',
    asks: 'Marque una de dos casillas: Male (hombre) o Female (mujer). No hay otra.',
    why: 'Sirve para saber quién es usted. La agencia mira el acta hecha al nacer, o la más cercana a esa fecha. Vea uscis.gov para estar seguro.',
    find: 'Mire su acta de nacimiento. En su I-589 está en la Parte A.I, punto 10.',
    slips:
      'En la hoja, Male va primero y Female después. Si sus papeles no dicen lo mismo, pregunte a un abogado antes de firmar.',
  },
  'p1-7-city-and-country-of-birth': {
    question: '¿En qué ciudad o pueblo, y en qué país, nació usted?',
    asks: 'Hay dos casillas. La primera es para la ciudad o el pueblo, la otra para el país. Use solo letras, guion y espacios.',
    why: 'Ayuda a mostrar quién es usted. El oficial lo compara con su acta de nacimiento y sus papeles de asilo.',
    find: 'Mire su acta de nacimiento o su pasaporte. En su I-589 los dos van en una línea: Parte A.I, punto 13.',
    slips:
      'Algunos ponen el lugar donde se criaron y no donde nacieron. El estado o la región no va en la casilla de la ciudad.',
  },
  'p1-8-country-of-citizenship-or-nationality': {
    question: '¿De qué país es usted ciudadano o nacional ahora?',
    asks: 'Escriba el nombre del país, no el de su gente. Escriba Haiti, no haitiano. Use solo letras y espacios.',
    why: 'Le dice al oficial a qué país pertenece usted por ley. Se compara con su caso de asilo.',
    find: 'Mire su pasaporte. En su I-589 está en la Parte A.I, punto 14.',
    slips:
      'Se trata de hoy, no de cuando nació. El punto 15 del I-589 no es lo mismo. Hay una sola casilla. Un segundo país va en la Parte 14. Si no tiene país, pregunte a un abogado antes de firmar.',
  },
  'p1-9-applicant-uscis-online-account-number': {
    question: '¿Tiene usted su propia cuenta en línea con USCIS, y qué número tiene?',
    asks: 'Escriba las 12 letras o cifras de su propia cuenta. No caben menos ni más.',
    why: 'Sirve para unir este formulario con la cuenta que usted usa en internet.',
    find: 'Si tiene una, el número puede estar en un aviso de la agencia. Su I-589 puede tenerlo en la Parte A.I, punto 3.',
    slips: 'No es su A-Number ni un número de recibo. Tampoco es la cuenta del abogado de la página 1.',
    skip: 'Si nunca le dieron un número de cuenta, esta casilla puede quedar vacía.',
  },
  'p1-10-passport-or-travel-document-used-at-last-arrival': {
    question:
      '¿Qué número tiene el pasaporte o documento de viaje que mostró al entrar a EE. UU. la última vez?',
    asks: 'Escriba el número de ese papel, sin espacios. Un documento de viaje sirve para viajar cuando no se usa pasaporte.',
    why: 'Así el oficial puede hallar el registro de su entrada.',
    find: 'Mire la hoja con su foto. En su I-589 está en la Parte A.I, punto 21, pero solo vale si usó ese mismo papel la última vez.',
    slips:
      'Un pasaporte nuevo que sacó después no va aquí. Si usó el pasaporte de su país después de tener asilo, pregunte a un abogado antes de firmar.',
    skip: 'El formulario lo pide solo a quien entró con pasaporte o documento de viaje.',
  },
};
