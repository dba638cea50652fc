/** Lo que promete la insignia del encabezado, en hechos sencillos. */
export const texts = {
  title: 'Cómo se guarda su documento',
  stored:
    'Este servidor guarda su archivo, lo que se leyó de él, sus respuestas y las versiones anteriores, y los formularios hechos con ellas.',
  encrypted:
    'Todo esto se guarda cifrado. Cada documento tiene su propia clave. Las personas que manejan este servidor tienen la clave principal, que abre las demás.',
  yours:
    'Sin una cuenta, solo el navegador desde el que sube su documento lo abre, y la mayoría de los navegadores solo hasta que se cierran. Cuando inicia sesión, se le pregunta si quiere pasarlo a su cuenta. Si otra persona intenta abrirlo, no recibe nada, a menos que usted comparta un enlace.',
  links:
    'Quien tenga un enlace que usted compartió puede ver sus respuestas y las páginas de su archivo, hasta que el enlace venza o usted lo anule.',
  deleted:
    'Sin una cuenta, su formulario se cierra cuando nadie usa la página durante 30 minutos, y todo se borra 24 horas después de la última vez que lo usó. En una cuenta, se queda hasta que usted lo borre.',
  erase:
    '"Borrar todo", al pie de cada página, borra de inmediato el documento en el que está trabajando y el correo electrónico que dio para recibir consejos, y también sus otros documentos si usted lo pide.',
  leave:
    '"Salir rápido" cierra aquí su sesión y borra de inmediato lo que subió sin una cuenta. Si no hay conexión, el servidor lo sabe más tarde: entonces este navegador ya no abre nada, y el documento se borra 24 horas después de la última vez que se usó.',
  account:
    'Para una cuenta, este servidor guarda su correo electrónico, y su contraseña solo en una forma que no se puede volver a convertir en ella.',
  email:
    'Un correo electrónico que usted da para recibir consejos se guarda cifrado en este servidor, y también en este navegador para no pedírselo otra vez.',
  outside:
    'Solo si usted lo permite para un archivo: cuando una casilla es difícil de leer, este servidor envía una imagen de esa sola casilla a un servicio de lectura externo. Nunca una página entera, nunca su historia, nunca una respuesta de sí o no.',
  noThirdParty: 'Esta página no carga nada de otras empresas: ni rastreadores ni publicidad.',
  device:
    'En este dispositivo, el navegador guarda cookies, su idioma y el número de su documento, para que usted pueda cerrar la página y volver mientras el navegador siga abierto. Lo que escribe sin conexión también se guarda aquí, cifrado, hasta que llegue al servidor. En un dispositivo que usan otras personas, ellas también podrían abrirlo mientras el navegador siga abierto: presione "Salir rápido" al terminar, o use una cuenta y cierre la sesión.',
} as const;
