export const part8 = {
  'p8-1-ethnicity': {
    question: '¿Es usted hispano o latino, o no lo es?',
    asks: 'Marque una de las dos casillas: Hispanic or Latino (hispano o latino) o Not Hispanic or Latino (no hispano ni latino).',
    why: 'Se usa para saber quién es usted. No trata de su derecho al asilo.',
    find: 'Ningún papel da esta respuesta. Es como usted se ve; solo usted lo puede decir.',
    slips: 'Algunos marcan las dos, o pasan al punto 2 y marcan solo la raza. La raza es otra pregunta.',
  },
  'p8-2-race-all-that-apply': {
    question: '¿Cuáles de estas cinco casillas de raza son las suyas?',
    asks: 'Marque cada una que le quede: indígena americano o de Alaska, asiático, negro o afroamericano, nativo de Hawái o de las islas del Pacífico, blanco. Puede ser más de una.',
    why: 'Es parte de cómo la hoja describe a una persona.',
    find: 'Solo usted lo puede decir. El punto 16 de su I-589 pidió la raza o tribu con sus palabras; puede no ser igual a estas casillas.',
    slips:
      'Aquí no hay casilla para latino: eso es el punto 1. Algunos marcan una sola cuando les quedan varias.',
  },
  'p8-3-height-in-feet-and-inches': {
    question: '¿Cuánto mide usted, en pies y pulgadas?',
    asks: 'Elija los pies en una lista y las pulgadas, de 0 a 11, en la otra. Un pie tiene 12 pulgadas.',
    why: 'Ayuda a la oficina a saber que es usted y no otro del mismo nombre.',
    find: 'Puede estar en un papel del médico, en su ID del estado o en su licencia. También lo puede medir alguien.',
    slips: 'La hoja no acepta metros. Por ejemplo, 1 metro 70 es casi 5 pies y 7 pulgadas.',
  },
  'p8-4-weight-in-pounds': {
    question: '¿Cuánto pesa usted, en libras?',
    asks: 'Hay tres casillas, un número en cada una. Si pesa menos de 100 libras, la primera es 0: para 95, ponga 0 9 5.',
    why: 'Se usa con la altura y el color de ojos para saber quién es usted.',
    find: 'Use una báscula o un papel nuevo del médico. Para pasar kilos a libras, multiplique los kilos por 2.2.',
    slips: 'Algunos ponen kilos aquí. Por ejemplo, 70 kilos son casi 154 libras.',
  },
  'p8-5-eye-colour': {
    question: '¿De qué color son sus ojos?',
    asks: 'Marque una sola casilla: negro, azul, café (brown), gris, verde, avellana (hazel), granate (maroon), rosado, o no se sabe u otro.',
    why: 'Es una de las señas para conocer a una persona.',
    find: 'Mírese en un espejo de día, o vea un ID que diga el color de ojos.',
    slips:
      'Algunos marcan dos casillas por tener ojos mezclados, pero solo va una. Hazel es una mezcla de café y verde.',
  },
  'p8-6-hair-colour': {
    question: '¿De qué color es su cabello?',
    asks: 'Marque una sola casilla: calvo (bald, sin pelo), negro, rubio (blond), castaño o café (brown), gris, rojo, arena (sandy), blanco, o no se sabe u otro.',
    why: 'Es otra seña que ayuda a saber que es usted.',
    find: 'Mírese en un espejo, o vea lo que dice su ID si aún es cierto.',
    slips:
      'Blond (rubio) y brown (café) están cerca y comienzan con la misma letra. Sandy es un color claro, como la arena.',
  },
};
