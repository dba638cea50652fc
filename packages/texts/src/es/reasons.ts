export const texts = {
  'a-number-format': 'Un número A tiene de siete a nueve dígitos.',
  'ssn-format': 'Un número de Seguro Social tiene nueve dígitos.',
  'ssn-start':
    'Ningún número de Seguro Social comienza con 000, 666 ni 9. Un número que comienza con 9 es un número de impuestos.',
  'uscis-account-format': 'Un número de cuenta en línea de USCIS tiene 12 caracteres.',
  'i94-format': 'Un número de I-94 tiene 11 letras y dígitos.',
  'zip-format': 'Un código postal (ZIP) de EE. UU. tiene cinco dígitos.',
  'phone-format':
    'La casilla admite un número de teléfono de EE. UU. de diez dígitos. Otros números no caben.',
  'sevis-format': 'Un número de SEVIS es la letra N y diez dígitos.',
  'weight-format': 'El peso en libras tiene como máximo tres dígitos, sin fracciones.',
  'not-on-i94':
    'El formulario pide aquí el estatus impreso en su Formulario I-94. Este no es un estatus que muestre un I-94.',
  'not-latin':
    'El formulario admite solo letras latinas. Escriba esto con letras latinas, como está en su pasaporte.',
  'no-value': 'Esto no es una respuesta para esta casilla. Déjela vacía o escriba la respuesta.',
  'school-level':
    'Esto dice qué tipo de escuela era. El formulario pide aquí su ocupación en ese tiempo: escríbala si la tenía.',
  'no-box': 'Esta edición del formulario no tiene casilla para esto.',
  'which-passport':
    'El formulario pide el pasaporte o documento de viaje usado en su última llegada. ¿Es este el pasaporte con el que llegó? Responda esto en la revisión.',
  'other-passport': 'El formulario pide un solo pasaporte. Usted respondió que llegó con el otro.',
  state: 'Esta casilla es una lista de estados y territorios de EE. UU., y esto no es uno de ellos.',
  feet: 'La lista de esta casilla va de 2 a 8 pies.',
  inches: 'La lista de esta casilla va de 0 a 11 pulgadas.',
  separated:
    "El formulario tiene 'legally separated' (separado legalmente) y 'married' (casado). Marque lo que sea cierto. Si solo viven aparte, eso es 'married'.",
  'name-in-one-line':
    'El nombre de un hijo, de una hija o de un cónyuge anterior está en una sola línea. El formulario tiene tres casillas para él: apellido, nombre de pila y segundo nombre. No escribimos nada ahí. En la revisión, escriba qué palabras van en cada casilla.',
  'spouse-not-current':
    'La Parte 6, puntos 4 a 10, pide el cónyuge actual. Su estado civil dice que ahora no tiene, por eso no incluimos a este cónyuge. ¿Es un matrimonio anterior? El formulario pide los anteriores en los puntos 11 a 18.',
  'spouse-status-open':
    'La Parte 6, puntos 4 a 10, pide el cónyuge actual. Su estado civil no tiene respuesta, por eso este cónyuge no se incluye hasta que usted responda. Un matrimonio anterior va en los puntos 11 a 18.',
  'filing-category': 'La categoría de la solicitud es una decisión legal. Márquela usted en la Parte 2.',
  'eligibility-category': 'Escriba la categoría como (c)(8) o (c)(3)(C).',
  'answered-in-review':
    'Este espacio se llena con sus respuestas de la revisión. Lo que respondió aquí en la guía no se usa.',
  'by-hand': 'Esto se escribe a mano en el formulario impreso.',
  'not-yes': 'Usted explicó esto, pero ahora la pregunta no tiene la respuesta Sí.',
} as const;
