export const part1C = {
  'p1-15-current-status-expiry-or-d-s': {
    question: '¿En qué fecha termina el estatus que tiene ahora?',
    asks: 'Escriba la fecha: mm/dd/yyyy. Si sus papeles dicen D/S, escriba D/S. Solo cabe una fecha o D/S.',
    why: 'Le dice al oficial hasta cuándo vale el estatus del punto 14.',
    find: 'Mire el papel que le dio el estatus: la carta de asilo, la orden del juez o su I-94 más nuevo.',
    slips:
      'La fecha del permiso de trabajo es el fin de la tarjeta, no del estatus. Si sus papeles no tienen fecha de fin, pregunte a un ayudante o abogado qué poner.',
  },
  'p1-16-ever-issued-an-alien-crewman-visa': {
    question: '¿Alguna vez le dieron una visa de EE. UU. para tripulantes de barco o avión?',
    asks: 'Marque Sí o No. El formulario la llama alien crewman visa. Las palabras alguna vez cubren toda su vida, aunque no haya usado la visa.',
    why: 'Le dice al oficial si usted tuvo permiso para venir como trabajador de un barco o avión.',
    find: 'Mire las visas en sus pasaportes viejos y nuevos. El I-589 no lo pregunta.',
    slips:
      'También cuenta una visa vieja en un pasaporte perdido. Si no está seguro, pregunte a un abogado antes de firmar.',
  },
  'p1-17-last-arrival-as-seaman-or-crew': {
    question:
      'La última vez, ¿vino a EE. UU. para unirse a un barco como tripulante, o mientras trabajaba en un barco o avión?',
    asks: 'Marque Sí o No. Trata solo de su última entrada. Cuenta todo trabajo a bordo, no solo el de marinero.',
    why: 'Es parte de cómo entró usted. El oficial lo lee junto con los puntos 10 y 11.',
    find: 'Piense en el día que puso en el punto 10. Su I-94 o el sello puede mostrar la clase con que entró.',
    slips:
      'Los puntos 16 y 17 no son iguales: uno trata de una visa y este de cómo vino. Si no está seguro, pregunte a un abogado antes de firmar.',
  },
  'p1-18-current-u-s-home-address': {
    question: '¿Dónde vive ahora en EE. UU.?',
    asks: 'Escriba calle y número, ciudad, estado y ZIP code de 5 cifras. Si hay apartamento (Apt.), oficina (Ste.) o piso (Flr.), márquelo y ponga su número. No use #, punto ni coma. La línea In Care Of es para el nombre de quien lo recibe en su casa.',
    why: 'El oficial quiere saber dónde está su casa. También lo compara con los papeles de su caso.',
    find: 'Mire su contrato de renta, un recibo o una carta del banco. Su I-589 tiene la casa de ese tiempo en la Parte A.I, punto 8. Vea si aún vale.',
    slips: 'Un P.O. box (apartado postal) no es una casa. En la calle caben 34 signos y en la ciudad 20.',
    skip: 'La línea In Care Of puede quedar vacía. También las casillas de apartamento, si no tiene número.',
  },
  'p1-18-date-first-lived-at-this-address': {
    question: '¿En qué fecha empezó a vivir en la casa que puso arriba?',
    asks: 'Escriba mes, día y año: mm/dd/yyyy. La casilla pide también el día.',
    why: 'Con esta fecha empieza la lista de sus casas. Luego el formulario pregunta por los últimos 5 años.',
    find: 'Mire la primera hoja de su contrato de renta, o recibos y cartas viejas. Su I-589 tiene solo mes y año: Parte A.III, punto 2, primera línea.',
    slips:
      'El día en que firmó el contrato no siempre es el día en que se mudó. Si no sabe el día, en la Parte 14 puede decir que la fecha no es exacta.',
  },
  'p1-18-is-this-also-your-mailing-address': {
    question: '¿Recibe su correo en la casa que puso arriba?',
    asks: 'Marque Sí o No. Si contesta No, se abren las casillas para otra dirección de correo. Si contesta Sí, quedan cerradas.',
    why: 'La agencia tiene que saber adónde mandar sus cartas. Una carta perdida puede atrasar su caso.',
    find: 'Piense adónde llegan sus cartas ahora. En su I-589, la Parte A.I, punto 9, tiene la dirección de correo, si había otra.',
    slips:
      'Si otros abren su buzón, o su nombre no está en él, las cartas se pueden perder. Véalo antes de elegir.',
  },
  'p1-18-current-mailing-or-safe-address': {
    question: '¿A qué dirección de EE. UU. puede la agencia mandarle cartas para que le lleguen seguro?',
    asks: 'Escriba calle, ciudad, estado y ZIP code de 5 cifras. Marque Apt., Ste. o Flr. si hay unidad. Tiene que estar en EE. UU. Aquí se puede dar una dirección segura.',
    why: 'Aquí llegan las cartas de su caso. La dirección segura es para quien teme que otro lea su correo en casa.',
    find: 'Pregunte al amigo, pariente o grupo que le guarda el correo. Su I-589 puede tener una en la Parte A.I, punto 9. Vea si aún vale.',
    slips:
      'Muchos olvidan el nombre de quien vive ahí. Va en la línea In Care Of, solo con letras y espacios.',
    skip: 'Es solo para quien contestó No arriba.',
  },
  'p1-18-lived-at-current-address-at-least-five-years': {
    question: '¿Ha vivido 5 años o más en la casa de ahora?',
    asks: 'Marque Sí o No. Si contesta No, se abren las casillas para una dirección de antes. Si contesta Sí, quedan cerradas.',
    why: 'La agencia quiere ver todas sus casas de los últimos 5 años, sin huecos.',
    find: 'Mire la fecha que puso para su casa y cuente los años hasta el día en que firma. Su I-589 tiene casas de antes en la Parte A.III, punto 2.',
    slips: 'Los 5 años del I-589 terminaron hace tiempo. Aquí terminan ahora.',
  },
  'p1-18-one-prior-address-in-last-five-years': {
    question: '¿Dónde vivió antes de la casa de ahora, en los últimos 5 años?',
    asks: 'Escriba la dirección completa y las fechas desde y hasta: mm/dd/yyyy. En EE. UU. use State y ZIP. En otro país use Province, Postal Code y Country. Las demás casas van en la Parte 14: página 4, Parte 1, punto 18.',
    why: 'El oficial compara sus casas con su expediente. También mira las de un tercer país.',
    find: 'Mire contratos de renta, recibos y cartas viejas. Su I-589 tiene las casas hasta el día en que lo firmó: Parte A.III, punto 2, por mes y año.',
    slips:
      'El error más común son los huecos. Muchos olvidan un refugio, un campamento o el sofá de un amigo. También cuentan las casas fuera de EE. UU.',
    skip: 'Es solo para quien contestó No arriba.',
  },
  'p1-18-latest-foreign-home-lived-in-over-a-year': {
    question: '¿Cuál fue su última casa fuera de EE. UU. donde vivió más de un año?',
    asks: 'Escriba calle, ciudad, provincia, código postal y país. Luego ponga las fechas desde y hasta: mm/dd/yyyy. Hay un solo lugar.',
    why: 'Muestra dónde vivía antes de venir. El oficial lo compara con su caso de asilo, y también mira si hubo un tercer país.',
    find: 'Su I-589 tiene sus últimas casas de fuera en la Parte A.III, punto 1, por mes y año. Vea que haya estado ahí más de un año.',
    slips:
      'Un lugar de paso, donde estuvo unos meses, no va aquí. State y ZIP son para EE. UU. Si la casa está en otro país, quedan vacías.',
    skip: 'Puede quedar vacía si esa casa ya está arriba como su dirección de antes.',
  },
  'p1-19-has-ssa-ever-issued-you-a-card': {
    question: '¿Alguna vez le dio la oficina del Seguro Social una tarjeta de Social Security?',
    asks: 'Marque Sí o No. La oficina se llama SSA. Si contesta Sí, se abre la casilla para el número. Una tarjeta perdida cuenta como tarjeta dada.',
    why: 'Le dice a la agencia si usted ya tiene número o si hay que hacer uno.',
    find: 'Busque la tarjeta en sus papeles. Su I-589 tiene un número en la Parte A.I, punto 2, si ya lo tenía.',
    slips:
      'Un número de impuestos para quien no tiene tarjeta, el ITIN, no es un número de Social Security. Empieza con 9.',
  },
  'p1-19-social-security-number': {
    question: '¿Cuál es su número de Social Security (Seguro Social)?',
    asks: 'Escriba las 9 cifras sin guion ni espacio. Tiene que ser el número que la SSA le dio a usted.',
    why: 'Ayuda a la agencia a saber que usted es usted y a hallar sus registros.',
    find: 'Cópielo de la tarjeta. También puede estar en un talón de pago o en papeles de impuestos. Su I-589 puede tenerlo en la Parte A.I, punto 2.',
    slips:
      'Un número que empieza con 9 es de impuestos y no va aquí. Si alguna vez usó un número que no era suyo, pregunte a un abogado antes de firmar.',
    skip: 'Esta casilla es solo para quien contestó Sí arriba.',
  },
  'p1-19-want-ssa-to-issue-a-card': {
    question: '¿Quiere que la oficina del Seguro Social (SSA) le dé una tarjeta?',
    asks: 'Marque Sí o No. Usted decide. Si contesta Sí, el formulario dice que la respuesta que sigue, el permiso, también tiene que ser Sí.',
    why: 'Así, con un solo formulario, la agencia puede pasar su pedido a la SSA.',
    find: 'Esto no está en ningún papel. Solo usted sabe qué quiere. Si ya tiene tarjeta, vea si la perdió o si aún sirve.',
    slips: 'Algunos marcan Sí aquí y dejan vacío el permiso. Nadie puede elegir por usted.',
  },
  'p1-19-consent-to-share-data-with-ssa': {
    question:
      '¿Da permiso para que la agencia comparta datos de este formulario con la oficina del Seguro Social (SSA)?',
    asks: 'Marque Sí o No. Con Sí, deja que la agencia dé a la SSA lo que hace falta para su número y su tarjeta. El formulario pide Sí aquí si pidió la tarjeta.',
    why: 'La agencia le pide permiso antes de dar sus datos a la SSA para esto.',
    find: 'Mire lo que marcó justo antes. No hay papel que ver. Usted decide.',
    slips: 'Las dos respuestas no van juntas si la tarjeta es Sí y el permiso es No.',
  },
};
