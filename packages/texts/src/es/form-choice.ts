export const texts = {
  title: 'Elija el formulario',
  lead: '¿Qué formulario quiere llenar?',
  file: 'Su archivo: {{file}}',
  i485: {
    subtitle: 'Solicitud de residencia permanente',
    badge: 'El más usado',
    features: [
      'Datos personales',
      'Datos de la familia',
      'Historial de empleo',
      'Historial de direcciones',
      'Antecedentes migratorios',
      'Formulario de 24 páginas',
    ],
  },
  i765: {
    subtitle: 'Solicitud de permiso de trabajo',
    badge: '¡Nuevo!',
    features: [
      'Categorías de autorización',
      'Información personal',
      'Direcciones y contacto',
      'Pasaporte y última llegada',
      'Guía sobre los documentos de apoyo',
      'Formulario de 7 páginas',
    ],
  },
  note: {
    title: 'Qué dicen las instrucciones oficiales',
    granted:
      'Asilo concedido: las instrucciones del Formulario I-485 describen cómo una persona a quien se le concedió asilo solicita la residencia permanente. Las instrucciones del Formulario I-765 indican la categoría (a)(5) para una persona a quien se le concedió asilo.',
    pending:
      'Asilo todavía pendiente: las instrucciones del Formulario I-765 indican la categoría (c)(8) para una solicitud de asilo pendiente.',
    neutral:
      'Puente no recomienda ningún formulario. Si tiene dudas, pregunte a un abogado de inmigración o a un representante acreditado por el DOJ.',
  },
  next: {
    title: '¿Qué sigue?',
    text: 'Puente lee su archivo, copia en el Formulario {{form}} lo que encuentra y le muestra cada respuesta para que la revise. No se envía nada al gobierno.',
    account: 'Es gratis. Necesita una cuenta para compartir o descargar.',
  },
  otherReady:
    'Usted tiene un Formulario {{form}} en revisión con este archivo. Si ahora prepara el otro formulario, este se conserva: elíjalo otra vez aquí para continuar con él.',
  back: 'Volver a subir',
  process: 'Procesar el Formulario {{form}}',
  saveFailed: 'No se pudo guardar su elección. De todos modos leemos su archivo para este formulario.',
} as const;
