export const rejections = {
  'why-packets-come-back': {
    title: 'Por qué USCIS devuelve paquetes',
    sentences: {
      'returned-common':
        'Razones comunes por las que se devuelve un paquete son una edición vieja, páginas que faltan, la falta de firma a mano o una tarifa equivocada.',
      'returned-i485':
        'Un I-485 también se puede devolver sin el Formulario I-693, con casillas obligatorias vacías, o con ninguna o varias categorías en la Parte 2.',
      'returned-address': 'Un paquete enviado a una dirección equivocada también se puede devolver.',
    },
  },
  'missing-pages': {
    title: 'En el paquete van todas las páginas',
    sentences: {
      'pages-missing-returned':
        'Un formulario al que le faltan páginas se devuelve con frecuencia; el I-485 tiene 24 páginas y el I-765 tiene 7.',
      'pages-empty-too':
        'En el paquete van todas las páginas del I-485 o del I-765, también las que no tienen nada escrito.',
    },
  },
  'no-hand-signature': {
    title: 'Sin firma a mano',
    sentences: {
      'unsigned-returned':
        'Un formulario sin firma, o con firma escrita a máquina o con sello, es una razón común por la que se devuelve un paquete.',
      'boxes-locked-sign-on-paper':
        'El I-485 y el I-765 se firman a mano después de imprimir; las casillas de firma de los PDF están bloqueadas.',
    },
  },
  'pasted-signature': {
    title: 'Firmas pegadas o hechas con un programa',
    sentences: {
      'pasted-signature-rejected':
        'Desde el 10 de julio de 2026, USCIS puede rechazar o negar un formulario con firma pegada, con sello o hecha por un programa.',
      'pasted-signature-fee-kept':
        'Cuando un formulario se rechaza o se niega por una firma pegada, con sello o hecha por un programa, USCIS puede quedarse con la tarifa.',
      'ink-or-scan-of-ink':
        'Para la firma, la regla acepta tinta en papel, o el escaneo de una hoja firmada con tinta.',
    },
  },
  'no-medical-exam': {
    title: 'Un I-485 sin el examen médico',
    sentences: {
      'i693-missing-rejected':
        'USCIS puede rechazar un Formulario I-485 que llega sin el Formulario I-693, el examen médico.',
      'i693-together-since':
        'Desde el 2 de diciembre de 2024, el Formulario I-693 se debe enviar junto con el I-485.',
    },
  },
  'empty-boxes': {
    title: 'Casillas vacías y N/A',
    sentences: {
      'incomplete-warning':
        'La página 1 del Formulario I-485 avisa que un formulario incompleto, o sin documentos, puede ser rechazado o negado.',
      'n-a-only-where-taken':
        'No todas las casillas del I-485 admiten N/A; algunas admiten solo cifras o solo una fecha.',
    },
  },
  'one-category': {
    title: 'Una sola categoría en la Parte 2',
    sentences: {
      'category-none-or-two':
        'Un I-485 sin categoría en la Parte 2, o con más de una, está entre los paquetes que se devuelven.',
      'category-only-one':
        'El punto 3 de la Parte 2 del I-485 tiene las categorías de 3.a a 3.g, y el formulario acepta una sola casilla entre todas.',
    },
  },
} as const;
