export const texts = {
  title: 'Puente',
  subtitle: 'Preparación inteligente de formularios de inmigración',
  skipToContent: 'Ir al contenido',
  loading: 'Cargando…',
  close: 'Cerrar',
  notifications: 'Avisos',
  tryAgain: 'Revise su conexión e intente de nuevo.',
  nav: {
    label: 'Principal',
    home: 'Inicio',
    getStarted: 'Comenzar',
    menu: 'Menú',
    signIn: 'Iniciar sesión',
    signOut: 'Cerrar sesión',
    signedInAs: 'Sesión iniciada como',
    documents: 'Mis documentos',
  },
  language: {
    failed: 'No se cambió el idioma',
  },
  leave: {
    button: 'Salir rápido',
    hint: 'Salir rápido abre una página del clima y cierra su sesión. En una cuenta, su trabajo se conserva. Sin cuenta, su documento y sus respuestas se borran y nadie puede abrirlos otra vez.',
  },
  delete: 'Borrar todo',
  connection: {
    lost: 'Sin conexión con el servidor. Deje esta página abierta: seguimos intentando.',
    back: 'Ya volvió la conexión.',
  },
  part: {
    failed: 'Esta parte de la página no llegó. Revise su conexión y cárguela de nuevo.',
  },
  noSignIn: 'No se pudo abrir el inicio de sesión',
  badge: 'Seguro y cifrado',
  legalHelp: 'Ayuda legal',
  privacy: 'Privacidad',
  disclaimer: {
    label: 'Aviso legal',
    text: 'Puente no es un bufete de abogados y no da consejos legales. Copia en un formulario lo que usted escribió en otro y no le dice qué formulario presentar. No es parte de USCIS ni de ninguna otra agencia del gobierno. Antes de firmar o presentar, pida a un abogado de inmigración o a un representante acreditado por el DOJ que revise su formulario.',
  },
  crashed: {
    title: 'No se pudo mostrar esta página',
    text: 'Su documento está guardado en el servidor. Cargue la página de nuevo.',
    reload: 'Cargar de nuevo',
  },
} as const;
