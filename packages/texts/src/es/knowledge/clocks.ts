export const clocks = {
  'c8-wait-of-150-days': {
    title: 'Los 150 días antes de pedir un permiso de trabajo (c)(8)',
    sentences: {
      'c8-150-days':
        'El Formulario I-765 en la categoría (c)(8) se puede presentar 150 días después de presentar una solicitud de asilo completa.',
      'c8-150-days-counted-from':
        'Los 150 días para un permiso de trabajo (c)(8) se cuentan desde que se presentó el Formulario I-589 completo, no desde el día de llegada.',
    },
  },
  'c8-card-after-180-days': {
    title: 'No hay tarjeta (c)(8) antes de 180 días',
    sentences: {
      'c8-180-days':
        'Un permiso de trabajo de la categoría (c)(8) no se puede emitir antes de que pasen 180 días del caso de asilo.',
      'c8-180-days-after-filing':
        'El I-765 en la categoría (c)(8) se puede presentar después de 150 días, pero la tarjeta del permiso de trabajo no puede salir antes de los 180.',
    },
  },
  'delays-stop-the-clock': {
    title: 'Las demoras detienen el reloj',
    sentences: {
      'c8-delays-stop':
        'Una demora causada por quien pide asilo detiene el reloj del permiso de trabajo (c)(8), los 150 y los 180 días.',
      'c8-delays-which':
        'Las fuentes de este servicio no dicen cuáles demoras detienen el reloj del permiso de trabajo (c)(8); un abogado o representante acreditado puede decirlo.',
    },
  },
  'no-wait-for-asylees': {
    title: 'Quien ya tiene asilo no espera 150 días',
    sentences: {
      'a5-no-150-days':
        'Quien ya tiene asilo no espera 150 ni 180 días por un permiso de trabajo; esos son para un caso pendiente, la categoría (c)(8).',
      'a5-work-at-once':
        'Una vez concedido, el asilo mismo permite trabajar, y la tarjeta (a)(5) del permiso de trabajo es solo la prueba.',
    },
  },
  'which-clock-is-which': {
    title: 'Un año, 150 días, 180 días',
    sentences: {
      'clocks-year-and-days':
        'Un año después de que se concede el asilo es para la residencia; 150 y 180 días después de pedir el asilo son para un permiso de trabajo (c)(8).',
      'clocks-start-of-each':
        'Para la residencia, el año empieza cuando se concede el asilo; para un permiso de trabajo (c)(8), los días empiezan cuando se presenta el I-589.',
    },
  },
  'proposed-wait-of-365-days': {
    title: 'Los 365 días son solo una propuesta',
    sentences: {
      'c8-365-only-proposed':
        'La espera de 365 días para un permiso de trabajo (c)(8) es solo una regla propuesta el 23 de febrero de 2026; aquí no se conoce una regla final.',
      'c8-365-what-else':
        'La regla propuesta para permisos de trabajo (c)(8) daría a USCIS hasta 180 días para decidir, pausas si esperan muchos casos, biométricos y más motivos para negar.',
      'c8-365-comments':
        'El plazo para los comentarios del público sobre la regla propuesta de 365 días para permisos de trabajo (c)(8) terminó el 24 de abril de 2026.',
    },
  },
  'work-permit-18-months': {
    title: 'El permiso de trabajo vale 18 meses como máximo',
    sentences: {
      'card-18-months':
        'Un permiso de trabajo de la categoría (a)(5), (c)(8) o (c)(9) vale ahora 18 meses como máximo.',
      'card-18-months-since':
        'El límite de 18 meses de los permisos de trabajo (a)(5), (c)(8) y (c)(9) es para solicitudes pendientes o presentadas desde el 5 de diciembre de 2025; antes eran cinco años.',
    },
  },
  'automatic-extension-ended': {
    title: 'La extensión automática se terminó',
    sentences: {
      'extension-ended':
        'Una renovación presentada el 30 de octubre de 2025 o después ya no extiende el permiso de trabajo viejo mientras USCIS decide.',
      'extension-card-ends':
        'Si la renovación se presentó el 30 de octubre de 2025 o después, el permiso de trabajo viejo vale solo hasta la fecha impresa en la tarjeta.',
    },
  },
} as const;
