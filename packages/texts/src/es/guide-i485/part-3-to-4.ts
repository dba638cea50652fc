export const part3To4 = {
  'p3-1-reason-for-affidavit-of-support-exemption': {
    question: '¿Por qué no manda con este formulario la promesa de apoyo de un patrocinador (Form I-864)?',
    asks: 'Son seis casillas, marque una: 40 créditos de trabajo, hijo de ciudadano, viuda o viudo, VAWA, la ley no la pide (1.e), o la ley sí la pide (1.f).',
    why: 'En ciertos casos alguien debe firmar que dará apoyo a la persona. El oficial ve si el suyo es uno de ellos.',
    find: 'Va con la casilla que marcó en la Parte 2. La 1.e es para quienes, por su tipo de caso, la ley no pide esa promesa. Si no está seguro, pregunte a un abogado antes de firmar.',
    slips:
      'Muchos saltan esta parte porque no tienen patrocinador. Las casillas 1.e y 1.f se parecen: una dice que no se pide y la otra dice que sí.',
  },
  'p4-1-ever-applied-for-immigrant-visa-abroad': {
    question:
      '¿Alguna vez pidió una visa para vivir siempre en EE. UU., en una embajada o consulado de EE. UU. en otro país?',
    asks: 'Sí o no. Cuenta toda su vida y cualquier país. Si es sí, los puntos 2 a 4 piden dónde, qué le dijeron y cuándo.',
    why: 'El oficial puede buscar ese caso viejo y ver si va de acuerdo con lo que usted dice ahora.',
    find: 'Busque en pasaportes viejos, cartas de la embajada y recibos. Pregunte a sus padres si lo pusieron en un caso de familia. Si no está seguro, pregunte a un abogado antes de firmar.',
    slips:
      'La visa de turista o de estudiante no es la de esta pregunta. Una visa que le negaron, o que dejó a medias, también es una visa que pidió.',
  },
  'p4-2-consulate-city-and-country': {
    question: '¿En qué ciudad y país está la embajada o consulado de EE. UU. donde pidió esa visa?',
    asks: 'Dos casillas: primero la ciudad y luego el país. Aceptan letras, guiones y espacios. Se abren si el punto 1 es sí.',
    why: 'Cada oficina guarda sus casos de visa. El lugar le dice al oficial dónde buscar.',
    find: 'En la carta, el recibo o el sello que le dio la embajada.',
    slips: 'Algunos ponen la ciudad donde vivían. Se pide la ciudad de la embajada o del consulado.',
    skip: 'Si el punto 1 es No, las dos quedan vacías.',
  },
  'p4-3-decision-on-that-visa': {
    question: '¿Qué decidió la embajada o el consulado sobre esa visa?',
    asks: 'Una o dos palabras, solo letras y espacios. El formulario da estos ejemplos en inglés: approved (aprobada), refused o denied (negada), withdrawn (usted la retiró).',
    why: 'El oficial pone su respuesta junto al caso viejo. Una visa negada puede traer más preguntas.',
    find: 'En la última carta de la embajada, o en el sello del pasaporte viejo. Si no la halla o no lo sabe, pregunte a un abogado antes de firmar.',
    slips:
      'Algunos escriben aquí las razones. La casilla es corta. Las razones pueden ir en la Parte 14, con page 8, part 4, item 3.',
    skip: 'Si el punto 1 es No, esta casilla queda vacía.',
  },
  'p4-4-date-of-that-decision': {
    question: '¿En qué fecha decidió la embajada o el consulado sobre esa visa?',
    asks: 'Escriba mes, día y año con barras, como 02/17/2015. Solo acepta cifras y barras.',
    why: 'Con la fecha el oficial halla el caso correcto, más aún si usted pidió la visa más de una vez.',
    find: 'Arriba en la última carta de la embajada, o en el sello del pasaporte que tenía entonces.',
    slips:
      'Algunos ponen el día en que pidieron la visa, o el día de la entrevista. Se pide el día en que se decidió.',
    skip: 'Si el punto 1 es No, esta casilla queda vacía.',
  },
  'p4-5-previously-applied-for-residence-inside-u-s': {
    question: 'Antes de este formulario, ¿pidió la residencia estando dentro de Estados Unidos?',
    asks: 'Sí o no. Cuenta cualquier fecha de antes y cualquier tipo de caso. Trata de lo que pidió desde dentro del país.',
    why: 'Un caso viejo tiene su propio expediente. El oficial lo pondrá junto a este formulario y verá si algo no va de acuerdo.',
    find: 'Busque recibos o cartas viejas de un Form I-485. Pregunte a un abogado de antes, o a su padre o madre si lo pidió por usted. Si no está seguro, pregunte a un abogado antes de firmar.',
    slips: 'Algunos no cuentan un caso negado, devuelto o que dejaron, o uno que mandó un ayudante.',
  },
  'p4-6-ever-had-residence-rescinded': {
    question:
      '¿Alguna vez tuvo la residencia y el gobierno se la quitó después por la ley llamada INA section 246?',
    asks: 'Sí o no. La palabra es EVER (alguna vez): cuenta toda su vida. El formulario lo llama rescinded: usted tuvo la residencia y se la quitaron.',
    why: 'Una residencia que se quitó deja un expediente. El oficial tiene que leerlo junto con este.',
    find: 'Busque una carta o la orden de un juez que hable de la section 246 o use la palabra rescind. Si no está seguro, pregunte a un abogado antes de firmar.',
    slips: 'Perder la tarjeta, o que se venza, no es lo mismo que una residencia que se quitó por esta ley.',
  },
  'p4-7-employer-or-school-current-most-recent-line': {
    question: '¿Qué hace ahora, o qué fue lo último que hizo: un trabajo, una escuela, o ninguno?',
    asks: 'La primera casilla del punto 7: su trabajo o escuela de hoy, o lo último. Caben 34 letras, guiones o espacios. El punto 7 trata de los últimos cinco años, y lo más nuevo va primero.',
    why: 'El oficial mira sus últimos cinco años sin huecos, hasta el día en que firma.',
    find: 'En un talón de pago, un contrato o un papel de la escuela. Los trabajos y escuelas de antes están en su I-589, Parte A.III, puntos 3 y 4.',
    slips:
      'Muchos no ponen los meses sin empleo, o el trabajo por su cuenta. Se piden también. El resto de la lista va en la Parte 14, con page 8, part 4, item 7.',
  },
  'p4-7-name-of-employer-company-or-school': {
    question: '¿Cómo se llama el lugar donde trabaja o estudia ahora, o donde lo hizo por último?',
    asks: 'El nombre completo del patrón, la empresa o la escuela. Hasta 34 letras, guiones y espacios. No acepta números, puntos ni comas.',
    why: 'Con el nombre el oficial ve si su trabajo y sus estudios van de acuerdo con sus otros papeles.',
    find: 'En su talón de pago, papel de impuestos, contrato o carta de la escuela. Si ya estaba allí, está en su I-589, Parte A.III, punto 3 o 4.',
    slips:
      'Algunos ponen un apodo del lugar. Quien trabaja por su cuenta o no tiene empleo suele escribir eso mismo aquí. Si un trabajo le preocupa, pregunte a un abogado antes de firmar.',
  },
  'p4-7-your-occupation-there': {
    question: '¿Qué trabajo hace allí, o qué es usted, por ejemplo cocinero o estudiante?',
    asks: 'Una o pocas palabras, como cook (cocinero) o student (estudiante). Si no tiene empleo o está retirado, se pide decirlo aquí. Hasta 34 letras.',
    why: 'Muestra al oficial en qué pasa sus días y de qué vive.',
    find: 'En su talón de pago o contrato. También sirve la palabra que usan usted y su patrón para ese trabajo.',
    slips:
      'Algunos ponen otra vez el nombre de la empresa. Otros ponen el oficio de su país, que ahora no tienen.',
  },
  'p4-7-employer-or-school-address': {
    question: '¿Dónde queda ese trabajo o esa escuela?',
    asks: 'La calle, ciudad, estado y código postal del trabajo o la escuela. La calle acepta 34 letras y números, sin puntos, comas ni #. Marque Apt, Ste o Flr solo si hay un número de unidad.',
    why: 'El oficial puede ubicar su trabajo o escuela y ver si va de acuerdo con el lugar donde vive.',
    find: 'En su talón de pago, papel de impuestos o carta de la escuela. A veces está en un letrero o en la página web.',
    slips:
      'Algunos ponen su propia casa, o la oficina central que queda lejos. Si el lugar está en otro país, el estado y el ZIP quedan vacíos.',
    skip: 'Province y Postal Code quedan vacíos si el lugar está en EE. UU.',
  },
  'p4-7-from-and-to-dates': {
    question: '¿Cuándo empezó en ese trabajo o escuela, y cuándo lo dejó?',
    asks: 'Dos fechas con mes, día y año, como 03/15/2022. Pueden ser de trabajo, de escuela o de un tiempo sin empleo.',
    why: 'Con las fechas el oficial ve cinco años seguidos, sin huecos.',
    find: 'En el primer y el último talón de pago, la carta de trabajo o los papeles de la escuela. Su I-589, Parte A.III, puntos 3 y 4, da meses y años, pero no días.',
    slips:
      'Muchos adivinan el día. Si no es exacto, una línea en la Parte 14 puede decirlo. En la pantalla no acepta palabras, y muchos escriben Present (hasta hoy) a mano.',
    skip: 'Si usted sigue allí, aún no hay fecha final.',
  },
  'p4-7-source-of-support-if-unemployed-retired': {
    question: 'Si no tenía empleo o estaba retirado, ¿quién o qué pagaba sus gastos?',
    asks: 'Una línea corta, de hasta 34 letras y números, como savings (ahorros) o husband (esposo). Va con el tiempo de las fechas de arriba.',
    why: 'Se pide por cada tiempo sin empleo. El oficial ve de qué vivió usted en esos meses.',
    find: 'Piense en quién pagaba la renta y la comida. Los papeles del banco o las cartas de quien ayudó pueden recordárselo.',
    slips:
      'Algunos ponen que nada, pero vivían con familia que pagaba. Cada tiempo sin empleo lleva su propia línea, en la Parte 14 si hace falta.',
    skip: 'Puede quedar vacía si en ese tiempo tenía empleo o escuela.',
  },
  'p4-8-latest-employer-or-school-abroad': {
    question: '¿Cuál fue el último lugar donde trabajó o estudió en otro país?',
    asks: 'El nombre de su último patrón, empresa o escuela fuera de EE. UU. Caben 34 letras, guiones y espacios. Puede ser de hace más de cinco años.',
    why: 'Une su vida de antes con su vida aquí. El oficial puede leerlo junto a su historia de asilo.',
    find: 'En su I-589, Parte A.III, punto 4 para trabajos y punto 3 para escuelas. También en cartas de trabajo o papeles de la escuela.',
    slips:
      'Algunos lo saltan porque llevan aquí más de cinco años. Este punto no tiene límite de cinco años.',
    skip: 'El formulario pide llenarlo solo si ese lugar aún no está en su lista.',
  },
  'p4-8-occupation-there': {
    question: '¿Qué trabajo hacía en ese último lugar del otro país?',
    asks: 'Pocas palabras, como teacher (maestro), farm worker (campesino) o student (estudiante). Hasta 34 letras. Si no tenía empleo o estaba retirado, se pide decirlo.',
    why: 'Ciertos trabajos, como policía o soldado, pueden traer más preguntas más adelante.',
    find: 'En su I-589, Parte A.III, punto 4, junto al nombre del trabajo. También puede estar en un carnet de trabajo de su país.',
    slips:
      'Algunos usan una palabra más suave que la de su I-589. El oficial puede ver las dos. Si no está seguro, pregunte a un abogado antes de firmar.',
    skip: 'Queda vacía si ese lugar ya está en su lista del punto 7.',
  },
  'p4-8-its-address': {
    question: '¿Dónde quedaba ese último trabajo o escuela del otro país?',
    asks: 'Calle, ciudad, provincia, código postal y país. La calle acepta 34 letras y números, sin puntos ni comas. El estado y el ZIP son para lugares de EE. UU.',
    why: 'El lugar le muestra al oficial en qué país y pueblo trabajó o estudió por último.',
    find: 'En su I-589, Parte A.III, el punto 4 pone el nombre y la dirección en una línea. El punto 3 da el lugar de la escuela.',
    slips:
      'Algunos ponen solo el país y no el pueblo. Otros ponen la dirección en EE. UU. del trabajo que tienen ahora.',
    skip: 'Queda vacía si ese lugar ya está en su lista del punto 7.',
  },
  'p4-8-from-and-to-dates': {
    question: '¿Cuándo empezó y cuándo dejó ese último lugar del otro país?',
    asks: 'Dos fechas con mes, día y año, como 08/01/2012. El mes va primero.',
    why: 'El oficial pone la fecha final junto al día en que salió de su país y llegó aquí.',
    find: 'En su I-589, Parte A.III, puntos 3 y 4. Allí solo hay mes y año. Una carta de trabajo o de la escuela puede dar el día.',
    slips:
      'Muchos ponen una fecha final que cae después de llegar a EE. UU. Si un día no es exacto, una línea en la Parte 14 puede decirlo.',
    skip: 'Las dos quedan vacías si ese lugar ya está en su lista del punto 7.',
  },
  'p4-8-source-of-support-if-unemployed-retired': {
    question: 'Si en ese tiempo fuera no tenía empleo o estaba retirado, ¿quién o qué pagaba sus gastos?',
    asks: 'Una línea corta, de hasta 34 letras y números, como parents (padres) o pension (pensión). Va con las fechas del punto 8.',
    why: 'Se pide cuando la línea de arriba dice que no había empleo. El oficial ve de qué vivía en el otro país.',
    find: 'Piense en quién le daba casa y comida. Su I-589 no tiene una línea para esto, pero lo que contó allí puede ayudarle a recordar.',
    slips: 'Algunos ponen la ayuda que reciben aquí ahora. Esta línea es sobre el tiempo en el otro país.',
    skip: 'Puede quedar vacía si el punto 8 muestra empleo o escuela, o si ese lugar ya está en su lista del punto 7.',
  },
};
