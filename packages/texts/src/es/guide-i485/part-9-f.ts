export const part9F = {
  'p9-65-benefit-2': {
    question: '¿Recibió una segunda ayuda en dinero, o la misma en otro tiempo? ¿Cuándo y cuánto?',
    asks: 'La fila 2 es como la 1: nombre, inicio, fin, dólares, y Sí o No sobre el grupo en que estaba. Cada período va en su propia fila.',
    why: 'El oficial quiere ver cada período solo, para revisar fechas y sumas.',
    find: 'Busque otra carta de la oficina de ayuda, o un hueco en las fechas de la primera.',
    slips:
      'Algunos ponen dos períodos en una fila. Se piden las fechas de cada uno. Si tiene dudas, pregunte a un abogado antes de firmar.',
    skip: 'Vacía si hubo un solo período, si el 63 es No, o si se marcó un grupo en el 56.',
  },
  'p9-65-benefit-3': {
    question: '¿Hubo una tercera ayuda en dinero? ¿Cuál es su nombre, sus fechas y la suma?',
    asks: 'Fila 3: nombre en letras, fechas como mm/dd/aaaa y dólares en cifras. La suma acepta cifras, punto y el signo de dólar. Al final, Sí o No sobre el grupo exento.',
    why: 'Sigue la lista de ayudas, para que el oficial vea todo en un solo lugar.',
    find: 'Su banco muestra cada pago. Sume los de esta ayuda.',
    slips:
      'No caben palabras en la suma. Si no sabe bien una fecha, la Parte 14 tiene espacio para decirlo. Si tiene dudas, pregunte a un abogado antes de firmar.',
    skip: 'Solo se usa si hay tres períodos o más en el 63. Los asilados que marcaron su casilla en el 56 no llegan aquí.',
  },
  'p9-65-benefit-4': {
    question: '¿Hubo una cuarta ayuda en dinero, o más?',
    asks: 'La fila 4 es la última: nombre, dos fechas, dólares, y Sí o No. Si hay más, el resto va en la Parte 14 con página 20, Parte 9, número 65.',
    why: 'La lista es para toda la ayuda del número 63, y la hoja tiene solo cuatro filas.',
    find: 'Ponga las cartas de ayuda por fecha. Vea que no falte ninguna en las filas 1 a 3.',
    slips:
      'Algunos paran en cuatro porque se acaban las filas. Hay más espacio en la Parte 14. Si tiene dudas, pregunte a un abogado antes de firmar.',
    skip: 'Queda vacía con tres períodos o menos, con No en el 63, o con un grupo marcado en el 56.',
  },
  'p9-66-institution-1': {
    question: '¿En qué lugar vivió primero mucho tiempo con dinero público, cuándo y por qué?',
    asks: 'Fila 1: el lugar con ciudad y estado (unas 21 letras), fechas como mm/dd/aaaa, y el motivo en pocas palabras. Luego Sí o No: ¿estaba entonces en un grupo libre de la carga pública?',
    why: 'El Sí del número 64 dice que hubo una estancia. Aquí se ve dónde, cuánto tiempo y por qué.',
    find: 'Los papeles que le dieron al salir tienen el nombre del lugar, las fechas y el motivo.',
    slips:
      'Las casillas son chicas y los nombres largos se cortan. En la Parte 14 cabe el nombre entero. Si tiene dudas, pregunte a un abogado antes de firmar.',
    skip: 'Se deja vacía si el 64 es No, o si en el 56 se marcó un grupo, como asilado.',
  },
  'p9-66-institution-2': {
    question: '¿Hubo una segunda estancia larga con dinero público? ¿Dónde, cuándo y por qué?',
    asks: 'La fila 2 tiene las mismas casillas: lugar, desde, hasta, motivo, y Sí o No sobre el grupo exento. Volver al mismo lugar es otra fila.',
    why: 'Cada estancia se lee con sus fechas, y así el oficial ve los huecos.',
    find: 'Pida al lugar una lista de sus estancias, o vea cartas viejas del médico.',
    slips:
      'Algunos juntan dos estancias en una sola. Se pide cada período. Si tiene dudas, pregunte a un abogado antes de firmar.',
    skip: 'Vacía si hubo una sola estancia, si el 64 es No, o si se marcó un grupo en el 56.',
  },
  'p9-66-institution-3': {
    question:
      '¿Hubo una tercera estancia larga con dinero público? ¿Cuál es el lugar, las fechas y el motivo?',
    asks: 'Fila 3: nombre del lugar, ciudad y estado, dos fechas como mm/dd/aaaa, y el motivo. El motivo acepta unas 22 letras y ninguna cifra. Al final, marque Sí o No.',
    why: 'Sigue la lista de estancias del número 64.',
    find: 'Las cuentas o cartas que dicen que pagó el gobierno ayudan a hallar el lugar y las fechas.',
    slips:
      'Muchos olvidan la ciudad y el estado. Se piden junto con el nombre. Si tiene dudas, pregunte a un abogado antes de firmar.',
    skip: 'Solo se usa si hay tres estancias o más. Los asilados que marcaron su casilla en el 56 no llegan aquí.',
  },
  'p9-66-institution-4': {
    question: '¿Hubo una cuarta estancia larga con dinero público, o más?',
    asks: 'La fila 4 es la última, con lugar, fechas, motivo, y Sí o No. Las demás van en la Parte 14 con página 20, Parte 9, número 66.',
    why: 'La lista es para toda estancia del número 64, y hay solo cuatro filas.',
    find: 'Ponga por fecha los papeles de todos los lugares y compare con las filas 1 a 3.',
    slips:
      'El fin de las filas no es el fin de la lista. El resto va en la Parte 14. Si tiene dudas, pregunte a un abogado antes de firmar.',
    skip: 'Queda vacía con tres estancias o menos, con No en el 64, o con un grupo de la lista en el 56.',
  },
  'p9-67-ever-missed-a-removal-hearing': {
    question:
      'Desde el 1 de abril de 1997, ¿alguna vez faltó a una audiencia de deportación, se negó a ir o se fue antes?',
    asks: 'Marque Sí o No. Es sobre audiencias de un caso de deportación contra usted, abierto desde ese día. Si es Sí, se pide una hoja escrita con el motivo, junto al formulario.',
    why: 'El oficial mira si llamaron a la persona a la corte y no fue, y si hubo una buena razón.',
    find: 'Vea los avisos de audiencia, las órdenes y las cartas de la corte. Su I-589, Parte A.I número 18, dice si tuvo caso en esa corte.',
    slips:
      'A veces uno falta sin saberlo, porque la carta llegó a una dirección vieja. Vale para toda su vida desde ese día. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-68-ever-gave-false-documents-to-u-s-official': {
    question:
      '¿Alguna vez dio un papel falso o cambiado a un oficial de EE. UU. para una visa, entrar u otro beneficio?',
    asks: 'Marque Sí o No. Son papeles inventados, cambiados o copiados, para una visa, entrar u otro beneficio, aunque no se lo dieran. Un Sí, o un No con dudas, se cuenta en la Parte 14.',
    why: 'La ley tiene un motivo sobre papeles falsos, y el oficial lee sus casos viejos.',
    find: 'Piense en cada vez que mostró papeles: en la embajada, en el aeropuerto, en la frontera, por correo. Busque sus copias.',
    slips:
      'Vale para toda su vida y todo lugar, también los papeles que le dio otra persona. No dice qué hacer si huyó con esos papeles. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-69-ever-lied-to-obtain-immigration-benefit': {
    question:
      '¿Alguna vez mintió, ocultó o cambió datos en una solicitud para una visa, entrar u otro beneficio migratorio?',
    asks: 'Marque Sí o No. El 68 trata de los papeles; este, de los datos dichos o callados en formularios de visa, entrada y otros. Un Sí, o un No con dudas, se cuenta en la Parte 14.',
    why: 'El oficial pone los formularios viejos junto a los nuevos: visa, su I-589 y este.',
    find: 'Busque copia de todo lo que presentó: visa, I-589, permisos de trabajo. Lea otra vez nombres, fechas, viajes, familia y empleos.',
    slips:
      'Muchos olvidan los formularios que otra persona llenó por ellos. Vale para toda su vida y para lo que presentó en todo país. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-70-ever-falsely-claimed-u-s-citizenship': {
    question: '¿Alguna vez dijo o escribió que era ciudadano de EE. UU. sin serlo?',
    asks: 'Marque Sí o No. Vale lo escrito, lo dicho en voz alta y toda otra forma. La Parte 14 es para contar los hechos y las fechas de un Sí, o de un No con dudas.',
    why: 'La ley tiene un motivo solo para esto. Por eso se pregunta aparte de otras mentiras.',
    find: 'Piense en papeles que firmó para un empleo, una escuela, una licencia, un préstamo o un voto. Pida copias si puede.',
    slips:
      'Algunos papeles tienen una casilla chica sobre ser ciudadano, fácil de marcar por error. Vale para toda su vida y todo país. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-71-ever-a-stowaway': {
    question: '¿Alguna vez llegó a EE. UU. escondido en un barco o avión?',
    asks: 'Marque Sí o No. Un polizón (stowaway) se esconde a bordo de un barco o avión que viene a EE. UU. Para un Sí, o un No con dudas, los hechos van en la Parte 14.',
    why: 'La ley nombra a los polizones como un grupo aparte. El oficial revisa cómo llegó cada persona.',
    find: 'Su I-589, Parte A.I número 19.c, lista cada entrada. La Parte 1 de este formulario pregunta cómo llegó la última vez.',
    slips:
      'Mira todos los viajes de su vida, no solo el último, y desde todo país. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-72-ever-helped-someone-enter-illegally': {
    question:
      '¿Alguna vez, sabiéndolo, ayudó, animó o guió a otra persona a entrar ilegalmente a EE. UU., o a intentarlo?',
    asks: 'Marque Sí o No. Cuentan dos cosas: que usted lo sabía, y que la otra persona entró, o trató de entrar, contra la ley. La Parte 14 es para los hechos de un Sí, o de un No con dudas.',
    why: 'La ley tiene un motivo sobre pasar personas. El oficial lo lee junto con su viaje y el de su familia.',
    find: 'Piense en su viaje y en quien vino con usted o después. Su I-589 dice cuándo llegaron su esposo o esposa y sus hijos.',
    slips:
      'Nombra animar y ayudar de cualquier forma, y no habla de familia ni de cobrar dinero. Vale para toda su vida y todo país. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-73-under-final-274c-document-fraud-penalty': {
    question: '¿Hay contra usted una orden final de pagar una multa por usar papeles falsos, según INA 274C?',
    asks: 'Marque Sí o No. Pregunta por una sola clase de orden, sobre papeles falsos, que ya sea final. Para un Sí, o un No con dudas, los hechos van en la Parte 14.',
    why: 'La sección 274C es una ley sobre papeles falsos. El oficial revisa si hay una orden así contra usted.',
    find: 'Busque una orden de la corte o de la agencia que diga 274C. Lea las cartas que le mandó un juez o la agencia.',
    slips:
      'No es lo mismo que el número 68, que pregunta qué hizo usted. Este pregunta qué dice una orden. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-74-ever-removed-or-left-under-an-order': {
    question:
      '¿Alguna vez lo sacaron de EE. UU., o salió usted por su cuenta después de una orden de salida?',
    asks: 'Marque Sí o No. Junta dos casos: el gobierno lo sacó, o usted se fue solo después de una orden. Para un Sí, o un No con dudas, los hechos y fechas van en la Parte 14.',
    why: 'El oficial busca órdenes viejas y los viajes que hubo después.',
    find: 'Busque una orden de un juez o de un oficial de frontera, y sellos de salida. Su I-589, Parte A.I número 18, pregunta si estuvo en esa corte.',
    slips:
      'Se olvida una orden rápida en la frontera, o una orden que uno nunca vio. Vale para toda su vida, sin año de inicio. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-75-ever-entered-without-inspection': {
    question: '¿Alguna vez entró a EE. UU. sin que un oficial lo revisara y lo dejara pasar?',
    asks: 'Marque Sí o No, pensando en cada entrada, no solo la última. Habla de entrar sin revisión: ni admitido (admitted) ni con parole. Un Sí, o un No con dudas, se cuenta en la Parte 14.',
    why: 'El oficial lo lee junto con la Parte 1, número 11, que pregunta cómo entró la última vez.',
    find: 'Vea su I-94 y los sellos: anote los viajes sin sello ni I-94. Su I-589, Parte A.I número 19.c, lista fechas, lugares y estatus.',
    slips:
      'Algunos hablaron con un oficial después de cruzar y no saben cómo cuenta eso. Vale para toda su vida. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
};
