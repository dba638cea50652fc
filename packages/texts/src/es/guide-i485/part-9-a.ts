export const part9A = {
  'p9-1-ever-member-of-any-organisation-or-group': {
    question:
      '¿Alguna vez, aquí o en otro país, fue parte de un grupo, club, partido, fondo o sociedad, o tuvo algún lazo con uno?',
    asks: 'Marque Yes (sí) o No. Con Yes se abren los puntos 2 a 9, para dos grupos; los demás van en la Part 14. Allí la hoja también pide explicar un Yes, o un No del que tiene duda.',
    why: 'La oficina busca lazos con grupos que usan la fuerza o hacen daño. Puede compararlo con lo que contó en su asilo.',
    find: 'Su I-589, Part B, punto 3.A, también pregunta por grupos. Un carnet viejo, cartas o fotos le pueden ayudar a recordar.',
    slips:
      'Alguna vez es toda su vida, en todo país. No es solo para miembros: también cuenta participar o tener algún lazo. Si no está seguro, pregunte a un abogado antes de firmar.',
  },
  'p9-2-organisation-1-name': {
    question: '¿Cómo se llama el primer grupo?',
    asks: 'Ponga el nombre completo del grupo. La casilla acepta letras, espacios y guiones, unas 56 en total.',
    why: 'Con el nombre, el oficial busca qué clase de grupo es.',
    find: 'Vea un carnet o una carta del grupo. Su I-589 puede nombrarlo en la Part B, punto 3.A.',
    slips:
      'Unas siglas pueden ser de varios grupos. Un nombre largo se puede poner entero en la Part 14 (página 13, parte 9, punto 1).',
    skip: 'Los puntos 2 a 9 se abren solo si el punto 1 es Yes (sí). Si no, quedan vacíos.',
  },
  'p9-3-organisation-1-city-province-country': {
    question: '¿Dónde está o estaba el primer grupo: pueblo, estado o provincia, y país?',
    asks: 'Ponga la ciudad o el pueblo, el estado o la provincia, y el país. Solo caben letras, espacios y guiones.',
    why: 'Dos grupos de países distintos pueden llamarse igual. El lugar dice cuál es.',
    find: 'Use carnets, cartas u hojas del grupo. La Part B, punto 3.A de su I-589 puede hablar de él.',
    slips: 'Algunos ponen donde viven ahora. Se pide el lugar del grupo.',
    skip: 'Si en el punto 1 hay un No, queda vacío.',
  },
  'p9-4-organisation-1-nature-and-your-role': {
    question: '¿Qué hacía el primer grupo y qué hacía usted en él?',
    asks: 'La primera casilla es del grupo: sus fines y sus actos, legales o no. La segunda es de usted: su papel o sus cargos. En cada una caben unas 85 letras; lo demás va en la Part 14.',
    why: 'El oficial mira qué hacía el grupo y qué tan cerca estaba usted.',
    find: 'Lea lo que usted dijo en el I-589, Part B, punto 3.A. Vea carnets o cartas viejas para saber su cargo.',
    slips:
      'Algunos ponen su papel en la primera casilla, o solo una palabra, como miembro. Si el grupo usó la fuerza o violó leyes, hable con un abogado antes de firmar.',
    skip: 'Es solo para quien tiene Yes (sí) en el punto 1.',
  },
  'p9-5-organisation-1-from-and-to-dates': {
    question: '¿De qué fecha a qué fecha estuvo en el primer grupo o tuvo lazos con él?',
    asks: 'Ponga dos fechas así: mm/dd/yyyy, cuando comenzó y cuando terminó. Las casillas aceptan fechas completas, no palabras.',
    why: 'Las fechas dicen si usted estaba cuando el grupo hizo algo.',
    find: 'Use las fechas de un carnet o una carta. La Part B, punto 3 de su I-589 puede dar los años. El punto 3.B pidió decir si aún participaba entonces.',
    slips:
      'No invente un día. Si solo sabe el mes o el año, en la Part 14 cabe decir que la fecha es cercana, no exacta. Lo mismo si aún está en el grupo.',
    skip: 'Queda vacío si el punto 1 es No.',
  },
  'p9-6-organisation-2-name': {
    question: '¿Cómo se llama el segundo grupo, si lo hay?',
    asks: 'Ponga el nombre completo con letras, espacios y guiones. El tercer grupo y los demás van en la Part 14 (página 13, parte 9, punto 1).',
    why: 'La hoja pide todos sus grupos, y cada uno con su nombre.',
    find: 'Busque en su I-589, Part B, punto 3.A, si habló de otro grupo. Ayudan también los carnets y papeles viejos.',
    slips: 'Algunos ponen el grupo más conocido y olvidan los chicos, como un club de la escuela o un fondo.',
    skip: 'Si hay un solo grupo, o un No en el punto 1, los puntos 6 a 9 quedan vacíos.',
  },
  'p9-7-organisation-2-city-province-country': {
    question: '¿En qué pueblo, estado o provincia, y país está o estaba el segundo grupo?',
    asks: 'Llene tres casillas: ciudad o pueblo, estado o provincia, y país. Aceptan letras, espacios y guiones.',
    why: 'Con el lugar, el oficial sabe de qué grupo o sede se trata.',
    find: 'Un carnet, una carta o una foto del grupo puede dar el pueblo. Vea también la Part B, punto 3.A de su I-589.',
    slips:
      'Un grupo puede tener la sede en una ciudad y su rama en otra. Si pone una, en la Part 14 cabe hablar de la otra.',
    skip: 'Queda vacío si nombra un solo grupo o ninguno.',
  },
  'p9-8-organisation-2-nature-and-your-role': {
    question: '¿Qué hacía el segundo grupo y qué hacía usted allí?',
    asks: 'Diga para qué era el grupo y qué hacía, legal o no. En la otra casilla, diga qué hacía usted y qué cargos tuvo.',
    why: 'Así el oficial ve cómo era su lazo con este grupo.',
    find: 'Piense en lo que hacía allí en una semana normal. Su I-589, Part B, punto 3.A, puede contarlo con sus palabras.',
    slips:
      'Si no es igual al I-589, puede traer preguntas. Si hizo tareas para un grupo con armas, o lo obligaron a ayudar, hable con un abogado antes de firmar.',
    skip: 'Déjelo vacío si no hubo segundo grupo.',
  },
  'p9-9-organisation-2-from-and-to-dates': {
    question: '¿Desde cuándo y hasta cuándo estuvo en el segundo grupo o tuvo lazos con él?',
    asks: 'Ponga el comienzo y el fin así: mm/dd/yyyy. Si fueron tres grupos o más, cuente los demás en la Part 14.',
    why: 'El oficial puede poner sus fechas al lado de los tiempos que contó en su caso de asilo.',
    find: 'Busque fechas en carnets, cartas o fotos. Las fechas de la escuela o del trabajo de ese tiempo ayudan a recordar.',
    slips:
      'Muchos confunden el día en que entraron con el día en que ayudaron por primera vez. La hoja habla de ser miembro o de participar.',
    skip: 'Si hay un solo grupo o ninguno, las dos fechas quedan vacías.',
  },
  'p9-10-ever-denied-admission-to-u-s': {
    question: '¿Alguna vez le negaron la entrada a Estados Unidos?',
    asks: 'Marque Yes (sí) o No. Muchos lo conocen como ser devuelto en un aeropuerto, en la frontera o en un puerto. Si es Yes, o un No con duda, la hoja pide los hechos en la Part 14.',
    why: 'Es uno de los puntos que la oficina mira para ver si la ley permite dar la tarjeta de residente.',
    find: 'Busque papeles que le dio un oficial y pasaportes viejos. Recuerde cada vez que trató de entrar.',
    slips:
      'Alguna vez es toda su vida, sin límite de tiempo. Una visa negada es el punto 11, no este. Si no está seguro, pregunte a un abogado antes de firmar.',
  },
  'p9-11-ever-denied-a-u-s-visa': {
    question: '¿Alguna vez pidió una visa de Estados Unidos y se la negaron?',
    asks: 'Marque Yes (sí) o No. Habla de toda visa de EE. UU.: para visitar, estudiar, trabajar o vivir. La hoja pide contar en la Part 14 un Yes, o un No con duda.',
    why: 'Es uno de los puntos de su pasado que la oficina revisa. El oficial mira si todos sus papeles cuentan lo mismo.',
    find: 'Vea cartas o correos de una embajada o consulado de EE. UU. y sus pasaportes viejos. La Part 4, puntos 1 a 4, también pregunta por un tipo de visa.',
    slips:
      'Cubre toda su vida y todo país donde la pidió. Si se la negaron y luego se la dieron, un abogado le dice cómo cuenta. Si no está seguro, pregunte a un abogado antes de firmar.',
  },
  'p9-12-ever-worked-in-u-s-without-permission': {
    question: '¿Alguna vez trabajó en Estados Unidos sin tener permiso para trabajar?',
    asks: 'Marque Yes (sí) o No. La hoja pide contar los hechos en la Part 14 si es Yes, o si es un No con duda.',
    why: 'Es uno de los puntos que la hoja mira de su tiempo aquí. El oficial puede verlo junto con los trabajos de la Part 4.',
    find: 'Haga dos listas: las fechas de cada permiso de trabajo y las de cada empleo. Vea talones de pago, la Part 4, punto 7, y la Part A.III, punto 4 de su I-589.',
    slips:
      'Alguna vez es todo su tiempo en EE. UU., no solo el último empleo. Qué cuenta como trabajo, y desde qué día se puede, es un punto difícil de la ley. Si no está seguro, pregunte a un abogado antes de firmar.',
  },
  'p9-13-ever-broke-nonimmigrant-status-conditions': {
    question:
      'Si entró a EE. UU. por un tiempo, como para visitar o estudiar, ¿alguna vez faltó a las reglas de esa estadía?',
    asks: 'Marque Yes (sí) o No. Nonimmigrant es quien entra por un tiempo y para un fin, como visita o estudio. En la Part 14 van los hechos de un Yes, o de un No con duda.',
    why: 'La oficina mira cómo fue cada estadía suya en EE. UU.',
    find: 'Vea la visa en su pasaporte y su I-94. Dicen el tipo de entrada y el último día. Su I-589, Part A.I, punto 19.c, tiene sus entradas.',
    slips:
      'Alguna vez cubre cada estadía de su vida, aun las viejas. Las reglas de una estadía son difíciles de juzgar solo. Si no está seguro, pregunte a un abogado antes de firmar.',
  },
  'p9-14-now-or-ever-in-removal-proceedings': {
    question: '¿Hay ahora, o hubo alguna vez, un caso para deportarlo de Estados Unidos?',
    asks: 'Marque Yes (sí) o No. Nombra casos de removal, deportation, exclusion y rescission, y el rápido llamado expedited removal. En la Part 14 van los hechos de un Yes, o de un No con duda.',
    why: 'La oficina necesita saber si un juez tiene o tuvo su caso. Tiene que ver con la Part 2, punto 1.',
    find: 'Busque papeles de una corte o de oficiales de la frontera. Su I-589, Part A.I, punto 18, también habló de la corte, pero eso pudo cambiar.',
    slips:
      'Cubre toda su vida, no solo un caso abierto hoy. Algunos no saben si los papeles de la frontera abrieron un caso. Si no está seguro, pregunte a un abogado antes de firmar.',
  },
  'p9-15-ever-had-a-final-removal-order': {
    question: '¿Alguna vez dieron una orden final para sacarlo de Estados Unidos?',
    asks: 'Marque Yes (sí) o No. Cubre órdenes de removal, deportation y exclusion (expulsión). La hoja pide los hechos en la Part 14 si es Yes, o un No con duda.',
    why: 'La oficina revisa si hay una orden así en su archivo, aun de hace años.',
    find: 'Mire cada papel de un juez o de oficiales de la frontera, y su última página. Un abogado le puede ayudar a saber si hay una orden.',
    slips:
      'Alguna vez es toda su vida, aun una orden de hace mucho. Algunos faltaron a una cita de corte y no saben qué pasó. Si no está seguro, pregunte a un abogado antes de firmar.',
  },
  'p9-16-ever-had-a-prior-order-reinstated': {
    question:
      '¿Alguna vez volvieron a poner en vigor contra usted una orden final vieja de salir de EE. UU.?',
    asks: 'Marque Sí (Yes) o No. Se trata de una orden final vieja que se usó otra vez. En inglés se llama reinstated. Si marca Sí, o si marca No con dudas, el formulario pide una nota en la Parte 14.',
    why: 'El oficial mira cada orden que hay contra usted. Este punto busca una orden vieja que volvió a valer.',
    find: 'Busque la palabra reinstated en los papeles de la frontera, de la agencia o del juez. Su I-589 habla de la corte en la Parte A.I, punto 18.',
    slips:
      'El punto 15 pregunta por cualquier orden final. Este pregunta si la usaron otra vez. Cubre toda su vida. Si tiene dudas, hable con un abogado antes de firmar.',
  },
};
