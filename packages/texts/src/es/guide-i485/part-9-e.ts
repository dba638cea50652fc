export const part9E = {
  'p9-53-ever-took-part-in-torture': {
    question: '¿Alguna vez ordenó, pidió, hizo o ayudó a hacer tortura, o tomó otra parte en ella?',
    asks: 'Marque Sí (Yes) o No. Nombra dar la orden, pedirla, hacerla y ayudar de cualquier modo. Si marca Sí, la Parte 14 pide qué pasó, con fechas y lugares.',
    why: 'El oficial pregunta si la persona tomó parte en daños graves a otros. Los puntos 53.b a 53.d siguen con lo mismo.',
    find: 'Su I-589 pregunta por daños a otros en la Parte C, punto 3. Papeles del ejército, la policía o una prisión pueden mostrar dónde estaba usted.',
    slips:
      'Se trata de tomar parte en la tortura de otros, en cualquier país y año. No deja fuera lo hecho por órdenes. Si lo obligaron, o si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-53-ever-took-part-in-genocide': {
    question: '¿Alguna vez ordenó, pidió, ayudó o tomó parte en un genocidio, en cualquier lugar?',
    asks: 'Marque Sí o No. Genocidio son actos para acabar con todo un pueblo; dar órdenes, animar o ayudar también cuenta. Si es Sí, en la Parte 14 va qué pasó, cuándo y dónde.',
    why: 'La ley pide al oficial que busque actos así antes de dar la tarjeta verde. La misma lista es para todos.',
    find: 'La respuesta está en su memoria. Su I-589, Parte C número 3, también pregunta por daños a otras personas. Lea otra vez esa hoja.',
    slips:
      'Vale para toda su vida y todos los países. Muchos piensan solo en lo que hicieron y olvidan las órdenes o la ayuda. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-53-ever-killed-or-tried-to-kill': {
    question: '¿Alguna vez mató a una persona, trató de matarla, u ordenó o ayudó a otros a hacerlo?',
    asks: 'Marque Sí o No. Nombra una muerte, un intento que falló, las órdenes y la ayuda. Si es Sí, en la Parte 14 va qué pasó, cuándo y dónde.',
    why: 'El oficial tiene que saber de actos que costaron una vida. Es uno de los motivos que revisa esta parte.',
    find: 'Vea su I-589, Parte C número 3, y lo que contó allí. Los papeles del ejército, la policía o la corte ayudan con las fechas.',
    slips:
      'Dice cualquier persona, en toda su vida y en todo país. No habla de guerra, de trabajo de policía ni de salvar la propia vida. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-53-ever-severely-injured-someone-on-purpose': {
    question:
      '¿Alguna vez hirió gravemente a alguien a propósito, lo intentó, o ayudó u ordenó que otros lo hicieran?',
    asks: 'Marque Sí o No. Van juntas dos ideas: a propósito, y con daño grave; el intento, la orden y la ayuda también cuentan. Si es Sí, los hechos, la fecha y el lugar van en la Parte 14.',
    why: 'La agencia mira los daños graves a otras personas. Compara lo que dice aquí con su I-589.',
    find: 'Su I-589, Parte C número 3, pregunta por daños a otros. Los papeles de la policía, de la corte o del médico muestran qué pasó.',
    slips:
      'Vale para toda su vida y todo lugar: en casa, en el trabajo o en un grupo. No hay un año de inicio. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-54-ever-recruited-under-15-fighters': {
    question: '¿Alguna vez llamó, inscribió o usó a un menor de 15 años para pelear o para un grupo armado?',
    asks: 'Marque Sí o No. Cuenta el niño que peleó, sirvió o ayudó a un grupo armado, y también el intento con otros. Si es Sí, en la Parte 14 van los hechos, las fechas y el lugar.',
    why: 'La ley tiene un motivo sobre niños llevados a la guerra. Este número y el 55 lo revisan.',
    find: 'Vea su I-589, Parte C número 3, y Parte B número 3 sobre grupos. Los papeles del ejército o del grupo muestran quién entró y cuándo.',
    slips:
      'Vale para toda su vida y todo país, en un ejército o en un grupo rebelde. El formulario no dice qué hacer si alguien lo obligó. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-55-ever-used-under-15s-in-hostilities': {
    question:
      '¿Alguna vez usó a un menor de 15 años en una pelea o guerra, o para llevar mensajes o cosas a los que peleaban?',
    asks: 'Marque Sí o No. Nombra pelear, tareas cerca de la pelea, como llevar mensajes, y ayuda, como mover cosas; también el intento. Si es Sí, diga qué, cuándo y dónde en la Parte 14.',
    why: 'El número 54 pregunta quién metió a los niños. Este pregunta para qué los usaron.',
    find: 'Piense en todo trabajo cerca de la guerra. Su I-589, Parte C número 3, pregunta por daños a otros y puede tener esa historia.',
    slips:
      'Muchos piensan solo en armas. También están los mensajes y la carga, en toda su vida y en todo país. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-56-public-charge-exempt-category': {
    question: '¿Está usted en uno de los grupos que no pasan por la regla de carga pública, y en cuál?',
    asks: 'Marque una de las 25 casillas. La casilla Asylee (asilado) es para quien recibió asilo, por I-589 o I-730; la última, para quien no está en ningún grupo. Un grupo de la lista lleva al número 67; la última casilla, al 57.',
    why: 'La parte de carga pública pregunta por dinero y ayuda pública. La ley deja fuera a algunos grupos. Los asilados son uno.',
    find: 'La carta de asilo o la orden del juez dice cómo le dieron asilo. Un esposo, esposa o hijo puede tener una I-730 aprobada.',
    slips:
      'Solo cabe una marca. Asylee (asilado) y Refugee (refugiado) son dos casillas, una debajo de la otra. Si no sabe cuál es la suya, pregunte a un abogado antes de firmar.',
  },
  'p9-57-household-size': {
    question: '¿Cuántas personas hay en su hogar?',
    asks: 'Escriba un solo número, por ejemplo 4. Caben hasta tres cifras y ninguna palabra. Aquí empiezan las preguntas de dinero, 57 a 66.',
    why: 'Está en la parte de carga pública. El tamaño del hogar se lee junto con el dinero de los números 58 a 60.',
    find: 'Sus impuestos o su contrato de renta pueden nombrar a las personas. El formulario manda a la parte de carga pública de sus instrucciones.',
    slips:
      'Algunos olvidan a un bebé o a la persona que llena el formulario. Lea antes en las instrucciones quién cuenta.',
    skip: 'Quien marcó un grupo de la lista en el 56 pasa al 67. Los asilados son uno de esos grupos. Dejan esta casilla vacía.',
  },
  'p9-58-household-income-band': {
    question: '¿Cuánto dinero recibe todo su hogar en un año, más o menos?',
    asks: 'Marque una de cinco casillas: 0 a 27,000 dólares; 27,001 a 52,000; 52,001 a 85,000; 85,001 a 141,000; o más de 141,000. Es la suma de un año y de todo el hogar.',
    why: 'Es el lado de los ingresos en la parte de carga pública. Muestra al oficial de qué vive el hogar.',
    find: 'Vea los últimos impuestos, los papeles W-2 o los pagos de cada persona que gana. Haga la suma.',
    slips: 'Errores comunes: poner un mes, o solo lo que usted gana. Se pide el año y todo el hogar.',
    skip: 'Quien está en un grupo del 56, como los asilados, puede pasar por alto los números 57 a 66.',
  },
  'p9-59-household-assets-band': {
    question: '¿Cuánto vale en total lo que tiene su hogar?',
    asks: 'Marque una de cinco casillas: 0 a 18,400 dólares; 18,401 a 136,000; 136,001 a 321,400; 321,401 a 707,100; o más de 707,100. Piense en los ahorros y en cosas que se pueden vender.',
    why: 'La parte de carga pública mira lo que un hogar tiene, junto con lo que gana y lo que debe.',
    find: 'Los papeles del banco muestran los ahorros. Los de la casa o del carro muestran cuánto valen.',
    slips: 'No es lo mismo que el pago del año, que va en el 58. Las deudas van en el 60, no aquí.',
    skip: 'Si en el 56 se marcó un grupo de la lista, se sigue en el 67. Los asilados son uno de ellos.',
  },
  'p9-60-household-liabilities-band': {
    question: '¿Cuánto debe en total su hogar?',
    asks: 'Marque una de cinco casillas: 0 dólares; 1 a 10,100; 10,101 a 57,700; 57,701 a 186,800; o más de 186,800. Cuente las deudas ligadas a una cosa, como un carro o una casa, y las otras.',
    why: 'El oficial pone las deudas al lado del pago del 58 y de los bienes del 59.',
    find: 'Lea las últimas cuentas: tarjeta, carro, casa, escuela, médico.',
    slips:
      'Algunos cuentan solo el banco y olvidan la tarjeta o el carro. La primera casilla es para quien no debe nada.',
    skip: 'Lo llena solo quien marcó la última casilla del 56. Los asilados tienen allí su propia casilla.',
  },
  'p9-61-highest-education': {
    question: '¿Hasta dónde llegó en la escuela?',
    asks: 'Marque una de ocho casillas, desde menos que la secundaria (high school) hasta doctorado. Si marca la primera, escriba al lado el último grado que pasó.',
    why: 'La parte de carga pública mira los estudios y lo que sabe hacer, no solo el dinero.',
    find: 'Use su diploma o sus notas. Su I-589, Parte A.III número 3, tiene la lista de sus escuelas.',
    slips: 'Muchos marcan un título que empezaron y no acabaron. Se pide lo que terminó, en cualquier país.',
    skip: 'Quien está en un grupo del 56, como un asilado, pasa del 56 al 67 y lo deja en blanco.',
  },
  'p9-62-certificates-licences-skills': {
    question: '¿Qué oficios, licencias y cursos tiene usted?',
    asks: 'Escriba una cosa en cada una de las ocho líneas: una licencia, un curso o un oficio. Caben unas 85 letras por línea. Si hay más de ocho, van en la Parte 14.',
    why: 'Completa el número 61: muestra qué trabajo puede hacer una persona, con título o sin él.',
    find: 'Busque papeles de cursos, licencias y cartas de jefes. Su I-589, Parte A.III números 3 y 4, lista escuelas y trabajos.',
    slips: 'Se olvida lo que uno aprendió en el trabajo, o los papeles de su país. Se piden las dos cosas.',
    skip: 'No lo llenan los que marcaron un grupo de la lista en el 56. Los asilados son uno.',
  },
  'p9-63-ever-received-cash-assistance': {
    question: '¿Alguna vez recibió ayuda en dinero del gobierno, como SSI, TANF o General Assistance?',
    asks: 'Marque Sí o No. Nombra SSI, TANF y el dinero para vivir que da un estado, una tribu, un territorio o una ciudad. Si es Sí, sigue la lista del número 65.',
    why: 'La parte de carga pública pregunta por la ayuda en dinero con la que vivió una persona.',
    find: 'Vea las cartas de la oficina de ayuda, su banco o la tarjeta de beneficios. Allí están el nombre y las fechas.',
    slips:
      'La ayuda puede tener otro nombre en su estado, y muchos no la reconocen. No hay un año de inicio. Si tiene dudas, pregunte a un abogado antes de firmar.',
    skip: 'Quien está en un grupo del 56, como los asilados, pasa por alto los números 57 a 66.',
  },
  'p9-64-ever-institutionalised-at-government-cost': {
    question:
      '¿Alguna vez vivió mucho tiempo en una casa de cuidado u otra institución que pagó el gobierno?',
    asks: 'Marque Sí o No. Pregunta por una estancia larga en una institución con dinero público. Si es Sí, cada lugar va en la lista del número 66.',
    why: 'Es la segunda pregunta sobre ayuda en la parte de carga pública, junto a la ayuda en dinero.',
    find: 'Use los papeles del lugar: el día que entró, el día que salió y quién pagó.',
    slips:
      'El formulario no dice cuánto es mucho tiempo. Sus instrucciones tienen una parte de carga pública. Si tiene dudas, pregunte a un abogado antes de firmar.',
    skip: 'Quien marcó un grupo de la lista en el 56, también el de asilado, sigue en el 67.',
  },
  'p9-65-benefit-1': {
    question: '¿Qué ayuda en dinero recibió primero, de cuándo a cuándo, y cuánto fue?',
    asks: 'Llene la fila 1: nombre de la ayuda (unas 27 letras), inicio y fin como mm/dd/aaaa, y la suma en dólares. Luego marque Sí o No: ¿estaba entonces en un grupo libre de la regla de carga pública?',
    why: 'El Sí del número 63 dice que hubo ayuda. Esta fila dice cuál y cuánto.',
    find: 'La carta de la ayuda, o una hoja de esa oficina, tiene el nombre, las fechas y las sumas.',
    slips:
      'Algunos ponen un solo mes, y se pide de inicio a fin. La última marca es sobre su estatus en ese tiempo. Si tiene dudas, pregunte a un abogado antes de firmar.',
    skip: 'Se deja vacía si el 63 es No, o si en el 56 se marcó un grupo, como asilado.',
  },
};
