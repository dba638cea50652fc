export const partH = {
  'h-header-attorney-box': {
    question: '¿Tiene un abogado o representante que manda el Form G-28 con su caso?',
    asks: 'Es una casilla pequeña arriba en la página 1. Dice que el Form G-28 va en el paquete. El Form G-28 nombra al abogado que habla por usted.',
    why: 'La agencia quiere saber si un abogado actúa por usted. Así también puede escribirle a él.',
    find: 'Usted no tiene que buscar nada. El abogado o representante marca esta casilla.',
    slips:
      'Un amigo o un notario que le ayuda a escribir no va aquí. Para ellos son la Parte 11 y la Parte 12.',
    skip: 'Si no tiene abogado en este caso, la casilla queda vacía.',
  },
  'h-header-voluntary-agency-number': {
    question: 'Si una organización de ayuda lo representa en este caso, ¿cuál es su número?',
    asks: 'Caben hasta 10 letras y cifras. Una agencia voluntaria es un grupo que ayuda a los que llegan. Solo su abogado o representante llena esta casilla.',
    why: 'El número le dice a la agencia qué grupo está detrás de quien le ayuda.',
    find: 'El grupo sabe su propio número. No está en los papeles de usted y no tiene que buscarlo.',
    slips: 'No lo confunda con su A-Number (número de extranjero). Esta casilla no trata de usted.',
    skip: 'Usted la deja vacía, salvo que un grupo así lo represente. Entonces el grupo la llena.',
  },
  'h-header-attorney-state-bar-number': {
    question: 'Si lo representa un abogado, ¿cuál es su número de colegio de abogados del estado?',
    asks: 'Caben hasta 9 letras y cifras. Es el número de la licencia del abogado en un estado. Solo el abogado lo escribe.',
    why: 'Le dice a la agencia con qué licencia trabaja el abogado.',
    find: 'El abogado lo tiene. No está en los papeles de usted.',
    slips: 'Aquí no va el número de la licencia de manejar ni de la cédula de usted.',
    skip: 'Usted la deja vacía. La llena solo el abogado que lo representa.',
  },
  'h-header-representative-uscis-online-account-number': {
    question:
      'Si lo representa un abogado o representante, ¿cuál es el número de la cuenta en línea de esa persona con USCIS?',
    asks: 'Caben justo 12 letras o cifras. Es la cuenta del abogado o representante, no la de usted.',
    why: 'Une el caso de usted con la cuenta de esa persona.',
    find: 'El abogado lo tiene en su propia cuenta. El número de la cuenta de usted va en la Parte 1, punto 9.',
    slips: 'Muchas personas ponen aquí su propio número por error.',
    skip: 'Usted la deja vacía. La llena el abogado o representante que actúa por usted, si tiene cuenta.',
  },
  'h-header-a-number-at-top-of-every-page': {
    question: '¿Cuál es su A-Number (número de extranjero), para la parte de arriba de cada página?',
    asks: 'Son 9 cifras. La letra A ya está impresa. Se escribe una vez en la página 1. El formulario lo copia arriba en las páginas 2 a 24.',
    why: 'Si las hojas se separan, el número dice de quién son. También lleva al oficial a su expediente.',
    find: 'Mire su carta de asilo, la orden del juez o su permiso de trabajo. También está en su I-589, Parte A.I, punto 1.',
    slips:
      'Algunos escriben también la A, o solo 8 cifras. Si el número es corto, se ponen ceros delante hasta tener 9. Si llena a mano, revise todas las páginas.',
    skip: 'Queda vacío solo si nunca le dieron un A-Number. Vea la Parte 1, punto 4.',
  },
};
