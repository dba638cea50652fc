export const part2A = {
  'p2-1-filing-with-immigration-court': {
    question: '¿Está en un caso de corte para sacarlo de EE. UU., y presenta este formulario en esa corte?',
    asks: 'Marque Sí o No. EOIR es el nombre de la corte de inmigración. El formulario nombra cuatro clases de caso: removal, exclusion, rescission y deportation. Trata de un caso abierto ahora.',
    why: 'Si una persona está en un caso así, el formulario va al juez. Si no, va a la agencia.',
    find: 'Mire sus papeles de la corte, la última orden del juez y los avisos de audiencia. Su I-589 pregunta por la corte en la Parte A.I, punto 18.',
    slips:
      'Si un juez le dio asilo, puede ser difícil saber si el caso está cerrado. Si no está seguro, pregunte a un abogado antes de firmar.',
  },
  'p2-2-underlying-petition-receipt-number': {
    question:
      '¿Se basa este formulario en una petición que alguien presentó por usted, y qué número de recibo tiene?',
    asks: 'Escriba el número de recibo solo con letras y cifras. Una petición es un formulario que un pariente o un patrón presenta para que usted saque la tarjeta de residente.',
    why: 'Con este número el oficial junta la petición con este formulario.',
    find: 'Está en el aviso de recibo o en la carta que aprueba la petición. El I-589 no lo pide.',
    slips:
      'El número de su caso de asilo o del permiso de trabajo no es de una petición. Si tiene asilo por un pariente, pregunte a un abogado qué va aquí.',
    skip: 'La casilla dice que es si la hay. Si no hay petición detrás de este formulario, puede quedar vacía.',
  },
  'p2-2-underlying-petition-priority-date': {
    question: 'Si hay una petición a su nombre, ¿qué fecha de prioridad tiene?',
    asks: 'Escriba la fecha: mm/dd/yyyy, o sea mes, día, año. La fecha de prioridad es un lugar en la fila. Es de la petición de la casilla de antes.',
    why: 'En los casos con petición, la agencia la usa para ver a quién le toca.',
    find: 'Busque las palabras priority date en el aviso de la petición. El I-589 no tiene esa fecha.',
    slips:
      'El día en que pidió asilo, o en que se lo dieron, no es fecha de prioridad. La fecha del asilo tiene su casilla en el punto 3.d.',
    skip: 'La casilla dice que es si la hay. Puede quedar vacía si no hay petición.',
  },
  'p2-2-principal-or-derivative-applicant': {
    question: '¿El caso es suyo, o usted entra por el caso de alguien de su familia?',
    asks: 'Marque una sola casilla. Principal quiere decir que el caso es suyo. Derivative (derivado) quiere decir que entra por el caso de un familiar. Entonces el formulario pide el nombre, el número y la fecha de nacimiento de esa persona.',
    why: 'El oficial debe saber qué expediente abrir primero. Cada persona de la familia manda su propio formulario.',
    find: 'Mire la carta de asilo o la orden del juez. Vea quién pidió el asilo. En el I-589, el cónyuge y los hijos están en la Parte A.II. Si no está seguro, pregunte a un abogado antes de firmar.',
    slips:
      'Cada uno manda su formulario, pero eso no hace principal a cada uno. En el asilo, esa palabra es para quien lo ganó con su propio I-589.',
  },
  'p2-2-principal-applicant-name': {
    question: '¿Cuál es el nombre completo de la persona por cuyo caso entró usted?',
    asks: 'Son tres casillas: apellido, nombre y segundo nombre. Aceptan letras, guiones y espacios, sin acentos. Van con la casilla Derivative, que está justo arriba.',
    why: 'El oficial busca el expediente de esa persona y ve qué lazo tiene con usted.',
    find: 'En la carta de asilo de esa persona o en la orden del juez. También está en la Parte A.I, puntos 4 a 6, de su I-589.',
    slips:
      'Algunos ponen aquí su propio nombre. Otros ponen un apodo, o cambian de lugar el nombre y el apellido.',
    skip: 'Si marcó Principal, estas casillas quedan vacías.',
  },
  'p2-2-principal-applicant-a-number': {
    question: '¿Cuál es el Número A (A-Number) de la persona por cuyo caso entró usted?',
    asks: 'Nueve cifras, sin la letra A y sin guiones. Si el número es más corto, ponga ceros delante hasta tener nueve.',
    why: 'Con este número el oficial abre el expediente correcto y lo une con su caso.',
    find: 'En la carta de asilo de esa persona, en la orden del juez o en los papeles de la corte. También está en la Parte A.I, punto 1, de su I-589.',
    slips: 'Aquí no se pide su propio número. Ese va en la Parte 1 y arriba de cada hoja.',
    skip: 'Queda vacía si marcó Principal, o si esa persona no tiene ese número.',
  },
  'p2-2-principal-applicant-birth-date': {
    question: '¿Cuándo nació la persona por cuyo caso entró usted?',
    asks: 'Escriba mes, día y año con barras, como 04/09/1980. El mes va primero.',
    why: 'Dos personas pueden llamarse igual. Con esta fecha el oficial sabe de quién se trata.',
    find: 'En el pasaporte o el acta de nacimiento de esa persona. También está en la Parte A.I, punto 12, de su I-589.',
    slips: 'Muchos ponen primero el día, como en su país. Otros ponen su propia fecha de nacimiento.',
    skip: 'Si marcó Principal, esta casilla queda vacía.',
  },
  'p2-3-family-based-categories': {
    question: '¿Su caso se basa en un lazo de familia con un ciudadano o con un residente?',
    asks: 'Son quince casillas. Unas son para familia cercana de un ciudadano y otras para más familia. Otras son para familia de un residente, o para quien sufrió maltrato de ese familiar (VAWA). Se acepta una sola casilla entre 3.a y 3.g.',
    why: 'Cada casilla tiene sus reglas y sus pruebas. El oficial mira su caso según la que usted marque.',
    find: 'En sus papeles de familia: Form I-130, I-129F o I-360, o la carta que llegó después de mandar uno.',
    slips:
      'Algunos marcan una casilla aquí y otra en 3.d. Si no está seguro, pregunte a un abogado antes de firmar.',
    skip: 'Si su única casilla está en otro grupo, todas estas quedan vacías.',
  },
  'p2-3-investor-and-worker-categories': {
    question: '¿Su caso se basa en un empleo o en dinero que puso en un negocio?',
    asks: 'Son nueve casillas. Una es para quien puso dinero en un negocio (Form I-526 o I-526E). Ocho son para quien trabaja y tiene un Form I-140. Si marca una de esas ocho, el formulario pregunta luego por su familia.',
    why: 'Las reglas cambian según el trabajo y lo que hay que saber para hacerlo. La casilla le dice al oficial qué reglas leer.',
    find: 'En los papeles del I-140, I-526 o I-526E, o en la carta que llegó por ellos.',
    slips:
      'La tarjeta del permiso de trabajo no es lo mismo que el Form I-140. Si no está seguro, pregunte a un abogado antes de firmar.',
    skip: 'Si su única casilla entre 3.a y 3.g está en otro grupo, estas quedan vacías.',
  },
  'p2-3-did-a-relative-file-or-own-the-employer': {
    question: '¿Un familiar mandó su Form I-140, o es dueño de 5 por ciento o más del negocio que lo mandó?',
    asks: 'Hay tres casillas: N/A, No y Yes (sí). N/A es para quien mandó el Form I-140 por sí mismo. Si es sí, el formulario pregunta qué familiar es y qué estatus tiene.',
    why: 'El oficial quiere ver si la oferta de trabajo viene de su propia familia.',
    find: 'Lea quién firmó el I-140 y qué negocio aparece. Pregunte en el negocio quién es el dueño. Si no está seguro, pregunte a un abogado antes de firmar.',
    slips:
      'Algunos piensan solo en el dueño total. El formulario cuenta desde el 5 por ciento. Si usted es derivado, se trata del I-140 del principal.',
    skip: 'Se pregunta a quien marcó una casilla de trabajo en 3.b. Con otra casilla queda vacía.',
  },
  'p2-3-which-relative': {
    question: '¿Qué familiar mandó su I-140 o es dueño de una parte de ese negocio?',
    asks: 'Hay ocho casillas: padre, madre, niño o niña, hijo adulto, hija adulta, hermano, hermana, o ninguno de ellos. Marque solo una.',
    why: 'Muestra al oficial qué tan cerca está usted de quien le dio el trabajo.',
    find: 'Usted sabe quién es. Para estar seguro, busque el nombre en el I-140 o en los papeles del negocio. Si tiene dudas, pregunte a un abogado antes de firmar.',
    slips: 'La casilla dice qué es esa persona de usted, y no qué es usted de ella.',
    skip: 'Es solo para quien marcó Yes (sí) justo arriba. Si no, queda vacía.',
  },
  'p2-3-status-of-that-relative': {
    question: '¿Ese familiar es ciudadano, nacional de EE. UU., residente, o ninguna de estas cosas?',
    asks: 'Son cuatro casillas para el familiar que marcó arriba. Marque una. Se trata del estatus de él o ella, no del suyo.',
    why: 'Así el oficial ve si en este caso de trabajo también entra una regla de familia.',
    find: 'Pregunte a su familiar. Lo muestra su pasaporte de EE. UU., su acta o su tarjeta de residente. Si no está seguro, pregunte a un abogado antes de firmar.',
    slips: 'Algunos lo adivinan por los años que lleva aquí. Los años solos no lo muestran.',
    skip: 'Es solo para quien marcó Yes (sí) en la pregunta del familiar. Si no, queda vacía.',
  },
};
