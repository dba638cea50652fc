export const texts = {
  title: 'Puente',
  subtitle: 'Preparación inteligente de formularios de inmigración',
  skipToContent: 'Ir al contenido',
  loading: 'Cargando…',
  close: 'Cerrar',
  notifications: 'Avisos',
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
    failedTitle: 'No se cambió el idioma',
    failedText: 'Revise su conexión e intente de nuevo.',
  },
  leave: {
    button: 'Salir rápido',
    hint: 'Salir rápido abre de inmediato una página del clima y cierra su sesión. En una cuenta, su trabajo se conserva. Sin una cuenta, su documento y sus respuestas se borran, y nadie puede abrirlos otra vez.',
  },
  delete: 'Borrar todo',
  connection: {
    lost: 'No hay conexión con el servidor. Deje esta página abierta: seguimos intentando.',
    back: 'Ya volvió la conexión.',
  },
  part: {
    failed: 'Esta parte de la página no llegó. Revise su conexión y cargue la página de nuevo.',
  },
  noSignIn: {
    title: 'No se pudo abrir el inicio de sesión',
    text: 'Revise su conexión e intente de nuevo.',
  },
  badge: 'Seguro y cifrado',
  disclaimer: {
    label: 'Aviso legal',
    text: 'Puente no es un bufete de abogados y no da consejos legales. Copia en un formulario lo que usted escribió en otro y no le dice qué formulario presentar. No es parte de USCIS ni de ninguna otra agencia del gobierno. Antes de firmar o presentar, pida a un abogado de inmigración o a un representante acreditado por el DOJ que revise su formulario.',
  },
  notFound: {
    title: '404 Página no encontrada',
    text: '¿Olvidó agregar la página al enrutador?',
    home: 'Ir a la página de inicio',
  },
  crashed: {
    title: 'No se pudo mostrar esta página',
    text: 'Su documento está guardado en el servidor. Cargue la página de nuevo para continuar.',
    reload: 'Cargar de nuevo',
  },
} as const;
