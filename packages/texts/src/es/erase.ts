/** 'Borrar todo': la pregunta, a qué llega y a qué no, y qué se borró. */
export const texts = {
  title: '¿Qué quiere borrar?',
  noDocument: 'No hay ningún documento abierto en este navegador.',
  gone: {
    title: 'Esto se borra ahora y para siempre',
    document:
      'El documento en el que está trabajando: el archivo, lo que se leyó de él, sus respuestas, los formularios llenos, sus revisiones y todos los enlaces que compartió. Nadie puede recuperarlo.',
    email: 'El correo electrónico que dio aquí para recibir consejos, si dio uno.',
    browser:
      'Lo que este navegador guarda de este sitio: cuál es su documento, su idioma, su nombre y su correo electrónico, y lo que escribió sin conexión.',
    signIn: 'Su sesión: después queda cerrada en este navegador.',
  },
  others: {
    browser:
      'Borrar también todos los otros documentos que no están en una cuenta y que este navegador todavía puede abrir.',
    account:
      'Borrar también todos los otros documentos: los de su cuenta, y los que no están en una cuenta y este navegador todavía puede abrir.',
  },
  stays: {
    title: 'Esto no se borra',
    inBrowser:
      'Los otros documentos que se subieron en este navegador sin una cuenta. Se borran solos, 24 horas después de la última vez que se usaron.',
    inAccount: 'Los otros documentos de su cuenta.',
    account: 'Su cuenta. Puede borrarla en',
    documents: 'Mis documentos',
    copies: 'Lo que usted u otras personas descargaron, imprimieron o recibieron por correo.',
  },
  yes: 'Borrar este documento para siempre',
  yesAll: 'Borrar todos mis documentos para siempre',
  forget: 'Borrar mis datos de este navegador',
  no: 'Conservarlo',
  busy: 'Borrando…',
  done: {
    title: 'Borrado',
    forgotten: 'Este navegador ya no le recuerda',
    nothing: 'No se borró nada en el servidor',
    document: {
      deleted: 'El documento en el que trabajó y todo lo que se hizo con él se borraron del servidor.',
      elsewhere:
        'El servidor no le muestra el documento en el que trabajó. Se borró antes, o está en una cuenta: en ese caso, inicie sesión y bórrelo allí.',
    },
    others_zero: 'No había otros documentos para borrar.',
    others_one: '{{count}} documento más se borró del servidor.',
    others_other: '{{count}} documentos más se borraron del servidor.',
    emails_one:
      'El correo electrónico que dio para recibir consejos se borró del servidor, salvo que se haya dado también desde otro aparato.',
    emails_other:
      '{{count}} correos electrónicos que dio para recibir consejos se borraron del servidor, salvo los que se hayan dado también desde otro aparato.',
    emailKept:
      'El correo electrónico que dio para recibir consejos no se borró: el servidor ya no puede saber que se dio en este navegador. Pida a quienes manejan este sitio que lo borren.',
    browser:
      'Este navegador ya no recuerda cuál era su documento, su idioma, ni el nombre y el correo electrónico que dio para recibir consejos. No guardó ninguna imagen de sus páginas.',
    signIn: 'Su sesión quedó cerrada en este navegador.',
  },
  failed: {
    title: 'No se borró todo',
    text: 'El servidor no respondió. Lo que quería borrar puede seguir ahí, y este navegador todavía lo recuerda. Intente de nuevo.',
  },
  close: 'Ir a la página de inicio',
} as const;
