export const money = {
  'asylees-pay-for-i485': {
    title: 'Quien tiene asilo paga por el I-485',
    sentences: {
      'asylees-pay': 'Quien recibió el asilo paga la tarifa del I-485; un refugiado lo presenta sin pagar.',
      'waiver-instead-of-fee':
        'Quien tiene asilo puede pedir a USCIS, con el Formulario I-912, que no le cobre la tarifa del I-485.',
      'free-for-asylees-is-wrong':
        'Algunas páginas de internet dicen que el I-485 es gratis para quien tiene asilo, y están equivocadas.',
    },
  },
  'i485-fee': {
    title: 'La tarifa del I-485',
    sentences: {
      'i485-fee-amount':
        'La tarifa del Formulario I-485 es de 1,440 dólares en papel y de 1,390 dólares en línea.',
      'i485-fee-list-day':
        'Las tarifas del I-485 de 1,440 dólares en papel y 1,390 en línea son de la lista de tarifas de USCIS del 1 de octubre de 2026 (Formulario G-1055).',
    },
  },
  'i485-fee-child': {
    title: 'La tarifa del I-485 de un menor de 14 años',
    sentences: {
      'i485-fee-under-14':
        'Un menor de 14 años que presenta el I-485 junto con su padre o su madre paga 950 dólares en papel o 900 en línea.',
      'i485-fee-from-14':
        'Desde los 14 años, la tarifa del I-485 es la general: 1,440 dólares en papel o 1,390 en línea.',
    },
  },
  'i485-biometrics-included': {
    title: 'Los biométricos están dentro de la tarifa del I-485',
    sentences: {
      'biometrics-in-i485-fee':
        'La tarifa del Formulario I-485 ya incluye los biométricos, como las huellas, así que no se cobra nada más por ellos.',
    },
  },
  'a5-first-card-fee': {
    title: 'El primer permiso de trabajo (a)(5) no tiene tarifa',
    sentences: {
      'a5-first-no-fee':
        'Quien recibió el asilo no paga por el primer permiso de trabajo de la categoría (a)(5), que se pide con el Formulario I-765.',
      'a5-later-has-fee':
        'La renovación del permiso de trabajo (a)(5) sí tiene una tarifa, a menos que USCIS dé una exención.',
    },
  },
  'a5-renewal-fee': {
    title: 'La tarifa para renovar el permiso de trabajo (a)(5)',
    sentences: {
      'a5-renewal-amount':
        'Renovar el permiso de trabajo (a)(5) de quien tiene asilo cuesta 520 dólares en papel o 470 dólares en línea.',
      'a5-renewal-waived': 'La tarifa de una renovación (a)(5) no se paga cuando USCIS dio una exención.',
    },
  },
  'c8-first-card-fee': {
    title: 'La tarifa del primer permiso de trabajo (c)(8)',
    sentences: {
      'c8-first-amount':
        'Desde el 16 de octubre de 2026, el primer permiso de trabajo (c)(8), por un caso de asilo pendiente, cuesta 570 dólares.',
      'c8-first-older-amounts':
        'Las cantidades de 550 y luego 560 dólares por la primera tarjeta (c)(8) son anteriores y ya no valen.',
    },
  },
  'c8-renewal-fee': {
    title: 'Las tarifas para renovar el permiso de trabajo (c)(8)',
    sentences: {
      'c8-renewal-amounts':
        'Renovar el permiso de trabajo (c)(8) lleva dos cantidades: 520 dólares en papel o 470 en línea, y 275 dólares más.',
      'c8-renewal-275-not-waived':
        'Los 275 dólares que se agregan a la tarifa normal de renovar un permiso de trabajo (c)(8) vienen de una ley del 4 de julio de 2025 y no tienen exención.',
    },
  },
  'c9-card-fee': {
    title: 'La tarifa del permiso de trabajo (c)(9)',
    sentences: {
      'c9-amount':
        'El permiso de trabajo (c)(9) cuesta 260 dólares por un I-485 presentado con pago después del 1 de abril de 2024 según INA 245; quien tiene asilo presenta según INA 209.',
      'c9-names-ina-245':
        'La regla de la categoría (c)(9) habla de casos de residencia según INA 245; quien tiene asilo presenta según INA 209.',
    },
  },
  'i589-fee': {
    title: 'La tarifa del I-589',
    sentences: {
      'i589-amount':
        'El Formulario I-589, la solicitud de asilo, cuesta 100 dólares, y esa cantidad siguió igual en octubre de 2026.',
      'i589-since-not-waived':
        'La tarifa del I-589 empezó con los formularios con matasellos del 22 de julio de 2025 o después, y no tiene exención.',
    },
  },
  'annual-asylum-fee': {
    title: 'La tarifa anual de asilo',
    sentences: {
      'annual-fee-amount':
        'Desde el 16 de octubre de 2026, la tarifa anual de asilo por un Formulario I-589 pendiente es de 105 dólares.',
      'annual-fee-older-amounts':
        'La tarifa anual de asilo fue de 100 dólares al principio y de 102 dólares desde el 1 de enero de 2026.',
    },
  },
  'annual-fee-unpaid': {
    title: 'Cuando no se paga la tarifa anual de asilo',
    sentences: {
      'annual-fee-unpaid-i589':
        'Desde el 29 de mayo de 2026, USCIS rechaza un I-589 pendiente si la tarifa anual de asilo sigue 30 días sin pagarse.',
      'annual-fee-unpaid-cards':
        'Con la tarifa anual de asilo 30 días sin pagar, también se niega un permiso (c)(8) en trámite, y la tarjeta (c)(8) que ya se tiene deja de valer.',
      'annual-fee-unpaid-lawyer':
        'Una tarifa anual de asilo sin pagar es un asunto para llevar a un abogado o representante acreditado antes de presentar nada.',
    },
  },
  'annual-fee-court': {
    title: 'Los tribunales y la tarifa anual de asilo',
    sentences: {
      'annual-fee-stay-then-rule':
        'Un tribunal pausó la tarifa anual de asilo en octubre de 2025, pero desde el 29 de mayo de 2026 una regla rechaza casos sin pagar.',
      'annual-fee-class':
        'Algunas personas de una demanda colectiva están exentas de la tarifa anual de asilo; quiénes son se pregunta a un abogado o representante acreditado.',
    },
  },
  'waiver-grounds': {
    title: 'Los tres motivos de una exención de tarifa (I-912)',
    sentences: {
      'waiver-three-grounds':
        'El Formulario I-912 tiene tres motivos de exención: un beneficio que depende de los ingresos (means-tested), un ingreso bajo del hogar o una dificultad económica.',
      'waiver-income-limit':
        'Para el Formulario I-912, ingreso bajo quiere decir no más del 150 por ciento de las guías de pobreza para el hogar.',
    },
  },
  'waiver-not-with-payment': {
    title: 'El Formulario I-912 y el pago no van juntos',
    sentences: {
      'waiver-or-fee-taken':
        'El Formulario I-912 y el pago no van juntos: si llegan los dos, USCIS cobra la tarifa.',
      'waiver-one-of-two': 'En un paquete va uno de los dos: el pago o la petición del Formulario I-912.',
    },
  },
  'added-fees-not-waived': {
    title: 'Las tarifas de la ley de 2025 no tienen exención',
    sentences: {
      'added-fees-no-waiver':
        'La tarifa anual de asilo, como toda tarifa que viene de la ley del 4 de julio de 2025 (H.R. 1), no tiene exención, tampoco con el Formulario I-912.',
      'added-fees-which':
        'La tarifa del I-589, la tarifa anual de asilo y las tarifas agregadas de los permisos (c)(8) están entre las tarifas que no tienen exención.',
    },
  },
  'pay-by-card-or-bank': {
    title: 'Los formularios en papel se pagan con tarjeta o cuenta bancaria',
    sentences: {
      'pay-g1450-g1650':
        'USCIS cobra los formularios en papel con tarjeta (Formulario G-1450) o de una cuenta bancaria (Formulario G-1650).',
      'pay-card-since':
        'Desde el 28 de octubre de 2025, los formularios en papel se pagan a USCIS solo con tarjeta o de una cuenta bancaria, salvo que la persona esté exenta.',
    },
  },
  'checks-sent-back': {
    title: 'Los cheques y los giros postales se devuelven',
    sentences: {
      'checks-returned':
        'USCIS devuelve los cheques y los giros postales de los formularios en papel, salvo que la persona esté exenta.',
      'g1651-is-for-exempt':
        'El Formulario G-1651 es el de la exención de pagar un formulario en papel con tarjeta o de una cuenta bancaria.',
    },
  },
  'one-payment-for-each-form': {
    title: 'Cada formulario lleva su propio pago',
    sentences: {
      'one-payment-form-each':
        'Cada formulario lleva su propio pago: con cada solicitud va un formulario de pago, como el Formulario G-1450.',
      'paid-one-by-one':
        'El I-485 y el I-765 de una persona, y los I-485 de una familia, se pagan uno por uno.',
    },
  },
  'wrong-amount': {
    title: 'Una cantidad equivocada se devuelve',
    sentences: {
      'wrong-fee-returned': 'USCIS devuelve un paquete que lleva una tarifa equivocada.',
      'old-amount-is-wrong':
        'Una cantidad vieja de una tarifa también es equivocada: desde el 16 de octubre de 2026 valen cantidades nuevas de la ley de 2025.',
    },
  },
  'added-fees-change': {
    title: 'Las tarifas de la ley de 2025 cambian',
    sentences: {
      'added-fees-yearly':
        'Las tarifas de asilo de la ley de 2025 pueden cambiar cada año; el último cambio conocido fue el 16 de octubre de 2026.',
      'added-fees-rose':
        'El 16 de octubre de 2026, la primera tarjeta (c)(8) pasó a 570 dólares y la tarifa anual de asilo a 105 dólares.',
      'added-fees-stayed':
        'El 16 de octubre de 2026, los 275 dólares que se agregan a la tarifa normal de la renovación (c)(8) y los 100 dólares del I-589 siguieron iguales.',
    },
  },
  'where-to-see-fees': {
    title: 'Dónde muestra USCIS sus tarifas',
    sentences: {
      'fee-list-g1055': 'La lista de tarifas de USCIS es el Formulario G-1055, que está en uscis.gov/g-1055.',
      'fees-here-as-of':
        'Las tarifas que se citan aquí son de la lista de USCIS del 1 de octubre de 2026 y del aviso sobre el 16 de octubre de 2026.',
    },
  },
} as const;
