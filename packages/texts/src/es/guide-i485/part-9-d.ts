export const part9D = {
  'p9-43-ever-used-weapon-to-endanger-or-damage': {
    question:
      '¿Alguna vez usó un arma, una bomba u otra cosa peligrosa para poner en riesgo a otros o dañar bienes?',
    asks: 'Marque Sí (Yes) o No. Entran armas, bombas y cualquier otra cosa peligrosa. La intención es parte de la pregunta: poner en riesgo a alguien o dañar bienes. Un Sí se cuenta en la Parte 14 con fechas y lugares.',
    why: 'El oficial busca actos que pusieron a otros en peligro, con o sin guerra.',
    find: 'Lea lo que contó en su I-589, Parte C, punto 3, sobre daños a otros. Papeles del ejército o de la corte pueden dar fechas.',
    slips:
      'No nombra solo armas de fuego, ni dice que tuvo que haber daño. Abarca toda su vida y todo país. Si lo hizo para defenderse, o tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-43-ever-threatened-or-planned-43-b-c-acts': {
    question: '¿Alguna vez amenazó, intentó o planeó hacer alguno de los actos de 43.b o 43.c?',
    asks: 'Marque Sí (Yes) o No. Lea primero 43.b y 43.c. Aquí se pregunta por amenazas, intentos y planes, solo o con otros. Si marca Sí, la Parte 14 pide qué, cuándo y dónde.',
    why: 'Mira los actos que no llegaron al final. Los que se hicieron van en 43.b y 43.c.',
    find: 'Depende de lo que usted recuerda. Su I-589 pregunta por daños a otros en la Parte C, punto 3.',
    slips:
      'Una amenaza de palabra o por mensaje entra en la pregunta, aunque no haya daño. Cubre toda su vida, aquí y en otros países. Si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-43-ever-incited-43-b-c-acts': {
    question:
      '¿Alguna vez empujó a otros a hacer los actos de 43.b o 43.c, con intención de matar o herir gravemente?',
    asks: 'Marque Sí (Yes) o No. Incitar es empujar a otros a actuar. El punto agrega que se veía la intención de causar muerte o daño grave. Un Sí se cuenta en la Parte 14.',
    why: 'El oficial mira las palabras que llevaron a otros a actuar, aparte de los actos propios.',
    find: 'Piense en discursos, mensajes, canciones o cosas que publicó. Su I-589 habla de grupos en la Parte B, punto 3.A, y de daños en la Parte C, punto 3.',
    slips:
      'Lo que se dice en internet también son palabras. Cubre toda su vida y cualquier país. Si en su pasado hay algo así y tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-43-ever-in-a-group-doing-43-b-e': {
    question: '¿Alguna vez estuvo o tomó parte en un grupo que hizo alguno de los actos de 43.b a 43.e?',
    asks: 'Marque Sí (Yes) o No. Se pregunta qué hizo el grupo, no solo qué hizo usted. Entra ser miembro o tomar parte. Si marca Sí, dé el nombre, las fechas y el lugar en la Parte 14.',
    why: 'El oficial compara los grupos de esta parte con el punto 1 y con su I-589.',
    find: 'Su I-589, Parte B, punto 3.A, tiene sus grupos. Mire también carnés de miembro o cartas.',
    slips:
      'La pregunta no deja fuera a quien estuvo poco tiempo o no hizo daño. Cuenta cualquier año y país. Si en su grupo había gente armada y tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-43-ever-recruited-or-raised-money-for-such-group': {
    question:
      '¿Alguna vez buscó miembros, o pidió dinero o cosas, para un grupo que hizo actos de 43.b a 43.e?',
    asks: 'Marque Sí (Yes) o No. Entra traer gente al grupo y pedir dinero o cosas de valor. Si marca Sí, la Parte 14 pide el grupo, las fechas, el lugar y qué hizo usted.',
    why: 'El oficial mira de dónde sacó el grupo su gente y su dinero.',
    find: 'Piense en colectas, volantes, fondos de iglesia o de partido. Su I-589, Parte B, punto 3.A, habla de los grupos y de su parte en ellos.',
    slips:
      'Pedir entra en la pregunta, aunque nadie diera nada. Abarca toda su vida y todo país, y mira qué hizo el grupo. Si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-43-ever-gave-support-for-such-acts': {
    question: '¿Alguna vez dio dinero, cosas, trabajo u otra ayuda para los actos de 43.b a 43.e?',
    asks: 'Marque Sí (Yes) o No. El formulario nombra dinero, cosas de valor, servicios, trabajo y cualquier otro apoyo. Aquí es ayuda para los actos; 43.i es ayuda a las personas. Un Sí se cuenta en la Parte 14.',
    why: 'El oficial quiere saber quién ayudó a que se hicieran esos actos.',
    find: 'Lea su propia historia en la I-589, Parte B, puntos 1.A y 3.A, y Parte C, punto 3. Quizás habla de pagos o de trabajos.',
    slips:
      'La pregunta no pone un mínimo, y no habla de miedo ni de fuerza. Cuenta toda su vida y todo país. Si pagó o trabajó porque lo obligaron, o si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-43-ever-gave-support-to-such-people': {
    question:
      '¿Alguna vez dio dinero, cosas, trabajo u otra ayuda a una persona o grupo que hizo actos de 43.b a 43.e?',
    asks: 'Marque Sí (Yes) o No. Aquí importa quién recibió la ayuda, no para qué era. Nombra a una persona, un grupo o una organización. Un Sí se cuenta en la Parte 14 con fechas y lugares.',
    why: 'El punto 43.h habla de ayuda para los actos. Este deja ver la ayuda a quienes los hicieron.',
    find: 'Piense en comida, viajes, una cama, una cuota en un retén o dinero que le mandaron pagar. Su I-589 quizás lo cuenta en la Parte B, puntos 1.A y 3.A.',
    slips:
      'La pregunta no dice cuánto, ni que fuera por gusto. Cubre toda su vida y cualquier país. Si dio algo por miedo, o si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-44-intend-any-43-b-e-activity': {
    question: '¿Piensa usted hacer alguno de los actos de 43.b a 43.e?',
    asks: 'Marque Sí (Yes) o No. Mira hacia adelante. Son los actos de 43.b a 43.e: secuestrar, asesinar, tomar vehículos, usar armas, amenazar, planear o incitar. Si marca Sí, diga en la Parte 14 qué piensa hacer.',
    why: 'Los puntos 43.a a 43.i preguntan por el pasado. Con este el oficial pregunta por planes.',
    find: 'Un plan no está en papeles. Lea otra vez de 43.b a 43.e y piense en lo suyo.',
    slips:
      'Algunos lo saltan porque se parece al 43. Es otra pregunta, sobre lo que viene. Si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-45-intend-activity-endangering-u-s-security': {
    question: '¿Piensa usted hacer algo que ponga en riesgo la seguridad o el bienestar de EE. UU.?',
    asks: 'Marque Sí (Yes) o No. Es un punto amplio sobre planes. Habla de la seguridad y el bienestar de todo el país. Si marca Sí, diga en la Parte 14 qué piensa hacer, cuándo y dónde.',
    why: 'Cierra la lista de planes y toma lo que 42 y 44 no nombran.',
    find: 'No hay un papel para esto. Es lo que usted piensa hacer.',
    slips:
      'La pregunta dice podría: el daño no tiene que ser seguro. Si no sabe si un plan suyo entra aquí, hable con un abogado antes de firmar.',
  },
  'p9-46-spouse-or-child-of-someone-in-43-b-i': {
    question: '¿Es usted esposo, esposa, hijo o hija de alguien que alguna vez hizo algo de 43.b a 43.i?',
    asks: 'Marque Sí (Yes) o No. Aquí se trata de su familia: su esposo o esposa, su madre o su padre. Si marca Sí, la Parte 14 pide qué hizo esa persona, con fechas y lugares.',
    why: 'La ley mira los lazos de familia con esos actos. El oficial pregunta a cada persona.',
    find: 'Su I-589 nombra a su esposo o esposa en la Parte A.II y a sus padres en la Parte A.III, punto 5. La Parte B, punto 3.A, pregunta también por grupos de su familia.',
    slips:
      'Abarca toda la vida de esa persona y no dice que tenga que estar viva. Dar ayuda o estar en un grupo también está en 43.b a 43.i. Si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-47-ever-sold-or-moved-weapons-used-on-people': {
    question:
      '¿Alguna vez vendió, dio o llevó armas, o ayudó en eso, y sabía o creía que las usarían contra personas?',
    asks: 'Marque Sí (Yes) o No. Junta dos cosas: lo que hizo con las armas y lo que sabía o creía de su uso. Si marca Sí, cuente en la Parte 14 qué pasó, cuándo y dónde.',
    why: 'El oficial mira cómo llegan las armas a quienes las usan contra otros.',
    find: 'Pueden servir papeles de trabajo de una tienda, de guardia o del ejército. Su I-589, Parte C, punto 3, pregunta por daños a otros.',
    slips:
      'Entra cualquier tipo de arma, año y país, y también la ayuda a otros. Si lo obligaron, o si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-48-ever-worked-in-prison-or-detained-people': {
    question:
      '¿Alguna vez trabajó o ayudó en una cárcel, prisión, campo u otro lugar con gente detenida, o tomó parte en detener personas?',
    asks: 'Marque Sí (Yes) o No. Entra el trabajo con pago o sin pago y cualquier otro servicio. También se pregunta si alguna vez dirigió o hizo detenciones. Si marca Sí, la Parte 14 pide dónde, cuándo y qué hizo.',
    why: 'El oficial mira qué parte tuvo una persona donde había gente encerrada.',
    find: 'Mire carnés de trabajo, papeles del ejército o recibos de pago. Su I-589 tiene los trabajos en la Parte A.III, punto 4.',
    slips:
      'No nombra un tipo de trabajo, así que no deja fuera a un cocinero, una enfermera o un chofer. Cuenta cualquier año y país. Si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-49-ever-in-group-that-used-weapons-on-people': {
    question:
      '¿Alguna vez estuvo en un grupo, o lo ayudó, donde usted u otros usaron un arma contra alguien o amenazaron con usarla?',
    asks: 'Marque Sí (Yes) o No. Entra cualquier grupo o unidad y cualquier tipo de arma. Se pregunta qué hizo usted y también qué hicieron otros del grupo. Un Sí se cuenta en la Parte 14.',
    why: 'El oficial pone estos grupos junto al punto 1 y a su I-589.',
    find: 'Su I-589, Parte B, punto 3.A, trata de los grupos. Léala primero y luego mire carnés del ejército, la policía o un partido.',
    slips:
      'Muchos piensan solo en ejércitos. Dice cualquier grupo, así que no deja fuera pandillas ni rondas del barrio. Cuenta toda su vida, en cualquier país. Si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-50-ever-served-in-military-or-police': {
    question: '¿Alguna vez sirvió en una unidad militar o de policía, fue parte de ella o la ayudó?',
    asks: 'Marque Sí (Yes) o No. Si marca Sí, la Parte 14 pide el país, el nombre de la unidad, su rango o puesto y las fechas. También pide qué pasó, con fechas y lugares.',
    why: 'El oficial mira qué hizo la unidad y cuándo estuvo usted en ella.',
    find: 'Use su cartilla militar, carné de policía o papel de baja. Su I-589 quizás lo cuenta en la Parte A.III, punto 4 (trabajos), y en la Parte B, punto 3.A (grupos).',
    slips:
      'No hace excepción por servicio obligatorio, poco tiempo, oficina o cocina. También entra la ayuda desde fuera, en cualquier país. Si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-51-ever-in-armed-rebel-or-vigilante-group': {
    question:
      '¿Alguna vez sirvió en un grupo armado, como rebeldes o autodefensas, fue parte de él o lo ayudó?',
    asks: 'Marque Sí (Yes) o No. Nombra grupos paramilitares, de autodefensa, justicieros, rebeldes y guerrilla. Si marca Sí, la Parte 14 pide el país, el nombre del grupo, su rango o puesto y las fechas.',
    why: 'El punto 50 es sobre fuerzas del Estado. Aquí el oficial pregunta por grupos armados fuera del Estado.',
    find: 'Lea su I-589, Parte B, punto 3.A, sobre grupos, y su historia en la Parte B, punto 1.A.',
    slips:
      'Se pregunta por ayudar, no solo por entrar al grupo. No dice que usted llevara un arma. Cuenta toda su vida y todo país. Si lo obligaron, o si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-52-ever-in-communist-or-totalitarian-party': {
    question:
      '¿Alguna vez fue miembro del Partido Comunista o de un partido totalitario, o tuvo algún lazo con uno?',
    asks: 'Marque Sí (Yes) o No. Entran partidos de EE. UU. y de otros países, y cualquier lazo, no solo el carné. Si marca Sí, la Parte 14 pide qué pasó, con fechas y lugares.',
    why: 'Esos partidos son una causa aparte en la ley. El oficial los mira junto al punto 1.',
    find: 'Busque un carné, recibos de cuota, o papeles de escuela o trabajo que nombren al partido. Su I-589, Parte B, punto 3.A, tiene partidos y grupos.',
    slips:
      'Cubre toda su vida y no habla de edad ni de motivo. Algunos olvidan un partido al que tuvieron que entrar por el trabajo o la escuela. Si no sabe qué lazos cuentan, hable con un abogado antes de firmar.',
  },
};
