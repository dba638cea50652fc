export const texts = {
  warning: {
    title: '¿Sigue usted ahí?',
    closes_one:
      'Nadie ha usado esta página desde hace un rato. Cerraremos su formulario en {{count}} minuto.',
    closes_other:
      'Nadie ha usado esta página desde hace un rato. Cerraremos su formulario en {{count}} minutos.',
    lost: 'Así otras personas no lo pueden ver. Sin una cuenta, después ya no lo podrá abrir y tendría que empezar otra vez con su archivo.',
    back: 'Volver a mi formulario',
    stay: 'Sigo aquí',
    signIn: 'Iniciar sesión para conservar su formulario',
  },
  closed: {
    pageTitle: 'Formulario cerrado · Puente',
    title: 'Cerramos su formulario',
    why: 'Nadie usó esta página durante 30 minutos. Cerramos su formulario para que otras personas no lo puedan ver.',
    lost: 'Si está en su cuenta, inicie sesión para abrirlo. Sin una cuenta ya no se puede abrir, y se borra 24 horas después del último uso. En ese caso, empiece otra vez con su archivo.',
    start: 'Empezar otra vez',
    signIn: 'Iniciar sesión',
  },
  unreachable: {
    title: 'No podemos conectar con el servidor',
    text: 'Su documento está guardado allí y no se perdió nada. Revise su conexión e intente de nuevo.',
    retry: 'Intentar de nuevo',
  },
  gone: {
    title: 'Su documento ya no está aquí',
    text: 'Se borró, o el navegador se cerró, o nadie usó la página durante 30 minutos. Sin una cuenta ya no se puede abrir. Suba su archivo otra vez.',
    signedOut:
      'Si está en su cuenta, inicie sesión para abrirlo. Si no, suba su archivo otra vez: sin una cuenta, un documento se cierra con el navegador o tras 30 minutos sin uso.',
    signIn: 'Iniciar sesión',
    heading: 'No pudimos abrir este documento',
    notYours: 'Se borró, o pertenece a otra cuenta o a otro navegador.',
    toStart: 'Ir a mi formulario',
  },
} as const;
