export const part9C = {
  'p9-33-intend-illegal-gambling-or-commercial-vice': {
    question:
      '¿Piensa usted tomar parte en apuestas ilegales o en otro vicio por dinero mientras esté en EE. UU.?',
    asks: 'Marque Sí (Yes) o No. El formulario nombra la prostitución, la venta ilegal de licor y la venta de pornografía con niños. Mira hacia adelante: habla de sus planes.',
    why: 'El oficial pregunta por los planes aquí, porque el pasado tiene sus propios puntos.',
    find: 'Solo usted conoce sus planes. No hay un papel para esto.',
    slips:
      'No es una pregunta sobre el pasado. Si trabaja en un bar, un club o una casa de juego y tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-34-ever-used-immunity-to-avoid-prosecution': {
    question:
      '¿Alguna vez usó inmunidad, de diplomático o de otro tipo, para que no lo juzgaran por un delito en EE. UU.?',
    asks: 'Marque Sí (Yes) o No. La inmunidad protege de la corte a algunos oficiales de otros países y a su familia. Se pregunta si usted la usó en un caso penal en EE. UU. Si marca Sí, los datos van en la Parte 14.',
    why: 'Si la inmunidad para un caso, la corte no llega a un final. Por eso el oficial le pregunta a usted.',
    find: 'Busque cartas de una embajada, del Departamento de Estado o de una corte sobre el caso.',
    slips:
      'Habla de delitos en EE. UU., en cualquier momento de su vida, también los casos sellados. Si usted o su familia tuvo un cargo así y tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-35-ever-served-as-foreign-government-official': {
    question: '¿Alguna vez fue funcionario del gobierno de otro país?',
    asks: 'Marque Sí (Yes) o No. No dice qué tan alto era el cargo, ni si era de un pueblo o de la nación. Si marca Sí, sigue el punto 35.b.',
    why: 'El oficial compara sus cargos de antes con lo que contó en su I-589.',
    find: 'Mire carnés, recibos de pago o cartas de nombramiento. Su I-589 tiene los trabajos en la Parte A.III, punto 4, y los grupos en la Parte B, punto 3.A.',
    slips:
      'Muchos piensan solo en los cargos más altos. Se pregunta por toda su vida. Si no sabe si su trabajo era de funcionario, hable con un abogado antes de firmar.',
  },
  'p9-35-if-35-a-yes': {
    question:
      'Si marcó Sí en 35.a, ¿alguna vez mandó, hizo cumplir o cometió actos contra la libertad de religión?',
    asks: 'Marque Sí (Yes) o No solo si marcó Sí en 35.a. Nombra tres formas: estar a cargo, hacer cumplir o hacerlo usted mismo. Si marca Sí, cuente los hechos en la Parte 14.',
    why: 'El oficial pregunta qué parte tuvo un funcionario en daños a otros por su fe.',
    find: 'Piense en las órdenes que dio o recibió en el cargo. Su I-589 pregunta por daños a otros en la Parte C, punto 3.',
    slips:
      'La pregunta no deja fuera lo que se hizo por orden de un jefe. Cuenta cualquier año y lugar. Si tiene dudas, hable con un abogado antes de firmar.',
    skip: 'Déjelo vacío si marcó No en 35.a.',
  },
  'p9-36-ever-involved-in-sex-trafficking': {
    question: '¿Alguna vez tuvo parte en la trata sexual de otra persona, por fuerza, engaño o amenaza?',
    asks: 'Marque Sí (Yes) o No. El formulario incluye buscar, llevar, alojar o pagar por una persona. Si tenía menos de 18 años, no hace falta fuerza. También nombra ganar algo con eso. Los datos van en la Parte 14.',
    why: 'La ley lo ve como un daño muy grave. El oficial le pregunta a cada persona.',
    find: 'Lea la nota debajo del punto; dice qué es la trata. Si hay papeles de la policía o la corte, dan las fechas.',
    slips:
      'Se trata de tomar parte en hacérselo a otros, en cualquier lugar y año, también casos sellados. Si se lo hicieron a usted, o si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-37-ever-trafficked-others-into-forced-labour': {
    question:
      '¿Alguna vez forzó o engañó a una persona para que trabajara, pagara una deuda o fuera esclava?',
    asks: 'Marque Sí (Yes) o No. Incluye buscar, alojar, llevar o entregar a una persona para trabajar, por fuerza, engaño o amenaza. Si marca Sí, la Parte 14 pide qué pasó, dónde, cuándo y cómo terminó.',
    why: 'El punto 36 habla de sexo; este habla de trabajo. El oficial pregunta por cada uno.',
    find: 'El formulario dice, en el mismo punto, qué es la trata. Piense en los lugares donde vivió y tuvo trabajadores o ayudantes.',
    slips:
      'Pregunta qué hizo usted a otros, en cualquier año y país, también casos sellados. Si a usted lo forzaron a trabajar, o si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-38-ever-helped-others-traffic-persons': {
    question:
      '¿Alguna vez ayudó a otros, sabiendo lo que era, en la trata de personas para sexo o trabajo forzado?',
    asks: 'Marque Sí (Yes) o No. Ayudar es una palabra amplia: apoyar, planear o actuar con otros sabiendo lo que era. Los datos de un Sí van en la Parte 14.',
    why: 'Los puntos 36 y 37 preguntan qué hizo usted mismo. Este pregunta por la ayuda a quienes lo hicieron.',
    find: 'Piense en viajes, cuartos, llamadas o dinero que dio. Si hubo un caso, mire los papeles de la policía o la corte.',
    slips:
      'La pregunta dice a sabiendas. Cubre toda su vida, aquí o en otro país, también casos sellados. Si lo forzaron a ayudar, o si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-39-family-of-human-trafficker-who-gained-benefit': {
    question:
      'En los últimos 5 años, ¿recibió algo de la trata de personas que hizo su esposo, esposa, madre o padre que no es ciudadano?',
    asks: 'Marque Sí (Yes) o No. Se pregunta por dinero u otra ventaja que le llegó por lo que hizo esa persona. Si marca Sí, sigue el punto 40, y los datos van en la Parte 14.',
    why: 'Como con las drogas en el punto 28, la ley mira también lo que recibió la familia.',
    find: 'Piense en dinero, renta, comida o gastos de escuela de esos años. Los papeles de la corte de esa persona pueden dar las fechas.',
    slips:
      'Se trata de lo que usted recibió, no solo de los actos. Si hubo algo así en su familia y tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-40-if-39-yes': {
    question:
      'Si marcó Sí en el punto 39, ¿sabía, o era fácil saber, que la ventaja venía de la trata de personas?',
    asks: 'Marque Sí (Yes) o No solo si marcó Sí en el punto 39. Se pregunta qué sabía usted del origen del dinero o la ventaja, y qué habría sabido otra persona en su lugar.',
    why: 'El oficial mira lo que usted sabía entonces, aparte de lo que recibió.',
    find: 'Depende de lo que vio y le dijeron en esos años. Mensajes o cartas viejas pueden ayudarle a recordar.',
    slips:
      'Cuentan las dos partes: lo que sabía y lo que estaba a la vista. Si tiene dudas, hable con un abogado antes de firmar.',
    skip: 'Déjelo vacío si marcó No en el punto 39.',
  },
  'p9-41-ever-laundered-money-or-intend-to': {
    question:
      '¿Alguna vez ocultó de dónde venía dinero de delitos, ayudó a otros a hacerlo, o piensa hacerlo en EE. UU.?',
    asks: 'Marque Sí (Yes) o No. En español se dice lavado de dinero. Entra el acto, la ayuda que dio sabiendo y los planes aquí. Si marca Sí, la Parte 14 pide qué, dónde, cuándo y cómo terminó.',
    why: 'Es una causa aparte en la lista del oficial, junto a las drogas y la trata.',
    find: 'Papeles del banco, de impuestos o de la corte pueden mostrarlo. Piense si alguna vez movió o guardó dinero de otros.',
    slips:
      'La pregunta abarca toda su vida y todos los países. El formulario dice que los casos sellados o borrados también cuentan. Si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-42-intend-espionage-or-sabotage': {
    question: '¿Piensa usted espiar en EE. UU. o hacer sabotaje aquí?',
    asks: 'Marque Sí (Yes) o No. Habla de planes: violar o burlar las leyes sobre espionaje y sabotaje. Si marca Sí, escriba en la Parte 14 qué piensa hacer, con fechas y lugares.',
    why: 'Con esto empieza la parte de seguridad del formulario. El oficial hace estas preguntas a todos.',
    find: 'No hay un papel para esto. Solo usted conoce sus planes.',
    slips:
      'Mira hacia adelante; el pasado va en otros puntos. Si trabajó para un Estado o un ejército y tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-42-intend-to-break-export-control-law': {
    question: '¿Piensa usted sacar de EE. UU. bienes, tecnología o datos que la ley no deja sacar?',
    asks: 'Marque Sí (Yes) o No. Nombra bienes, tecnología y datos que por ley no pueden salir del país. Si marca Sí, la Parte 14 pide qué, cuándo y dónde.',
    why: 'Hay cosas que no pueden salir del país. El oficial pregunta por planes de burlar esa regla.',
    find: 'Un plan no está en papeles. Si usted envía cosas por su trabajo, mire los papeles de ese trabajo.',
    slips:
      'Habla de planes de violar una ley de este tipo, en el comercio o de otro modo. Si envía mercancía o datos y tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-42-intend-to-oppose-government-by-force': {
    question:
      '¿Piensa usted atacar, controlar o tumbar al gobierno de EE. UU. por la fuerza o por otro medio ilegal?',
    asks: 'Marque Sí (Yes) o No. Se pregunta por planes de usar fuerza, violencia u otro medio ilegal mientras esté en EE. UU. Un Sí se explica en la Parte 14.',
    why: 'El oficial tiene que revisar si hay planes contra el Estado mismo.',
    find: 'Se trata de sus propios planes; ningún papel lo dice.',
    slips:
      'El punto dice fuerza, violencia u otro medio ilegal. Léalo con esas palabras en mente. Si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-42-intend-any-other-unlawful-activity': {
    question: '¿Piensa usted hacer alguna otra cosa contra la ley?',
    asks: 'Marque Sí (Yes) o No. Después de 42.a a 42.c, este punto incluye cualquier otro acto ilegal que usted piense hacer. Si marca Sí, diga en la Parte 14 qué, cuándo y dónde.',
    why: 'Es la red debajo de los tres primeros, para que no quede fuera ningún plan.',
    find: 'Solo usted sabe lo que piensa hacer. Ningún papel lo muestra.',
    slips:
      'No dice el tamaño del acto, así que los pequeños no quedan fuera. Si no sabe si algo que piensa hacer es ilegal, hable con un abogado antes de firmar.',
  },
  'p9-43-ever-had-weapons-or-military-type-training': {
    question: '¿Alguna vez recibió entrenamiento con armas o de tipo militar?',
    asks: 'Marque Sí (Yes) o No. Se pregunta por cualquier entrenamiento con armas, militar o parecido al militar. Si marca Sí, diga en la Parte 14 qué fue, con fechas y lugares.',
    why: 'El oficial mira si sabe usar armas y dónde aprendió, junto con los puntos 47 a 51.',
    find: 'Mire papeles del ejército, la policía, la escuela o de guardia. Su I-589 quizás nombra grupos en la Parte B, punto 3.A, y trabajos en la Parte A.III, punto 4.',
    slips:
      'La palabra cualquier no pone límite de tiempo, lugar ni motivo. Es fácil olvidar el servicio militar, un trabajo de guardia o un curso. Si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-43-ever-kidnapped-assassinated-hijacked-sabotaged-transport': {
    question: '¿Alguna vez secuestró, asesinó, o tomó o dañó un avión, barco, carro o tren?',
    asks: 'Marque Sí (Yes) o No. El formulario nombra secuestro, asesinato, y tomar o sabotear un avión, barco, carro o tren. Si marca Sí, dé los hechos, fechas y lugares en la Parte 14.',
    why: 'Los puntos 43.b y 43.c son la base: de 43.d a 43.i, 44 y 46 se apoyan en ellos.',
    find: 'Su I-589, Parte C, punto 3, pregunta por daños a otros; lea lo que dice. Si hay papeles de la corte, dan las fechas.',
    slips:
      'Cubre toda su vida y cualquier país, con o sin caso en la corte. Si estuvo cerca de un acto así, lo obligaron, o tiene dudas, hable con un abogado antes de firmar.',
  },
};
