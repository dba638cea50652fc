export const part2B = {
  'p2-3-special-immigrant-categories': {
    question:
      '¿Su caso es de un grupo especial, como Special Immigrant Juvenile (joven) o trabajador religioso?',
    asks: 'Son diez casillas: ciertos jóvenes, afganos o iraquíes, gente de radio y TV, empleados de entes del mundo o la OTAN, soldados, gente del Canal de Panamá, médicos, empleados de EE. UU. fuera y dos religiosas. Solo una entre 3.a y 3.g.',
    why: 'Cada grupo tiene su ley y su propio formulario. La casilla lleva su caso al lugar correcto.',
    find: 'Busque en sus papeles un Form I-360, DS-157 o DS-1884, o una carta sobre uno de ellos.',
    slips:
      'Ser de uno de esos países no es todo lo que pide la casilla. Si no está seguro, pregunte a un abogado antes de firmar.',
    skip: 'Si su única casilla está en otro grupo, estas quedan vacías.',
  },
  'p2-3-asylee-or-refugee-category': {
    question: '¿A usted le dieron asilo, o entró como refugiado?',
    asks: 'Hay dos casillas. La primera es para quien recibió asilo, con el Form I-589 o I-730. La otra es para quien entró como refugiado. Cada una abre una fecha. El formulario dice al derivado que siga la categoría del principal.',
    why: 'La ley para quien tiene asilo no es la misma que para casos de familia o trabajo. Esta casilla se lo indica al oficial.',
    find: 'En la carta de la oficina de asilo, en la orden del juez o en la aprobación del I-730. Si no está seguro, pregunte a un abogado antes de firmar.',
    slips:
      'Algunos marcan refugiado porque huyeron de un peligro. El formulario separa las dos cosas. Un caso de asilo sin respuesta aún no es un asilo dado.',
    skip: 'Si su única casilla entre 3.a y 3.g está en otro grupo, las dos quedan vacías.',
  },
  'p2-3-date-asylum-was-granted': {
    question: '¿En qué fecha le dieron el asilo?',
    asks: 'Escriba mes, día y año con barras, como 06/21/2023. La casilla se abre al marcar la de asilo en 3.d.',
    why: 'La ley mira si pasó un año en EE. UU. después del asilo. El oficial cuenta desde esta fecha.',
    find: 'En la carta de la oficina de asilo, o en la orden del juez, de la Junta o de una corte. No está en su I-589. Si no está seguro, pregunte a un abogado antes de firmar.',
    slips:
      'Muchos ponen el día en que mandaron el I-589, o el día de la entrevista. Se pide el día en que se dio el asilo.',
    skip: 'Queda vacía si no se marcó la casilla de asilo.',
  },
  'p2-3-date-first-admitted-as-refugee': {
    question: '¿En qué fecha lo dejaron entrar por primera vez a Estados Unidos como refugiado?',
    asks: 'Escriba mes, día y año con barras, como 11/05/2022. La casilla se abre al marcar la de refugiado en 3.d.',
    why: 'El oficial ve con ella cuánto tiempo lleva aquí como refugiado. Los viajes de después no cambian ese primer día.',
    find: 'En su primer I-94, o en el sello que le pusieron al entrar. Si no está seguro, pregunte a un abogado antes de firmar.',
    slips:
      'Algunos ponen el día en que les dijeron que sí en el otro país. Se pide el día en que los dejaron entrar aquí.',
    skip: 'Quien recibió asilo tiene otra casilla de fecha arriba. Esta queda vacía si no se marcó la de refugiado.',
  },
  'p2-3-trafficking-or-crime-victim-categories': {
    question: '¿Su caso viene del estatus T o U, para víctimas de trata de personas o de ciertos delitos?',
    asks: 'Hay dos casillas. Una es para casos T (Form I-914 o I-914A): víctimas de trata de personas y su familia. La otra es para casos U (Form I-918, I-918A o I-929): víctimas de ciertos delitos y su familia.',
    why: 'Los casos T y U tienen sus propias reglas. La casilla le dice al oficial cuál de las dos usar.',
    find: 'En la carta que dio el estatus T o U, o en la copia de uno de esos formularios. Si no está seguro, pregunte a un abogado antes de firmar.',
    slips: 'La casilla trata de un caso hecho con uno de esos formularios. No le pide contar lo que pasó.',
    skip: 'Si su única casilla está en otro grupo, las dos quedan vacías.',
  },
  'p2-3-special-public-law-programmes': {
    question: '¿Su caso es por una ley especial para ciertos grupos, como la Ley de Ajuste Cubano?',
    asks: 'Son ocho casillas. Dos son de la ley cubana y dos de familia por la ley de Haití. Las otras son para parolees Lautenberg, diplomáticos que no pueden volver, cierta gente de Vietnam, Camboya y Laos, y amerasiáticos.',
    why: 'Cada ley tiene sus propias reglas. El formulario acepta una sola casilla entre 3.a y 3.g, y esa fija las reglas de su caso.',
    find: 'Los papeles o cartas de su caso dicen qué ley es. Si ninguno lo dice, un abogado lo puede ver. Si no está seguro, pregunte a un abogado antes de firmar.',
    slips: 'Su país por sí solo no dice qué casilla es. Algunos marcan una aquí y otra en 3.d.',
    skip: 'Si su única casilla está en otro grupo, estas quedan vacías.',
  },
  'p2-3-other-options': {
    question: '¿Su caso es de los últimos cinco tipos, como la lotería de visas o nacer de un diplomático?',
    asks: 'Son cinco casillas: la lotería (Diversity Visa), vivir aquí desde antes de 1972, nacer aquí de un diplomático, estatus S, y otro. La lotería pide un número de rango. La de otro pide decir qué caso es.',
    why: 'Estos casos no entran en los grupos de arriba. El oficial igual necesita una casilla para saber qué reglas usar.',
    find: 'En la carta de su caso. Para el estatus S, una agencia de policía manda el Form I-854B. Si no está seguro, pregunte a un abogado antes de firmar.',
    slips:
      'Algunos marcan la última por si acaso, además de otra. El formulario acepta una sola casilla entre 3.a y 3.g.',
    skip: 'Si su única casilla está en otro grupo, estas quedan vacías.',
  },
  'p2-3-diversity-visa-rank-number': {
    question: 'Si ganó la lotería de visas, ¿cuál es su número de rango?',
    asks: 'Escriba el número de rango que le dieron. La casilla se abre al marcar la de Diversity Visa (lotería) en 3.g.',
    why: 'El número une su formulario con su propio lugar en la lotería.',
    find: 'En los papeles que recibió de la lotería de visas. Vea uscis.gov para confirmar.',
    slips: 'Algunos ponen aquí su Número A o un número de recibo. El número de rango es otro.',
    skip: 'Los demás la dejan vacía. No se abre si no se marcó la casilla de la lotería.',
  },
  'p2-3-other-eligibility-description': {
    question: 'Si marcó la última casilla de 3.g, ¿de qué tipo es su caso?',
    asks: 'Una línea corta, de unas 80 letras, que diga la ley o el tipo de caso. Se abre al marcar la última casilla de 3.g.',
    why: 'El oficial no tiene un nombre impreso. Sus palabras tienen que decir qué caso es.',
    find: 'En la carta u orden en que se basa su caso. Si no está seguro, pregunte a un abogado antes de firmar.',
    slips:
      'Algunos empiezan a contar su historia aquí. Solo cabe un nombre. Un texto largo puede ir en la Parte 14.',
    skip: 'Si no se marcó la última casilla de 3.g, la línea queda vacía.',
  },
  'p2-4-applying-under-ina-245-i': {
    question: '¿Usa usted para este caso la ley llamada INA section 245(i)?',
    asks: 'Sí o no. Se pregunta a quien marcó en 3.a a 3.g una casilla de familia, trabajo, grupo especial o lotería.',
    why: 'La sección 245(i) es una regla aparte para esos tipos de caso. El oficial debe saber si su caso se basa en ella.',
    find: 'Lo puede decir un abogado que conozca sus primeros papeles y cómo entró al país. Si no está seguro, pregunte a un abogado antes de firmar.',
    slips:
      'Algunos marcan al azar porque no conocen el número de la ley. Puede ser que ningún papel suyo la nombre.',
    skip: 'Las casillas de asilo y de refugiado no están en la lista de casos para esta pregunta.',
  },
  'p2-5-age-21-filing-as-child-under-cspa': {
    question:
      '¿Tiene 21 años o más y hace este trámite como hijo, por la ley Child Status Protection Act (CSPA)?',
    asks: 'Sí o no. La pregunta junta dos cosas: su edad hoy, y si hace el trámite como hijo bajo esa ley.',
    why: 'Algunos casos son solo para hijos menores de 21 años. Esta ley puede tocar a quien cumplió 21 mientras esperaba.',
    find: 'Su edad está en su acta de nacimiento. Para ver si lo pusieron como hijo, mire la Parte A.II del I-589 de su padre o madre, o el I-730. Si no está seguro, pregunte a un abogado antes de firmar.',
    slips: 'Algunos creen que se pregunta por sus propios hijos. Es sobre usted y su edad.',
  },
};
