/** 'Borrar todo': la pregunta, la respuesta y lo que no se borra con ella. */
export const texts = {
  title: '¿Borrar todo?',
  document:
    'El documento en el que está trabajando se borra ahora y para siempre: el archivo, lo que se leyó de él, sus respuestas, los formularios llenados y todos los enlaces que compartió. Nadie puede recuperarlo.',
  browser:
    'Este navegador olvida lo que este sitio guardó en él: cuál es su documento, su idioma, y el nombre y el correo electrónico que dio para recibir consejos, si los dio.',
  noDocument:
    'No hay ningún documento abierto en este navegador, así que desde aquí no hay nada que borrar en el servidor.',
  account: 'Los otros documentos de su cuenta se quedan. Puede verlos y borrarlos en',
  documents: 'Mis documentos',
  older:
    'Los archivos que subió aquí antes sin una cuenta se borran solos, 24 horas después de la última vez que los usó.',
  mail: 'Si dio un correo electrónico para recibir consejos, esto no lo borra de la lista de este sitio.',
  yes: 'Borrar todo',
  forget: 'Olvidarme en este navegador',
  no: 'Conservar todo',
  busy: 'Borrando…',
  deleted: {
    title: 'Todo está borrado',
    text: 'Su documento y todo lo que se hizo con él se borraron del servidor, y este navegador ya no los recuerda.',
  },
  forgotten: {
    title: 'Este navegador ya no le recuerda',
    text: 'No queda nada de lo que este sitio guardó en este navegador. No había ningún documento que borrar.',
  },
  elsewhere: {
    title: 'No se borró nada en el servidor',
    text: 'El servidor no le muestra este documento. Se borró antes, o está en una cuenta: en ese caso, inicie sesión y bórrelo allí. Este navegador ya no lo recuerda.',
  },
  failed: {
    title: 'No se borró',
    text: 'No se pudo borrar el documento. Sigue en el servidor y este navegador todavía lo recuerda. Intente de nuevo.',
    retry: 'Intentar de nuevo',
  },
  close: 'Ir a la página de inicio',
} as const;
