export const part2B = {
  'p2-16-date-of-birth': {
    question: '¿En qué fecha nació usted?',
    asks: 'Ponga el mes, luego el día y luego el año de cuatro números: mm/dd/yyyy. El 5 de marzo de 1990 es 03/05/1990.',
    why: 'Por su nombre y esta fecha el oficial sabe que es usted.',
    find: 'Cópiela de su acta de nacimiento o pasaporte. Su I-589, Parte A.I, punto 12, pide lo mismo.',
    slips:
      'En muchos países va primero el día, y se cambian el día y el mes. Si sus papeles tienen dos fechas, hable con un abogado antes de firmar.',
  },
  'p2-17-i-94-record-number': {
    question: '¿Cuál es el número de su registro I-94 más nuevo, si tiene uno?',
    asks: 'Once letras y números, uno en cada espacio, sin guiones. El formulario lo acepta solo con los 11.',
    why: 'El I-94 muestra cómo entró o qué estatus le dieron.',
    find: 'Vea la hoja I-94 en sus papeles. Si le dieron asilo, casi siempre llegó una nueva. Su I-589, Parte A.I, punto 19.b, puede tener una vieja.',
    slips: 'Se copia el número viejo, de antes del asilo. Se confunde la letra O con el cero.',
    skip: 'Se pide solo si tiene uno. Queda vacía si nunca le dieron un I-94.',
  },
  'p2-18-most-recent-passport-number': {
    question: '¿Qué número tiene el último pasaporte que le dieron?',
    asks: 'Escriba el número del pasaporte. Use solo letras, números, espacios y guion. Si ha tenido más de uno, se pide el último que le dieron.',
    why: 'El oficial usa el número para ver quién es usted. Así une este formulario con los papeles que usó al llegar.',
    find: 'Mire la página del pasaporte donde está su foto. Su I-589 pide lo mismo en la Parte A.I, punto 21.',
    slips:
      'El I-589 puede tener un pasaporte viejo. El formulario no dice qué poner si no tiene pasaporte. Si sacó o usó un pasaporte del país que teme, pregunte a un abogado antes de firmar.',
  },
  'p2-19-travel-document-number': {
    question: 'Si tiene un documento de viaje que no es pasaporte, ¿qué número tiene?',
    asks: 'Escriba el número del documento de viaje. Es un papel para cruzar la frontera en lugar del pasaporte. Use letras, números, espacios y guion.',
    why: 'Hay personas que no tienen pasaporte y llegaron con este otro papel. El oficial usa el número para hallar el registro.',
    find: 'El número está impreso en ese papel. Su I-589 lo pide en la Parte A.I, punto 21, al lado del pasaporte.',
    slips: 'Algunas personas ponen aquí otra vez el número del pasaporte. El pasaporte va en el punto 18.',
    skip: 'El formulario pide este número solo si lo hay. La casilla puede quedar vacía si no tiene ese papel.',
  },
  'p2-20-country-that-issued-passport-or-document': {
    question: '¿Qué país le dio el pasaporte o el documento de viaje que puso arriba?',
    asks: 'Escriba el nombre completo del país. Use solo letras y espacios. Es el país que hizo el papel del punto 18 o del punto 19.',
    why: 'El número solo no dice de dónde es el pasaporte. El país y el número van juntos.',
    find: 'El nombre del país está en la tapa y en la página de la foto. Su I-589 lo pide en la Parte A.I, punto 20.',
    slips:
      'No siempre es el país donde nació ni el lugar donde lo recogió. El pasaporte que da un consulado es del país de ese consulado.',
  },
  'p2-21-passport-or-document-expiry-date': {
    question: '¿En qué fecha se vence su pasaporte o documento de viaje?',
    asks: 'Escriba la fecha así: mes, día y año (mm/dd/yyyy). Es la fecha del mismo papel que puso en los puntos 18 a 20.',
    why: 'La fecha ayuda al oficial a saber de qué pasaporte se trata. También dice si ese papel aún vale.',
    find: 'Busque la fecha de vencimiento en la página de la foto. Su I-589 la pide en la Parte A.I, punto 22.',
    slips:
      'Muchos pasaportes ponen primero el día. Aquí va primero el mes. Este punto solo pide la fecha. No dice que el papel deba estar vigente.',
  },
  'p2-22-date-of-last-arrival-in-u-s': {
    question: '¿En qué fecha entró por última vez a los Estados Unidos?',
    asks: 'Escriba la fecha así: mes, día y año (mm/dd/yyyy). El formulario acepta la fecha más cercana que usted sepa.',
    why: 'El oficial busca el registro de ese día. La fecha va junto con el lugar y el estatus de los puntos 23 y 24.',
    find: 'Mire su I-94 o el sello en su pasaporte. Su I-589 la pide en la Parte A.I, punto 19.c, primera línea.',
    slips:
      'El I-589 dice cómo era todo cuando lo firmó. Si después salió y volvió a entrar, la última vez es otra. Si hizo un viaje así, pregunte a un abogado antes de firmar.',
  },
  'p2-23-place-of-last-arrival': {
    question: '¿Por qué lugar entró la última vez a los Estados Unidos?',
    asks: 'Escriba la ciudad y el estado, o el nombre del aeropuerto o del cruce. Use solo letras y espacios: sin comas, puntos ni números.',
    why: 'El lugar y la fecha del punto 22 ayudan al oficial a hallar el registro de su llegada.',
    find: 'El sello del pasaporte puede decir el lugar. Su I-589 lo pide en la Parte A.I, punto 19.c, primera línea.',
    slips:
      'Es el lugar por donde entró al país. No es la ciudad donde vive hoy ni la última ciudad de donde salió.',
  },
  'p2-24-immigration-status-at-last-arrival': {
    question: '¿Qué estatus tenía el día que entró por última vez a los Estados Unidos?',
    asks: 'Escriba el estatus de ese día. El formulario da ejemplos: visitante B-2, estudiante F-1 o sin estatus. Use letras, números, espacios y guion.',
    why: 'El oficial lo lee junto con los puntos 22 y 23 para saber cómo entró. El punto 25 pide luego cómo está hoy.',
    find: 'Mire su I-94 o el sello de su pasaporte. Su I-589 lo pide en la Parte A.I, punto 19.c, primera línea.',
    slips:
      'Muchos ponen lo que son hoy y no lo que eran ese día. Otros copian lo que puso un amigo. Si no está seguro, pregunte a un abogado antes de firmar.',
  },
  'p2-25-current-immigration-status-or-category': {
    question: '¿Qué estatus tiene hoy en los Estados Unidos?',
    asks: 'Escriba en pocas palabras el estatus que tiene ahora. El formulario da ejemplos: visitante B-2, estudiante F-1, persona con parole, acción diferida, sin estatus.',
    why: 'El oficial lo compara con el código del punto 27. Los dos dicen por qué pide el permiso de trabajo.',
    find: 'Mire el papel más nuevo de su caso: la carta de asilo, la orden del juez, el I-94 o el recibo de su solicitud de asilo.',
    slips:
      'Muchos ponen el estatus del día en que llegaron. Un caso abierto no es lo mismo que un asilo ya dado. Si no está seguro, pregunte a un abogado antes de firmar.',
  },
  'p2-26-sevis-number-n-is-printed': {
    question: 'Si vino como estudiante o de intercambio, ¿cuál es su número SEVIS?',
    asks: 'SEVIS es la lista que lleva el gobierno de estudiantes y visitantes de intercambio. Escriba solo los números. La letra N y el guion ya están impresos.',
    why: 'Con este número el oficial halla el registro de la escuela o del programa, si la persona lo tiene.',
    find: 'Está en los papeles de la escuela o del programa que lo trajo. El I-589 no lo pide.',
    slips: 'Algunos ponen otra vez la N. Otros ponen aquí su A-Number, que es otra cosa.',
    skip: 'Se pide solo si lo hay. Quien nunca fue estudiante ni visitante de intercambio aquí no tiene este número. La casilla puede quedar vacía.',
  },
  'p2-27-eligibility-category-three-parts-in-brackets': {
    question: '¿Con qué código, de letra y número, pide el permiso de trabajo?',
    asks: 'Escriba el código en tres casillas: la letra, el número y una última parte que solo tienen algunos. Para (a)(5) es: a, luego 5. Los códigos (c)(3)(C), (c)(8), (c)(26), (c)(35) y (c)(36) abren los puntos 28 a 31.',
    why: 'El código le dice al oficial con qué regla pide trabajar. Cada código tiene sus reglas y sus papeles.',
    find: 'Lea "Who May File" en las instrucciones. Allí (a)(5) es para quien ya tiene asilo y (c)(8) para quien tiene el caso de asilo abierto. Su carta o su recibo dice cómo va su caso.',
    slips:
      'Muchos escriben la palabra asilo. Aquí solo cabe el código. Si no sabe cuál es el suyo, pregunte a un abogado antes de firmar.',
  },
  'p2-28-stem-opt-degree-employer-e-verify-id': {
    question:
      'Si su código es (c)(3)(C), ¿qué título tiene, para quién trabaja y qué número de E-Verify tiene su empleador?',
    asks: 'En 28.a va su título de estudios, en 28.b el nombre del empleador y en 28.c el número. El nombre es el que sale en E-Verify, un sistema que revisa quién puede trabajar.',
    why: 'Este código es para ciertos estudiantes que trabajan después de un título en ciencias. El oficial revisa el título y el lugar de trabajo.',
    find: 'El título está en los papeles de su escuela. Su lugar de trabajo le puede decir su nombre en E-Verify y el número.',
    skip: 'Solo lo llena quien puso (c)(3)(C) en el punto 27. Con otro código, las tres casillas quedan vacías.',
  },
  'p2-29-h-1b-spouse-receipt-number': {
    question: 'Si su código es (c)(26), ¿qué número de recibo tiene el aviso H-1B de su esposo o esposa?',
    asks: 'Escriba las 13 letras y números, sin espacios ni guiones. Sale del último aviso I-797 del Formulario I-129 de su esposo o esposa.',
    why: 'Este código depende de la visa de trabajo del esposo o la esposa. El número lleva al oficial a ese caso.',
    find: 'Está en el aviso I-797. Lo tiene su esposo o esposa, o la empresa. El I-589 no lo trae.',
    slips:
      'Algunos ponen el número de un aviso viejo o el de su propio recibo de asilo. Se pide el aviso H-1B más nuevo.',
    skip: 'Solo lo llena quien puso (c)(26) en el punto 27. Con otro código queda vacío.',
  },
  'p2-30-c-8-only': {
    question: 'Si su código es (c)(8), ¿alguna vez lo arrestaron por un delito o lo condenaron por uno?',
    asks: 'Marque Sí o No. Alguna vez quiere decir toda su vida y en cualquier país. Pregunta por arrestos y por condenas. Después de un Sí, las instrucciones piden papeles de la corte que digan cómo terminó cada caso.',
    why: 'El oficial mira los arrestos y delitos cuando pide permiso de trabajo alguien con el caso de asilo abierto.',
    find: 'Busque los papeles que tenga de la policía o de la corte. Su I-589 pide algo parecido en la Parte B, punto 2, y en la Parte C, punto 6. Este punto abarca más.',
    slips:
      'A veces se olvida un arresto en otro país, uno corto o un caso desestimado. La pregunta también los cubre. Si no está seguro, pregunte a un abogado antes de firmar.',
    skip: 'Solo se pregunta a quien puso (c)(8) en el punto 27. Con otro código, las dos casillas quedan vacías.',
  },
  'p2-31-i-140-receipt-number': {
    question: 'Si su código es (c)(35) o (c)(36), ¿qué número de recibo tiene el aviso del I-140?',
    asks: 'Escriba las 13 letras y números, sin espacios ni guiones. Con (c)(35) es su propio aviso I-797 del Formulario I-140. Con (c)(36) es el de su esposo, esposa, padre o madre.',
    why: 'Estos dos códigos van con un caso de empleo del Formulario I-140. El número lleva al oficial a ese caso.',
    find: 'Está en el aviso I-797 del Formulario I-140. La empresa que mandó ese formulario puede tenerlo.',
    slips:
      'Algunos ponen el número del recibo de asilo o del último permiso de trabajo. No es el mismo número.',
    skip: 'Solo lo llena quien puso (c)(35) o (c)(36) en el punto 27. Con los códigos de asilo queda vacío.',
  },
  'p2-31-c-35-c-36': {
    question:
      'Si su código es (c)(35) o (c)(36), ¿alguna vez lo arrestaron por un delito o lo condenaron por uno?',
    asks: 'Marque Sí o No. Alguna vez quiere decir toda su vida y en cualquier país. Después de un Sí, las instrucciones dicen qué papeles de la corte mandar.',
    why: 'El oficial mira los arrestos y delitos antes de dar el permiso de trabajo con estos dos códigos de empleo.',
    find: 'Busque papeles de la policía y de la corte de cualquier año y lugar. Si no está seguro, pregunte a un abogado antes de firmar.',
    slips:
      'Los puntos 30 y 31.b piden lo mismo a personas distintas. El 30 va con el código (c)(8). El 31.b va con estos dos códigos.',
    skip: 'Solo se pregunta a quien puso (c)(35) o (c)(36) en el punto 27. Con los códigos de asilo, las dos casillas quedan vacías.',
  },
};
