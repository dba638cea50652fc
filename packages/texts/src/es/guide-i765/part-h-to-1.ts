export const partHTo1 = {
  'h-header-attorney-box': {
    question: '¿Tiene usted un abogado que manda el Form G-28 (aviso de abogado) con este formulario?',
    asks: 'Es una casilla chica arriba de la página 1. Una marca aquí dice que el Form G-28 va junto.',
    why: 'El Form G-28 avisa a la agencia que un abogado o representante acreditado habla por usted en este caso.',
    find: 'Su abogado sabe si hay un G-28 y marca la casilla. Usted lo habría firmado con él.',
    slips:
      'Hay quien la marca porque le ayudó un amigo o un negocio. Ayudar con el formulario no es lo mismo que ser su abogado con un G-28.',
    skip: 'Usted la deja vacía si nadie así lleva su caso. Si lo lleva un abogado o representante acreditado, esa persona la llena.',
  },
  'h-header-attorney-state-bar-number': {
    question: 'Si tiene abogado, ¿qué número de licencia le dio el estado a ese abogado?',
    asks: 'Caben 15 letras o números. Es el número de la licencia del abogado, no uno de usted.',
    why: 'Con él la agencia puede ver si esa persona es abogado.',
    find: 'Solo su abogado lo tiene. Él lo escribe cuando toma su caso.',
    slips: 'No ponga aquí su número A ni su licencia de manejar.',
    skip: 'Usted la deja vacía. La llena su abogado, si tiene uno y si su estado da ese número.',
  },
  'h-header-representative-uscis-online-account-number': {
    question:
      'Si tiene abogado o representante acreditado, ¿cuál es el número de la cuenta en línea de esa persona?',
    asks: 'Doce letras o números de la cuenta del abogado con la agencia. Se usan los 12 espacios.',
    why: 'Une el formulario con la persona que habla por usted.',
    find: 'El abogado lo ve en su propia cuenta. Usted no lo puede buscar.',
    slips: 'El número de la cuenta de usted no va aquí. Va en la Parte 2, punto 9.',
    skip: 'Usted la deja vacía. La llena el abogado o representante acreditado, y solo si tiene esa cuenta.',
  },
  'p1-1-initial-replacement-or-renewal-permission': {
    question:
      '¿Pide usted un primer permiso de trabajo, otra copia de una tarjeta que tuvo, o una renovación?',
    asks: 'Marque una sola casilla. 1.a es un primer permiso. 1.b es por tarjeta perdida, robada, dañada o con un error. 1.c es para renovar.',
    why: 'Dice al oficial qué clase de tarjeta se pide.',
    find: 'Mire la tarjeta de trabajo que tiene o tuvo, y la fecha en que vence. Para 1.c se pide copia de la tarjeta vieja.',
    slips:
      'Hay quien marca dos casillas. Si la tarjeta está mal por error de la agencia, no hace falta otro formulario ni otro pago, según el propio formulario. Si tuvo tarjeta por otro motivo y no está seguro, hable con un abogado antes de firmar.',
  },
};
