export const texts = {
  title: 'Su I-589, copiado en su próximo formulario',
  lead: 'Suba una copia escaneada de la solicitud de asilo que ya presentó. Puente la lee y llena el Formulario I-485 o el Formulario I-765 con lo que usted escribió. Usted revisa cada respuesta junto a la parte de la copia de donde viene.',
  start: 'Comenzar mi formulario',
  noEmail: 'No se necesita correo electrónico ni cuenta para comenzar.',
  steps: {
    title: 'Cómo funciona',
    upload: {
      title: 'Subir',
      text: 'Elija el PDF de su Formulario I-589 ya llenado. Puede ser una copia escaneada.',
    },
    extract: { title: 'Leer', text: 'Puente lee cada página y encuentra sus nombres, fechas y direcciones.' },
    review: {
      title: 'Revisar',
      text: 'Usted ve cada respuesta junto a la parte de la copia de donde viene. Corrija lo que esté mal y complete lo que falte.',
    },
    share: {
      title: 'Compartir',
      text: 'Muestre el formulario a alguien de su confianza, por ejemplo un abogado, antes de firmarlo.',
    },
    download: {
      title: 'Descargar',
      text: 'Guarde el formulario llenado como PDF. Usted lo firma a mano y lo presenta por su cuenta.',
    },
  },
  promises: {
    title: 'Lo que puede esperar',
    evidence: 'No se inventa nada. Lo que no se encuentra en su formulario queda vacío.',
    decides:
      'Usted decide. Las preguntas legales, su firma y la categoría de la solicitud quedan en sus manos.',
    safe: 'Su documento se guarda cifrado y se borra 24 horas después de la última vez que lo usó, a menos que lo guarde en una cuenta.',
  },
} as const;
