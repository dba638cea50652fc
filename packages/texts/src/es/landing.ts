import { picturePrint } from '../picture-print.ts';

export const texts = {
  title: 'Su I-589, copiado en su próximo formulario',
  lead: 'Suba la solicitud de asilo que ya presentó. Puente copia lo que usted escribió al Formulario I-485 o al Formulario I-765. Usted revisa cada respuesta.',
  start: 'Comenzar mi formulario',
  facts: {
    cost: 'Gratis. No se necesita correo electrónico ni cuenta para comenzar.',
    papers:
      'Sus papeles se guardan cifrados. Se borran 24 horas después de la última vez que los usó, a menos que los guarde en una cuenta.',
    law: 'No es un bufete de abogados ni parte del gobierno.',
  },
  sample: {
    digital: 'Probar con una muestra',
    scan: 'con una escaneada (más lento)',
    who: 'La persona es inventada. No necesita papeles.',
  },
  picture: {
    alt: 'Un dibujo: el nombre y la dirección escritos en un Formulario I-589 escaneado están también en las casillas del Formulario I-485. Una línea va del nombre en la copia a su casilla.',
    caption: 'Lo que escribió una vez pasa al otro formulario. La persona es inventada.',
    ...picturePrint,
  },
  steps: {
    title: 'Cómo funciona',
    upload: {
      title: 'Subir',
      text: 'Elija el PDF de su Formulario I-589 ya lleno. Puede ser una copia escaneada.',
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
      text: 'Guarde el formulario lleno como PDF. Usted lo firma a mano y lo presenta por su cuenta.',
    },
  },
  promises: {
    title: 'Con lo que puede contar',
    cost: {
      title: 'No cuesta nada',
      text: 'Puente es gratis desde la primera página hasta el formulario lleno. El gobierno puede cobrar su propia tarifa cuando usted lo presenta.',
    },
    papers: {
      title: 'Sus papeles siguen siendo suyos',
      text: 'Su documento se guarda cifrado y se borra 24 horas después de la última vez que lo usó, a menos que lo guarde en una cuenta.',
      more: 'Qué se guarda y cuánto tiempo',
    },
    evidence: {
      title: 'No se inventa nada',
      text: 'Lo que no se encuentra en su formulario queda vacío. Usted decide: las preguntas legales, su firma y la categoría de la solicitud le tocan a usted.',
    },
    law: {
      title: 'No es un bufete de abogados',
      text: 'Puente no da consejos legales y no es parte del gobierno. Copia lo que usted escribió, y no le dice qué formulario presentar.',
    },
  },
  claims: {
    people: 'Personas que recibieron ayuda',
    rating: 'Calificación',
    time: 'Tiempo',
    operator: 'Lo dicen las personas que manejan este sitio.',
    documents: 'Formularios preparados',
    seconds: 'Tiempo habitual para leer un formulario',
    server: 'Medido por este sitio.',
  },
  ready: {
    title: 'Para comenzar solo necesita su I-589 ya lleno',
    text: 'En PDF, o en fotos de sus páginas.',
  },
} as const;
