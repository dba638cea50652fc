export const texts = {
  title: 'Su privacidad',
  lead: 'Esta página se hace según cómo está puesto hoy este servidor.',
  failed: 'Estos datos no se pueden mostrar ahora. Cargue la página de nuevo.',
  hours_one: '{{count}} hora',
  hours_other: '{{count}} horas',
  days_one: '{{count}} día',
  days_other: '{{count}} días',
  operator: {
    title: 'Quién maneja este servidor',
    named: '{{name}} maneja este servidor.',
    unnamed: 'Este servidor no dice quién lo maneja.',
    contact: 'Puede comunicarse aquí: {{contact}}',
    noContact: 'Este servidor no dice cómo comunicarse con esa persona.',
  },
  kept: {
    title: 'Qué se guarda, y cuánto tiempo',
    what: 'Su archivo, el texto y las respuestas que se leyeron en él, sus propias respuestas, lo que le escribió quien revisa y los formularios hechos con ellas. Todo está cerrado con una clave (cifrado).',
    anonymous:
      'Sin cuenta: se cierra {{minutes}} minutos después de su último uso. Se borra {{time}} después de su último uso.',
    inAccount: 'En una cuenta: se guarda hasta que usted lo borre, o borre la cuenta.',
    versions:
      'Versiones anteriores de sus respuestas: hasta {{max}} por documento. Con un enlace de revisión abierto, hasta {{during}}.',
    trail:
      'Una lista de quién abrió, cambió o guardó el formulario, y cuándo. No tiene sus respuestas. Se borra con el documento.',
    account:
      'De una cuenta: su correo electrónico, cerrado con una clave. Su contraseña se guarda solo como un código que no se puede leer al revés. La sesión termina {{idle}} después de su último uso, y a los {{max}} en todo caso.',
    reset: 'Un enlace por correo para cambiar la contraseña sirve {{minutes}} minutos.',
    email:
      'Un correo electrónico que usted da para recibir consejos: cerrado con una clave, hasta que usted lo retire. Con él, el tipo de navegador y el sitio de donde usted vino, salvo que su navegador pida que no lo rastreen.',
    emailMail:
      'Le escribimos una vez para preguntar si el correo es suyo. Cada correo posterior trae un enlace para que no lleguen más.',
    visits:
      'Visitas: qué página, cuándo, el tipo de navegador{{country}} y el nombre del sitio de donde usted vino. Su dirección de internet se corta, para que no sea solo suya. Cada visita se borra a los {{time}}. Se guarda cuántas hubo en un día.',
    country: ', el país',
    readingTime:
      'Cuánto tardó en leerse un archivo y cuántas páginas tenía: {{time}}. Nada en eso lleva a usted.',
    counts:
      'Cuántos documentos llegaron hasta dónde, cómo se leyeron y qué preguntas se cambiaron o quedaron en blanco: números sin nombres ni respuestas, {{time}}.',
    tries:
      'Cuentas de contraseñas y enlaces equivocados, para que nadie los adivine. Tienen una dirección solo como un código, y terminan después de poco tiempo.',
    logs: 'Un registro de lo que se pidió al servidor: el tipo de página, la hora y si funcionó. No tiene nombres, respuestas, nombres de archivo ni direcciones de internet. Quien maneja el servidor decide cuánto tiempo se guarda. Otras máquinas delante de este servidor pueden tener sus propios registros.',
    noLogs:
      'Este servidor no guarda un registro de las páginas que se pidieron. Otras máquinas delante de él pueden tener sus propios registros.',
    backups:
      'Copias de respaldo: quien maneja el servidor puede hacer copias. Esta página no sabe cuánto tiempo se guardan. Lo que usted borra puede quedar en una copia vieja hasta que esa copia se borre.',
  },
  who: {
    title: 'Quién lo puede ver',
    you: 'Usted: en el navegador con el que lo subió, o en su cuenta.',
    links:
      'Quien tenga un enlace de revisión que usted dio, hasta que venza o usted lo anule. Usted elige cuánto dura: {{times}}.',
    keyBeside:
      'Quien maneja el servidor: podría abrir todo, y también una empresa dueña de la máquina. La clave principal está junto a los datos, así que quien se lleve ese disco también podría abrirlo.',
    keyApart:
      'Quien maneja el servidor: podría abrir todo, porque el servidor necesita la clave principal para trabajar. También una empresa dueña de la máquina. La clave no se guarda con los datos.',
    databaseServer:
      'Los datos están en un servidor de base de datos que eligió quien maneja este sitio. Lo que hay ahí de su formulario está cerrado con una clave.',
    nobody:
      'Nadie más. No vendemos nada, y USCIS no recibe nada de este servidor. Una corte podría ordenar a quien maneja el servidor que entregue lo que tiene.',
    encrypted:
      'Este sitio pide a su navegador una conexión cerrada (https), para que nadie pueda leer en el camino.',
    plain:
      'A este servidor no se le dijo que su conexión está cerrada (https). Mire si la dirección empieza con https.',
  },
  outside: {
    title: 'Qué sale de este servidor',
    none: 'Ningún modelo de fuera recibe nada de este servidor.',
    vision:
      'Un modelo que lee imágenes, en {{host}}: solo si usted dice que sí para un archivo. Recibe imágenes pequeñas de palabras sueltas difíciles de leer, como un nombre o una fecha. Nunca recibe una página entera, su historia ni una respuesta de sí o no.',
    legal:
      'Un modelo que elige respuestas de la ayuda legal, en {{host}}: recibe palabras de su pregunta, pero solo las que también están en nuestras frases. Los nombres y números no van allá.',
    mail: 'El correo sale por {{host}}, un servidor de fuera. Ese servidor puede leer los correos: la dirección y el texto. Su formulario nunca va en un correo. Un enlace de revisión sí, si usted pide que lo enviemos.',
    mailNear:
      'El correo sale por un servidor en la máquina o la red de quien maneja este sitio. Su formulario nunca va en un correo. Un enlace de revisión sí, si usted pide que lo enviemos.',
    mailEncrypted: 'El camino a ese servidor de correo siempre va cerrado (cifrado).',
    mailPlain: 'El camino a ese servidor de correo va cerrado solo si ese servidor lo ofrece.',
    noMail: 'Este servidor no envía correos.',
    pages:
      'Las páginas no cargan nada de otras empresas: ni anuncios ni rastreadores. Los enlaces a otros sitios no les dicen de dónde viene usted.',
  },
  off: {
    title: 'Cómo no ser contado',
    text: 'Active en su navegador No rastrear (Do Not Track) o Global Privacy Control. Así no se cuenta ninguna visita suya.',
  },
  browser: {
    title: 'Qué guarda su navegador',
    lead: 'Cookies, y cuánto tiempo quedan:',
    untilClosed: 'hasta que cierre el navegador',
    cookies: {
      visitor: 'distingue este navegador de otros, para que lo que usted sube sea suyo',
      document: 'abre un documento',
      session: 'mantiene su sesión',
      signedIn: 'dice que hay una sesión iniciada',
      knownBrowser: 'dice que en este navegador ya se inició sesión antes',
      review: 'abre una revisión que alguien compartió con usted',
      language: 'el idioma que usted eligió',
    },
    storeLead: 'En la memoria de su navegador:',
    store: {
      language: 'el idioma que usted eligió',
      session: 'el número de su documento',
      unsent:
        'respuestas escritas sin conexión, cerradas con una clave: {{time}}, o {{inAccount}} en una cuenta, o hasta que se envíen',
      email: 'el correo y el nombre que usted dio para recibir consejos, para no preguntarle otra vez',
      skipped: 'que usted no dio ningún correo; se va al cerrar la página',
      exitPopup: 'que usted cerró la oferta de la lista para marcar',
      visit: 'un número al azar para esta visita; se va al cerrar la página',
      reviews: 'cuándo envió una revisión desde aquí',
    },
  },
  away: {
    title: 'Cómo borrar todo, y cómo salir',
    erase:
      '"Borrar todo", al pie de cada página, borra el documento en el que usted trabaja y el correo que dio para recibir consejos. Borra sus otros documentos si usted lo dice.',
    account:
      'En una cuenta, "Mis documentos" tiene un botón para borrar la cuenta y todo lo que hay en ella.',
    leave:
      '"Salir rápido", arriba, abre enseguida una página del clima y cierra su sesión. Sin cuenta, también borra lo que usted subió.',
  },
  limits: 'Lo que Puente no hace',
} as const;
