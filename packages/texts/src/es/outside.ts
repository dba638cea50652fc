export const texts = {
  label: 'Se pueden enviar a {{host}} imágenes de palabras difíciles de leer',
  hint: 'Si marca esto, pequeñas imágenes de palabras sueltas que este sitio no lee bien (un nombre, una fecha, una calle) van a {{host}}. Quienes manejan ese servicio pueden verlas. Nunca recibe una página entera, su historia ni una respuesta de sí o no. Si lo deja sin marcar, no se envía nada, y usted escribe esas palabras.',
  failed: 'No se pudo guardar su elección. Intente de nuevo.',
} as const;
