export const texts = {
  facts: {
    'signed-in-ink':
      'El formulario se firma a mano, con tinta. Una firma escrita a máquina, con sello o pegada es una razón común por la que se devuelven paquetes.',
    'payment-by-card-or-account':
      'Se informa que, desde el 28 de octubre de 2025, USCIS cobra los formularios en papel con tarjeta (Formulario G-1450) o de una cuenta bancaria (Formulario G-1650), con un formulario de pago por cada solicitud. También se informa que USCIS devuelve los cheques y los giros postales, a menos que usted esté exento de esta regla (Formulario G-1651).',
    'black-ink': 'El formulario pide tinta negra para lo que se escribe a mano.',
    'every-page':
      'En el paquete van todas las páginas del formulario, también las que no tienen nada, y todas de la misma edición. Que falten páginas o que sean de ediciones distintas es una razón común por la que se devuelven paquetes.',
    'proof-of-asylum':
      'Prueba de su asilo: el I-94 que dice que se concedió el asilo, la carta de aprobación o la orden del juez. Si usted obtuvo el asilo por medio de un familiar, o un familiar por medio de usted: la aprobación del Formulario I-730 o una prueba de que al solicitante principal se le concedió asilo.',
    'proof-of-one-year':
      'Prueba de un año en los Estados Unidos después de que se concedió el asilo, si los registros no lo muestran: contrato de alquiler, recibos de sueldo, registros escolares o médicos.',
    'birth-certificate':
      'Acta de nacimiento u otra prueba de nacimiento, con traducción certificada al inglés. Si no la puede conseguir, las reglas mencionan otras pruebas y declaraciones juradas.',
    'two-photos': 'Dos fotos iguales a color, tipo pasaporte, de 2 por 2 pulgadas.',
    'identity-document': 'Copia de un documento de identidad oficial con foto.',
    'medical-examination':
      'Formulario I-693 (examen médico) de un médico civil de USCIS, en su sobre sellado, junto con el I-485. Se informa que, desde el 2 de diciembre de 2024, un paquete sin este formulario puede ser devuelto.',
    'marriage-certificates':
      'Acta de matrimonio y, de los matrimonios anteriores, los documentos de divorcio, anulación o defunción, todo con traducción.',
    'adoption-papers':
      'Documentos de adopción de un hijo adoptado o una hija adoptada. Un hijo o una hija que también hace la solicitud presenta su propio I-485.',
    'police-and-court-records':
      'Registros certificados de la policía y del tribunal de cualquier arresto, aunque el registro se haya sellado o el caso se haya desestimado. La Parte 9 pide la respuesta Sí también en ese caso.',
    'waiver-of-inadmissibility':
      'Formulario I-602, si un motivo de inadmisibilidad puede aplicarse a su caso. Pregunte a un abogado o a un representante acreditado por el DOJ si alguno se aplica.',
    'fee-waiver':
      'Las reglas permiten que una persona a quien se le concedió asilo use el Formulario I-912 para pedir que no se le cobre la tarifa (una exención). El Formulario I-912 y la tarifa no van juntos: si se envían los dos, USCIS cobra la tarifa.',
    'category-a5':
      'Categoría (a)(5), asilo concedido: prueba de la concesión (carta, orden del juez o I-94).',
    'category-c8':
      'Categoría (c)(8), asilo pendiente: prueba de que se presentó la solicitud de asilo (aviso de recibo o sello del tribunal).',
    'category-c8-arrests':
      'Categoría (c)(8) con Sí en el punto 30: documentos del tribunal sobre el arresto o la condena. El formulario dice que se busque en sus instrucciones cuáles son.',
    'category-c9': 'Categoría (c)(9), I-485 pendiente: el aviso de recibo del I-485 (Formulario I-797C).',
    'last-work-permit':
      'Para una renovación: una copia del último permiso de trabajo (tarjeta de autorización de empleo).',
    'identity-document-or-permit':
      'Copia de un documento de identidad oficial con foto, o del último permiso de trabajo.',
    'copies-and-translations':
      'Copias, no originales, salvo que se pidan los originales. Un documento en otro idioma va acompañado de una traducción certificada al inglés.',
    'fees-of-c8':
      'Algunas tarifas de la categoría (c)(8) vienen de una ley del 4 de julio de 2025, y no hay exención para ellas.',
  },
  sources: {
    'reports-of-the-announcement': 'varios informes sobre el anuncio de USCIS',
    'page-1': 'página 1 del formulario',
    'law-firms-and-guides': 'bufetes de abogados y guías públicas que citan las instrucciones',
    usual: 'práctica común',
    'manual-and-usual':
      'USCIS Policy Manual, Volume 7, Part M, chapter 4; para los documentos, práctica común',
    'part-9-and-usual': 'Formulario I-485, Parte 9, puntos 22 a 41; para los registros, práctica común',
  },
} as const;
