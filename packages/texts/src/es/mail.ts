export const texts = {
  share: {
    subject: 'Un formulario para revisar',
    text: `Hola:

Una persona que prepara un formulario de inmigración con Puente le pide que lo revise.

Este enlace muestra las respuestas junto a las páginas escaneadas que se compartieron con usted. Usted puede corregirlas y escribir notas. No necesita una cuenta:

{{url}}

El enlace funciona hasta el {{end}}. La persona puede anularlo antes o darle más tiempo.{{oneBrowser}}

Quien tenga este enlace puede leer las respuestas. No lo comparta.

Si no sabe de qué se trata, borre este correo. Este sitio no ha comprobado quién pidió enviarlo.
`,
    oneBrowser: ' Se abre en un solo navegador: ábralo donde quiera trabajar.',
  },
  code: {
    subject: 'Su código para Puente',
    text: `Alguien, esperamos que usted, quiere crear una cuenta de Puente con esta dirección. Este código prueba que es suya:

{{code}}

Escríbalo en la página donde pidió la cuenta. Funciona durante una hora. Si no fue usted, no tiene que hacer nada: sin el código no se crea ninguna cuenta. No se lo dé a nadie.
`,
  },
  taken: {
    subject: 'Usted tiene una cuenta de Puente',
    text: `Alguien, esperamos que usted, quiso crear una cuenta de Puente con esta dirección. Ya hay una. Inicie sesión aquí con su contraseña:

{{url}}

Si olvidó la contraseña, elija allí "Olvidé mi contraseña". Si no fue usted, no tiene que hacer nada: a nadie se le dijo que usted tiene una cuenta, y nada en ella ha cambiado.
`,
  },
  newPassword: {
    subject: 'Una nueva contraseña para Puente',
    text: `Alguien, esperamos que usted, pidió una nueva contraseña para Puente.

Para elegirla, abra este enlace en menos de una hora:

{{url}}

Si no fue usted, no tiene que hacer nada. Su contraseña sigue como está.
`,
  },
  tips: {
    confirmSubject: 'Confirme su correo electrónico',
    confirm: `Alguien, esperamos que usted, dio esta dirección a Puente para recibir consejos por correo. Si fue usted, abra esta página y pulse el botón:

{{url}}

El enlace funciona durante 7 días. Si no fue usted, no tiene que hacer nada. Sin su sí no enviamos consejos.
`,
    checklistSubject: 'Su lista de Puente',
    checklist: `Aquí está la lista para marcar:

{{url}}
`,
    unsubscribe: `Si no quiere correos como este, deténgalos aquí:

{{url}}
`,
  },
  reviewReady: {
    subject: 'Su revisión está lista',
    text: `Su revisión está lista.

Para verla, abra este enlace e inicie sesión:

{{url}}

Recibe este correo porque llegó una revisión que se pidió en su cuenta de Puente.
`,
  },
} as const;
