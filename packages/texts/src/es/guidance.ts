export const texts = {
  facts: {
    'signed-in-ink':
      'El formulario se firma a mano, con tinta. Una firma escrita a máquina, con sello o pegada es un motivo común para devolver un paquete.',
    'payment-by-card-or-account':
      'Se informa que desde el 28 de octubre de 2025 USCIS cobra los formularios en papel con tarjeta (Formulario G-1450) o de una cuenta bancaria (Formulario G-1650), un formulario de pago por cada solicitud, y devuelve cheques y giros salvo excepción (Formulario G-1651).',
    'black-ink': 'Lo que se escribe a mano se escribe con tinta negra.',
    'every-page':
      'Se envían todas las páginas del formulario, también las que no tienen nada, y todas de la misma edición: las páginas que faltan o mezcladas son un motivo común para devolver un paquete.',
    'proof-of-asylum':
      'Prueba de su asilo: el I-94 que dice que se concedió el asilo, la carta de aprobación o la orden del juez. Si el asilo se obtuvo por medio de un familiar: la aprobación del Formulario I-730 o la concesión del solicitante principal.',
    'proof-of-one-year':
      'Prueba de un año en los Estados Unidos después de la concesión, cuando los registros no lo muestran: contrato de alquiler, recibos de pago, registros escolares o médicos.',
    'birth-certificate':
      'Acta de nacimiento u otra prueba de nacimiento, con traducción certificada al inglés. Cuando no se puede conseguir, las reglas mencionan otras pruebas y declaraciones juradas.',
    'two-photos': 'Dos fotos iguales a color, tipo pasaporte, de 2 por 2 pulgadas.',
    'identity-document': 'Copia de un documento de identidad oficial con foto.',
    'medical-examination':
      'Formulario I-693 (examen médico) de un médico civil de USCIS, en su sobre sellado, junto con el I-485. Se informa que desde el 2 de diciembre de 2024 un paquete sin él puede ser devuelto.',
    'marriage-certificates':
      'Acta de matrimonio, y actas de divorcio, anulación o defunción de matrimonios anteriores, traducidas.',
    'adoption-papers':
      'Documentos de adopción de un hijo adoptado. Un hijo que también solicita presenta un I-485 aparte.',
    'police-and-court-records':
      'Registros certificados de la policía y del tribunal de cualquier arresto, aunque esté sellado o desestimado. La Parte 9 pide Sí también en ese caso.',
    'waiver-of-inadmissibility':
      'Formulario I-602 cuando pueda aplicarse un motivo de inadmisibilidad. Si se aplica o no es una pregunta para un abogado o representante acreditado.',
    'fee-waiver':
      'Las reglas permiten que una persona a quien se concedió asilo pida no pagar con el Formulario I-912. El formulario y el pago no van juntos: en ese caso USCIS cobra el pago.',
    'category-a5':
      'Categoría (a)(5), asilo concedido: prueba de la concesión (carta, orden del juez o I-94).',
    'category-c8':
      'Categoría (c)(8), asilo pendiente: prueba de que se presentó la solicitud de asilo (aviso de recibo o sello del tribunal).',
    'category-c8-arrests':
      'Categoría (c)(8) con Sí en el punto 30: documentos del tribunal sobre el arresto o la condena. El formulario remite a sus instrucciones.',
    'category-c9': 'Categoría (c)(9), I-485 pendiente: el aviso de recibo del I-485 (Formulario I-797C).',
    'last-work-permit':
      'Para una renovación: una copia del último permiso de trabajo (tarjeta de autorización de empleo).',
    'identity-document-or-permit':
      'Copia de un documento de identidad oficial con foto, o del último permiso de trabajo.',
    'copies-and-translations':
      'Copias, no originales, salvo que se pidan los originales. Un documento en otro idioma va con una traducción certificada al inglés.',
    'fees-of-c8':
      'Algunas tarifas de la categoría (c)(8) se basan en una ley del 4 de julio de 2025 y no se pueden perdonar.',
  },
  sources: {
    'reports-of-the-announcement': 'varios informes sobre el anuncio de USCIS',
    'page-1': 'página 1 del formulario',
    'law-firms-and-guides': 'despachos de abogados y guías públicas que citan las instrucciones',
    usual: 'lo que es habitual',
    'manual-and-usual':
      'USCIS Policy Manual, Volume 7, Part M, chapter 4; los documentos: lo que es habitual',
    'part-9-and-usual': 'Formulario I-485, Parte 9, puntos 22 a 41; los registros: lo que es habitual',
  },
} as const;
