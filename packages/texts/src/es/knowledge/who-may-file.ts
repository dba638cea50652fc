export const whoMayFile = {
  'who-may-file-as-asylee': {
    title: 'Las condiciones para la residencia de quien tiene asilo',
    sentences: {
      'asylee-conditions':
        'Para recibir la residencia, quien tiene asilo debe pedirla, ser admisible y haber estado al menos un año en Estados Unidos desde que se concedió el asilo.',
      'asylee-conditions-more':
        'Para la residencia, quien tiene asilo debe seguir siendo refugiado, o ser cónyuge, hijo o hija de uno, y no estar establecido para quedarse en otro país.',
      'asylee-admissible-means':
        'Admisible quiere decir que ningún motivo de la ley cierra el paso a la residencia, salvo los que no se aplican o se perdonan.',
    },
  },
  'asylum-still-pending': {
    title: 'Un caso de asilo pendiente no basta',
    sentences: {
      'pending-asylum-not-enough':
        'Un caso de asilo pendiente no basta para el I-485 de un asilado: el asilo tiene que estar concedido.',
      'grant-date-is-asked':
        'La casilla de asilo en la Parte 2 del I-485 pide la fecha en que se concedió el asilo.',
    },
  },
  'asylum-granted-in-court': {
    title: 'El asilo que concede un juez también cuenta',
    sentences: {
      'court-grant-counts':
        'Para el I-485, el asilo que concedió un juez de inmigración, la Junta (Board) o un tribunal cuenta como el de la oficina de asilo.',
      'court-grant-order':
        'El papel que muestra el asilo que concedió un juez, la Junta (Board) o un tribunal es la orden, y no una carta de aprobación.',
    },
  },
  'ina-209-not-245': {
    title: 'La ley es INA 209, no INA 245',
    sentences: {
      'law-is-ina-209':
        'La ley para la residencia de quien tiene asilo es la sección 209(b) de la ley de inmigración (INA), no la sección 245.',
      'item-on-245i':
        'El punto 4 de la Parte 2 del I-485, sobre la sección 245(i), es para casos de familia, trabajo, inmigrante especial y lotería de visas.',
      'rules-under-ina-209':
        'Sobre la residencia de quien tiene asilo, la regla para USCIS es 8 CFR 209.2, y la regla para la corte es 8 CFR 1209.2.',
    },
  },
  'lawful-entry-and-asylees': {
    title: 'Cómo entró la persona',
    sentences: {
      'lawful-entry-no-condition':
        'Una entrada legal no es una de las cinco condiciones que la regla 8 CFR 209.2 pone para la residencia de quien tiene asilo.',
      'entry-still-asked':
        'El I-485 igual pregunta cómo entró la persona la última vez, y la Parte 9 pregunta por entrar sin inspección.',
      'entry-for-a-lawyer':
        'Lo que una entrada sin inspección significa para un caso es para que lo vea un abogado o un representante acreditado antes de presentar.',
    },
  },
  'discretion-memo-2026': {
    title: 'El memo de USCIS de mayo de 2026 sobre la discreción',
    sentences: {
      'discretion-memo-other-law':
        'El memo de USCIS de mayo de 2026 sobre la discreción (PM-602-0199) habla de INA 245, y quien tiene asilo recibe la residencia por INA 209.',
      'discretion-memo-lawyer':
        'Lo que el memo de USCIS de mayo de 2026 sobre la discreción significa para un caso es una pregunta para un abogado o un representante acreditado.',
    },
  },
  'each-person-files-own-i485': {
    title: 'Cada persona presenta su propio I-485',
    sentences: {
      'own-i485-each':
        'En una familia con asilo, cada persona presenta un Formulario I-485 aparte: el principal, el cónyuge y cada hijo o hija.',
      'own-i485-naming-is-not-filing':
        'El cónyuge, hijo o hija que solo aparece en el I-485 de otra persona no ha presentado el suyo.',
    },
  },
  'principal-or-derivative-box': {
    title: 'Las casillas principal y derivative en la Parte 2',
    sentences: {
      'role-boxes-describe':
        'En la Parte 2 del I-485, principal describe a quien ganó el asilo con su propio I-589, y derivative (derivado) al cónyuge, hijo o hija que lo obtuvo por esa persona.',
      'role-derivative-gives':
        'Quien marca derivative en la Parte 2 del I-485 da también el nombre, el A-Number y la fecha de nacimiento del principal.',
      'role-not-chosen-here':
        'Este servicio no escoge entre principal y derivative en la Parte 2 del I-485; lo hace la persona que firma el formulario.',
    },
  },
  'family-who-came-by-i730': {
    title: 'El cónyuge o hijo que obtuvo asilo por el Formulario I-730',
    sentences: {
      'i730-family-files-own':
        'El cónyuge, hijo o hija que obtuvo asilo después, con el Formulario I-730, presenta su propio I-485 como derivado.',
      'same-i589-family-too':
        'El cónyuge, hijo o hija que estaba en el mismo I-589 del principal también presenta su propio I-485 como derivado.',
    },
  },
  'derivative-tie-ended': {
    title: 'Cuando terminó el lazo familiar de un derivado',
    sentences: {
      'tie-must-still-hold':
        'Para recibir la residencia como derivado, una persona debe seguir siendo cónyuge, hijo o hija del asilado principal.',
      'tie-ended-other-steps':
        'Si terminó el matrimonio de un derivado, o si es hijo o hija y se casó, pueden hacer falta otros pasos, como una nueva solicitud de asilo propia.',
      'tie-ended-lawyer':
        'Si terminó el lazo familiar con el principal, es un asunto para que lo vea un abogado o representante acreditado antes de presentar el I-485.',
    },
  },
  'principal-became-citizen': {
    title: 'Cuando el principal se hizo ciudadano estadounidense',
    sentences: {
      'citizen-principal-other-steps':
        'Si el asilado principal ya es ciudadano de Estados Unidos, a un derivado le pueden hacer falta otros pasos para recibir la residencia.',
      'citizen-principal-own-claim':
        'Si el asilado principal ya es ciudadano, otro paso puede ser que el derivado pida asilo de nuevo, a su propio nombre.',
      'citizen-principal-lawyer':
        'Si el asilado principal ya es ciudadano, el I-485 de un derivado es para que lo vea un abogado o representante acreditado antes de presentarlo.',
    },
  },
  'child-turned-21': {
    title: 'Un hijo o una hija que cumplió 21 años',
    sentences: {
      'age-21-item':
        'El punto 5 de la Parte 2 del I-485 pregunta por presentar como hijo o hija con 21 años o más, bajo la ley Child Status Protection Act (CSPA).',
      'age-21-lawyer':
        'Ser hijo o hija derivado y mayor de 21 años es un asunto para llevar a un abogado o representante acreditado antes de presentar el I-485.',
    },
  },
  'one-year-after-asylum': {
    title: 'Un año en Estados Unidos después del asilo',
    sentences: {
      'one-year-needed':
        'Antes de recibir la residencia, quien tiene asilo debe haber estado en Estados Unidos al menos un año después de que se concedió el asilo.',
      'one-year-not-before-grant':
        'El tiempo en Estados Unidos antes de que se concediera el asilo no cuenta para el año que pide la residencia.',
    },
  },
  'filing-before-the-year-ends': {
    title: 'Presentar antes de que termine el año',
    sentences: {
      'year-tested-at-decision':
        'Quien tiene asilo puede presentar el I-485 antes de que pase un año, porque USCIS mira el año el día en que decide.',
      'early-filing-more-proof':
        'Cuando quien tiene asilo presenta el I-485 antes de que pase un año, USCIS puede pedir más pruebas y el caso puede tardar más.',
    },
  },
  'year-starts-with-the-grant': {
    title: 'El día en que empieza el año',
    sentences: {
      'year-from-grant-day':
        'El año para la residencia de quien tiene asilo empieza el día en que se concedió el asilo.',
      'grant-day-on-which-paper':
        'El día en que se concedió el asilo está en la carta de aprobación de la oficina de asilo, o en la orden del juez, la Junta (Board) o un tribunal.',
    },
  },
  'days-abroad-not-counted': {
    title: 'Los días fuera del país no cuentan',
    sentences: {
      'days-abroad-left-out':
        'Los días fuera de Estados Unidos no cuentan para el año que quien tiene asilo necesita para la residencia.',
      'days-abroad-lawyer':
        'Un viaje al exterior es también un asunto para llevar a un abogado o representante acreditado antes de presentar el I-485.',
    },
  },
  'no-deadline-to-file': {
    title: 'No hay fecha límite para el I-485 de quien tiene asilo',
    sentences: {
      'no-deadline':
        'Quien tiene asilo no tiene fecha límite para presentar el I-485, así que se puede presentar años después de que se concedió el asilo.',
      'no-deadline-i589-differs':
        'El año después de la llegada por el que pregunta el I-589 era para la solicitud de asilo, no para la residencia.',
    },
  },
  'no-yearly-limit': {
    title: 'No hay un límite por año de residencias para asilados',
    sentences: {
      'yearly-limit-gone':
        'Ya no hay un límite de cuántas personas con asilo pueden recibir la residencia en un año.',
      'yearly-limit-was':
        'Una ley de 2005, la REAL ID Act, quitó el viejo límite de 10,000 residencias por año para asilados.',
    },
  },
  'still-a-refugee': {
    title: 'Seguir siendo refugiado según la ley',
    sentences: {
      'refugee-still-needed':
        'Para la residencia, quien tiene asilo debe seguir siendo refugiado según la ley, o ser cónyuge, hijo o hija de uno.',
      'refugee-meaning-where': 'Lo que refugiado quiere decir en la ley está escrito en INA 101(a)(42).',
      'refugee-changed-lawyer':
        'Una duda sobre si se sigue siendo refugiado, como después de un viaje al propio país, es un asunto para llevar a un abogado o representante acreditado antes de presentar.',
    },
  },
  'settled-in-a-third-country': {
    title: 'Quien se estableció en otro país',
    sentences: {
      'not-settled-elsewhere':
        'Una condición para la residencia es que quien tiene asilo no esté establecido para quedarse en otro país (firm resettlement).',
      'third-countries-on-i589':
        'La Parte C del I-589 pregunta por otros países por donde se pasó o donde se vivió, y por el estatus que se tuvo allí.',
      'settled-elsewhere-lawyer':
        'Haber tenido casa o estatus en un tercer país es un asunto para llevar a un abogado o representante acreditado antes de presentar.',
    },
  },
  'grounds-not-for-asylees': {
    title: 'Motivos que no se aplican a quien tiene asilo',
    sentences: {
      'grounds-three-left-out':
        'Tres motivos de la ley no se aplican a la residencia de quien tiene asilo: carga pública, certificación laboral y documentos.',
      'grounds-three-numbers':
        'En la ley, carga pública es INA 212(a)(4), certificación laboral es 212(a)(5) y documentos es 212(a)(7)(A); ninguno de los tres le cierra el paso a un asilado.',
    },
  },
  'waiver-by-i602': {
    title: 'Razones para un perdón con el Formulario I-602',
    sentences: {
      'i602-most-grounds':
        'La mayor parte de los motivos que le cierran el paso a un asilado se puede perdonar con el I-602: por razones humanitarias, por la unidad familiar o por interés público.',
      'i602-ground-lawyer':
        'Un motivo que puede cerrar el paso a la residencia es para que lo vea un abogado o representante acreditado antes de presentar.',
    },
  },
  'grounds-never-waived': {
    title: 'Motivos que el Formulario I-602 no puede perdonar',
    sentences: {
      'i602-cannot-waive':
        'Algunos motivos que cierran el paso a la residencia no se pueden perdonar con el Formulario I-602; en la ley son INA 212(a)(2)(C) y 212(a)(3)(A), (B), (C) y (E).',
      'i602-cannot-waive-lawyer':
        'Una duda sobre un motivo que el Formulario I-602 no puede perdonar es un asunto para llevar a un abogado o representante acreditado antes de presentar.',
    },
  },
  'public-aid-and-asylees': {
    title: 'La ayuda pública y la residencia de quien tiene asilo',
    sentences: {
      'public-charge-left-out':
        'El motivo de carga pública, que trata de vivir de la ayuda del gobierno, no se aplica a la residencia de quien tiene asilo.',
      'public-charge-asked-in-part-9':
        'La Parte 9 del I-485 tiene preguntas sobre la carga pública, y antes de ellas una casilla para quien tiene asilo.',
    },
  },
  'part-9-asylee-box': {
    title: 'La casilla Asylee en la Parte 9',
    sentences: {
      'item-56-has-asylee':
        'El punto 56 de la Parte 9 del I-485 nombra grupos que quedan fuera de la regla de carga pública, y una casilla es Asylee (asilado).',
      'item-56-skips-old':
        'En el I-485 de 01/20/25, quien está en un grupo exento del punto 56 salta los puntos 57 a 66 y sigue en el punto 67.',
      'item-56-skips-new':
        'En el I-485 de 09/18/26, quien está en un grupo exento del punto 56 salta los puntos 57 a 64.',
    },
  },
  'part-3-affidavit-box': {
    title: 'La Parte 3 y la declaración de apoyo económico',
    sentences: {
      'part-3-six-boxes':
        'La Parte 3 del I-485 tiene seis casillas sobre la declaración de apoyo económico; la 1.e es para personas a quienes la ley no la pide.',
      'part-3-asylee-no-i864':
        'Quien tiene asilo no necesita la declaración de apoyo económico, que es el Formulario I-864, ni un patrocinador que la firme.',
      'part-3-not-chosen-here':
        'Este servicio no escoge la casilla de la Parte 3 del I-485; lo hace la persona que firma el formulario.',
    },
  },
  'part-2-asylum-box': {
    title: 'La casilla de asilo en la Parte 2',
    sentences: {
      'part-2-box-asylum':
        'En la Parte 2 del I-485, el punto 3.d tiene una casilla para quien recibió asilo, con lugar para la fecha en que se concedió.',
      'part-2-box-refugee':
        'El punto 3.d de la Parte 2 del I-485 tiene también una casilla para quien fue admitido como refugiado.',
      'part-2-not-chosen-here':
        'Este servicio no escoge la casilla de la Parte 2 del I-485; lo hace la persona que firma el formulario.',
    },
  },
  'j1-two-year-rule': {
    title: 'La regla de dos años para visitantes J-1',
    sentences: {
      'j1-no-bar':
        'La regla de dos años para visitantes de intercambio J-1, INA 212(e), no impide la residencia de quien tiene asilo.',
      'j1-still-asked':
        'La Parte 9 del I-485 igual pregunta si la persona fue alguna vez visitante J bajo la regla de dos años.',
    },
  },
  'i485-in-immigration-court': {
    title: 'El I-485 de quien tiene un caso en la corte',
    sentences: {
      'court-i485-to-judge':
        'Si un asilado tiene un caso de deportación (removal) en la corte de inmigración, el I-485 va al juez de inmigración y no a USCIS.',
      'court-item-in-part-2':
        'El punto 1 de la Parte 2 del I-485 pregunta si el formulario se presenta en la corte de inmigración (EOIR).',
      'court-i485-lawyer':
        'Un caso abierto en la corte de inmigración es un asunto para llevar a un abogado o representante acreditado antes de presentar.',
    },
  },
  'residence-dated-back': {
    title: 'La fecha desde la que cuenta la residencia',
    sentences: {
      'residence-one-year-back':
        'Cuando USCIS aprueba el I-485 de quien tiene asilo, la residencia permanente queda registrada desde un año antes de la fecha de aprobación.',
      'residence-date-example':
        'Por ejemplo, si el I-485 de quien tiene asilo se aprueba el 10 de mayo de 2027, la residencia permanente cuenta desde el 10 de mayo de 2026.',
    },
  },
} as const;
