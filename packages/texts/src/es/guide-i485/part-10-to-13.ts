export const part10To13 = {
  'p10-1-daytime-phone': {
    question: '¿A qué teléfono se le puede llamar durante el día?',
    asks: 'Escriba diez cifras: código de área y número, sin guion, espacio ni paréntesis. Por ejemplo 2025550143.',
    why: 'La agencia lo usa para llamarle si hay una pregunta o cambia una cita.',
    find: 'Está en su teléfono, en su propio número. Su I-589, Parte A.I número 8, tiene el de aquel tiempo; puede ser viejo.',
    slips: 'Si pone el 1 delante, salen once cifras. Un número de otro país no cabe.',
  },
  'p10-2-mobile-phone': {
    question: '¿Cuál es su número de celular, si tiene uno?',
    asks: 'Otra vez diez cifras seguidas, sin signos. Puede ser el mismo número del punto 1.',
    why: 'Da a la agencia otra forma de hallarle, si nadie contesta el primer teléfono.',
    find: 'Mire los ajustes de su teléfono, o llame a un amigo y pídale que lea el número.',
    slips:
      'Algunos dan el teléfono de un ayudante o del jefe. Entonces esa persona recibe las llamadas de su caso.',
    skip: 'Dice "si tiene": quien no tiene celular lo deja vacío.',
  },
  'p10-3-email': {
    question: '¿Cuál es su correo electrónico, si tiene uno?',
    asks: 'Escríbalo entero con el signo @. No caben más de 38 letras y signos.',
    why: 'Es otra forma en que la agencia puede escribirle sobre su caso.',
    find: 'Abra el correo en su teléfono: la dirección está arriba en el menú. Copie letra por letra.',
    slips:
      'Un punto mal puesto lleva el correo a otra persona. Si otros abren ese correo, pueden leer de su caso.',
    skip: 'Dice "si tiene": sin correo, queda vacío.',
  },
  'p10-4-applicant-signature-and-date': {
    question: '¿Va a firmar aquí, a mano, y jurar que todo lo que dio en este formulario es verdad?',
    asks: 'Firme con tinta en la hoja impresa y ponga la fecha a mano, mm/dd/aaaa. Jura que todo está completo y es verdad, y que lo leyó o se lo leyeron. También deja que la agencia pida y comparta sus datos.',
    why: 'Con su firma usted responde por cada palabra. La ley puede castigar una mentira bajo juramento.',
    find: 'Imprima primero las 24 hojas. La línea está en la página 22. Pida que le lean todo en su idioma antes de firmar.',
    slips:
      'Un nombre escrito a máquina, con sello o pegado puede hacer que le devuelvan el formulario. Mire en uscis.gov. Este sitio nunca firma por usted y deja la fecha en blanco.',
  },
  'p11-1-interpreter-name': {
    question: '¿Una persona le puso este formulario en su idioma? ¿Cómo se llama?',
    asks: 'El intérprete, quien pasó cada pregunta y respuesta a su idioma, escribe su apellido y su nombre. Caben letras, guiones y espacios.',
    why: 'Esa persona jura que usted entendió todo. La agencia quiere saber quién fue.',
    find: 'Pídale el nombre de su propia identificación. El intérprete llena y firma toda la Parte 11.',
    slips:
      'Algunos ponen aquí su propio nombre. Un amigo o pariente que le leyó todo también es intérprete, le paguen o no.',
    skip: 'Usted lo deja vacío si leyó el formulario en inglés y nadie se lo puso en su idioma.',
  },
  'p11-2-interpreter-organisation': {
    question: 'Si un intérprete le leyó este formulario, ¿para qué empresa o grupo trabaja esa persona?',
    asks: 'Aquí el intérprete escribe el nombre de su empresa, iglesia o grupo de ayuda. Caben 34 letras. Sin puntos ni comas.',
    why: 'Muestra si esa persona le ayudó por su cuenta o como parte de un grupo.',
    find: 'Pregunte al intérprete. Puede estar en su tarjeta de trabajo o en una carta. No está en los papeles de usted.',
    slips: 'A veces la gente pone aquí su propio trabajo. Esta casilla es solo para el intérprete.',
    skip: 'Queda vacía si nadie le pasó el formulario a su idioma. Un amigo o familiar que no trabaja para un grupo quizá no tenga nada que poner.',
  },
  'p11-3-interpreter-phones': {
    question: '¿A qué teléfono se puede llamar de día a su intérprete?',
    asks: 'Aquí el intérprete da su teléfono de día. Solo números, sin guiones ni espacios. La casilla también acepta la palabra None (ninguno).',
    why: 'El oficial puede tener que llamar a quien le pasó el formulario a su idioma.',
    find: 'Pídalo al intérprete. No está en su I-589 ni en sus otros papeles.',
    slips: 'No lo confunda con su propio número. El de usted va en la Parte 10, puntos 1 y 2.',
    skip: 'Queda vacía si usted leyó el formulario en inglés y nadie se lo pasó a su idioma.',
  },
  'p11-4-interpreter-phones': {
    question: '¿Cuál es el celular de su intérprete, si tiene uno?',
    asks: 'Esta casilla es para el celular del intérprete. Se ponen solo números. También cabe la palabra None (ninguno).',
    why: 'Es otra forma de hallar a esa persona si el teléfono de día no sirve.',
    find: 'Solo el intérprete lo puede dar. Pídalo antes de que firme esta Parte.',
    slips: 'Quizá un amigo que ayudó no quiera dar su número. Deje que esa persona decida y lo escriba.',
    skip: 'Se pide solo si el intérprete tiene celular. Queda vacía si usted no tuvo intérprete.',
  },
  'p11-5-interpreter-email': {
    question: '¿Cuál es el correo electrónico de su intérprete, si tiene uno?',
    asks: 'Aquí el intérprete pone un solo correo. Guarde cada punto y el signo @. Caben unas 40 letras.',
    why: 'Sirve para escribir al intérprete si el oficial tiene dudas de cómo le leyó el formulario.',
    find: 'Pida al intérprete que lo escriba o lo diga letra por letra. Revise que esté bien.',
    slips: 'El correo de usted no va aquí. Va en la Parte 10, punto 3.',
    skip: 'Puede quedar vacía si el intérprete no tiene correo, o si nadie hizo ese trabajo para usted.',
  },
  'p11-certification-language-interpreted': {
    question: '¿En qué idioma le leyó el intérprete este formulario?',
    asks: 'El intérprete pone aquí un idioma, por ejemplo Spanish (español) o Dari. Caben 18 letras. Es el idioma en que usted oyó cada pregunta y dio cada respuesta.',
    why: 'Al firmar abajo, el intérprete jura que habla bien el inglés y este idioma. También jura que le leyó todas las preguntas y todo lo que usted contestó.',
    find: 'Es el idioma que usaron los dos. Su I-589, Parte A.I, puntos 23 y 25, dice qué idiomas habla usted.',
    slips: 'Hay quien pone inglés. El inglés ya está impreso. Esta casilla es para el otro idioma.',
    skip: 'Queda vacía si no tuvo intérprete.',
  },
  'p11-6-interpreter-signature-and-date': {
    question: '¿Ya firmó su intérprete esta página a mano y puso la fecha?',
    asks: 'Aquí firma el intérprete, con tinta, en la hoja impresa. Luego pone la fecha: mes/día/año (mm/dd/yyyy).',
    why: 'El intérprete jura que le leyó todo en su idioma y que usted dijo que entendió. Jurar en falso es un delito.',
    find: 'Primero imprima el formulario. Luego dé esta hoja a quien se lo leyó. Este sitio nunca firma por nadie.',
    slips:
      'Usted no firma aquí. Su firma va en la Parte 10, punto 4. Una firma escrita a máquina, con sello o pegada puede ser rechazada. Revise en uscis.gov.',
    skip: 'Las dos casillas quedan vacías si usted no tuvo intérprete.',
  },
  'p12-1-preparer-name': {
    question: 'Si otra persona llenó este formulario por usted, ¿cuál es su apellido y su nombre?',
    asks: 'Quien ayudó se llama preparer (quien prepara). Pone primero su apellido y luego su nombre. Solo letras, guiones y espacios.',
    why: 'La agencia quiere saber quién hizo el formulario cuando no fue usted. Vale también para quien ayudó gratis.',
    find: 'Esa persona llena esta Parte con los datos de su propia identificación. Puede ser abogado, amigo o familiar.',
    slips:
      'A veces quien ayuda no quiere que se sepa y deja esto vacío. El formulario pide a toda persona que lo hizo por usted.',
    skip: 'Toda la Parte 12 queda vacía si usted llenó el formulario por su cuenta.',
  },
  'p12-2-preparer-organisation': {
    question: '¿Para qué empresa o grupo trabaja quien llenó este formulario por usted?',
    asks: 'Quien preparó pone el nombre de su oficina de abogados, grupo de ayuda o negocio. Caben 34 letras o números.',
    why: 'Dice a la agencia si lo hizo una oficina de abogados, un grupo o una persona sola.',
    find: 'Pregunte a esa persona, o mire su tarjeta, recibo o contrato con usted. Ella lo escribe aquí.',
    slips:
      'Un negocio que llena formularios puede no ser una oficina de abogados. Pregunte quiénes son antes de pagar o firmar.',
    skip: 'Puede quedar vacía si quien ayudó trabaja solo o si nadie preparó el formulario por usted.',
  },
  'p12-3-preparer-phones': {
    question: '¿Qué teléfono de día usa la persona que llenó este formulario por usted?',
    asks: 'Quien preparó pone aquí su teléfono de día: diez números, sin guiones ni espacios. Primero va el código de área.',
    why: 'El oficial puede llamar a esa persona para saber cómo se hizo el formulario.',
    find: 'Lo da quien preparó. Suele estar en su tarjeta o en las cartas de su oficina.',
    slips: 'Un número de otro país no cabe en diez números. El teléfono de usted va en la Parte 10.',
    skip: 'Queda vacía cuando nadie más hizo el formulario por usted.',
  },
  'p12-4-preparer-phones': {
    question: '¿Cuál es el celular de quien llenó este formulario por usted, si tiene uno?',
    asks: 'Esta casilla es para el celular de quien preparó. Caben diez números, sin signos entre ellos.',
    why: 'Es otra forma de hallar a la persona que hizo el formulario.',
    find: 'Pregunte a esa persona. Ella lo pone al llenar su propia Parte.',
    slips: 'Hay quien pone el celular de un hijo o de un amigo. Tiene que ser el de quien preparó.',
    skip: 'Se pide solo si esa persona tiene celular. También queda vacía si usted hizo todo por su cuenta.',
  },
  'p12-5-preparer-email': {
    question: '¿Cuál es el correo electrónico de quien llenó este formulario por usted, si tiene uno?',
    asks: 'Quien preparó pone un solo correo. Caben 38 letras y signos.',
    why: 'La agencia puede usarlo para escribir a esa persona.',
    find: 'Está en su tarjeta o en los mensajes que le mandó. Deje que esa persona lo escriba.',
    slips:
      'Si falta un punto o una letra, el correo no sirve. El de usted no va aquí. Va en la Parte 10, punto 3.',
    skip: 'Puede quedar vacía si esa persona no tiene correo, o si nadie preparó el formulario.',
  },
  'p12-6-preparer-signature-and-date': {
    question: '¿Ya firmó a mano y puso la fecha la persona que llenó este formulario por usted?',
    asks: 'Quien preparó firma con tinta en la hoja impresa y pone la fecha: mes/día/año (mm/dd/yyyy).',
    why: 'Esa persona jura tres cosas: que usted pidió la ayuda, que los datos son de usted y que usted revisó todo.',
    find: 'Primero lea cada hoja, o pida que se la lean. Luego firma quien preparó. Este sitio nunca firma por nadie.',
    slips:
      'No firme en esta casilla. La suya está en la Parte 10, punto 4. Usted jura también por todo lo que esa persona escribió.',
    skip: 'Las dos casillas quedan vacías si solo usted hizo el formulario.',
  },
  'p13-office-interview': {
    question: '¿Está usted en la entrevista y le dijo el oficial que firme aquí?',
    asks: 'En casa no se escribe nada aquí. En la entrevista, el oficial pone los números de los cambios y de las hojas extra. Luego firman con tinta usted y el oficial.',
    why: 'Usted jura ante el oficial que el formulario, con sus cambios, dice la verdad.',
    find: 'El oficial le da esta hoja en la entrevista. Mucha gente lleva copia de su I-485 y su I-589. El oficial puede comparar los dos.',
    slips:
      'Hay quien firma la Parte 13 antes de mandar el formulario. Ese lugar es solo para la entrevista. Su primera firma va en la Parte 10, punto 4.',
    skip: 'Todos dejan vacía la Parte 13 al mandar el formulario. El formulario dice que espere al oficial.',
  },
};
