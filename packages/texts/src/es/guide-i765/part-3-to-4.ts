export const part3To4 = {
  'p3-1-reads-and-understands-english': {
    question: '¿Sabe leer inglés, y leyó y entendió usted mismo todo este formulario?',
    asks: 'La casilla 1.a es para quien leyó en inglés cada pregunta, cada instrucción y cada respuesta suya. El formulario pide marcar una: 1.a o 1.b.',
    why: 'Usted firma que entendió todo. El oficial quiere saber cómo: si lo leyó usted o se lo leyó otra persona.',
    find: 'Solo usted lo sabe. Su I-589 pregunta si habla bien inglés en la Parte A.I, punto 24.',
    slips:
      'Algunos la marcan porque parece más fácil, aunque otra persona les leyó el formulario. La casilla 1.b es la que cuenta esa ayuda.',
    skip: 'Quien marca 1.b deja vacía la casilla 1.a.',
  },
  'p3-1-interpreter-read-it-in-this-language': {
    question: '¿Un intérprete le leyó todo el formulario en un idioma que usted habla bien, y en cuál?',
    asks: 'La casilla 1.b es para quien oyó leer cada pregunta, cada instrucción y cada respuesta. Ponga el idioma en la línea. Luego la Parte 4 pide quién fue el intérprete.',
    why: 'El oficial quiere ver que el idioma no le impidió saber lo que firma.',
    find: 'Ponga el idioma que se usó, no su país. Su I-589 nombra sus idiomas en la Parte A.I, puntos 23 y 25.',
    slips:
      'Este idioma es el mismo que va en la Parte 4. Muchos marcan la casilla, pero el intérprete no firma allí.',
    skip: 'Quien marca 1.a deja vacías esta casilla y su línea.',
  },
  'p3-2-preparer-prepared-it-at-my-request': {
    question: '¿Otra persona llenó este formulario por usted porque usted se lo pidió?',
    asks: 'Esta casilla es para quien tuvo un preparador: otra persona que llenó el formulario con lo que usted le dijo. Ponga su nombre en la línea. La Parte 5 pide luego sus datos.',
    why: 'El oficial quiere saber quién escribió las respuestas y que vienen de usted.',
    find: 'Pida a quien le ayudó que le diga cómo escribe su nombre. Es el mismo nombre de la Parte 5, punto 1.',
    slips:
      'Algunos creen que solo cuenta un abogado al que se paga. También es preparador un amigo que llena el formulario por usted gratis.',
    skip: 'La casilla 2 se suma a 1.a o 1.b. No toma su lugar. Si nadie llenó el formulario por usted, queda vacía.',
  },
  'p3-3-daytime-phone': {
    question: '¿A qué teléfono lo pueden llamar durante el día?',
    asks: 'Escriba diez números: el código de área y luego el teléfono. No ponga espacios, guiones ni el 1 de adelante. El formulario pone los signos.',
    why: 'Si la oficina tiene una duda sobre su formulario, lo puede llamar.',
    find: 'Use el número al que contesta hoy. Su I-589 tiene uno en la Parte A.I, punto 8, pero puede ser viejo.',
    slips:
      'Un número de otro país no cabe en esta casilla. Algunos dan el número de un amigo que ya se mudó.',
  },
  'p3-4-mobile-phone': {
    question: 'Si tiene celular, ¿cuál es su número?',
    asks: 'Escriba diez números seguidos, con el código de área primero. Puede ser el mismo número del punto 3.',
    why: 'El celular va con usted. Así la oficina tiene otra forma de hablarle.',
    find: 'Está en los ajustes de su teléfono. Su I-589 puede tenerlo en la Parte A.I, punto 9, si allí puso un teléfono.',
    slips:
      'La gente cambia de celular y copia el número de un papel viejo. Revise cada número antes de imprimir.',
    skip: 'Se pide solo si lo hay. Si no tiene celular, la casilla puede quedar vacía.',
  },
  'p3-5-email': {
    question: 'Si usa correo electrónico, ¿cuál es su dirección?',
    asks: 'Escriba la dirección completa con el signo @. En la casilla caben 38 letras y signos.',
    why: 'La oficina le puede escribir allí sobre este formulario.',
    find: 'Abra el correo en su teléfono y mire un mensaje que usted mandó. El I-589 no tiene casilla para esto.',
    slips:
      'Con una letra mal, el correo le llega a otra persona. Algunos dan la dirección de quien les ayuda y no ven lo que llega.',
    skip: 'Se pide solo si lo hay. Si no tiene correo, la casilla puede quedar vacía.',
  },
  'p3-6-abc-settlement-box-salvadoran-guatemalan': {
    question: '¿Es usted una persona de El Salvador o Guatemala con derechos bajo el acuerdo ABC?',
    asks: 'Es una sola casilla para marcar. El formulario dice que es para personas de El Salvador o Guatemala que pueden recibir beneficios del acuerdo ABC, un acuerdo de la corte.',
    why: 'El oficial debe saber si en su caso se usa lo que dice ese acuerdo.',
    find: 'Busque las letras ABC en los papeles viejos de su caso. Si no está seguro, pregunte a un abogado antes de firmar.',
    slips:
      'Ser de uno de esos dos países no basta por sí solo. La casilla trata del acuerdo, no solo del pasaporte.',
    skip: 'Es solo para ese grupo. Para las demás personas queda vacía.',
  },
  'p3-7-applicant-signature-and-date': {
    question: '¿Ya leyó todo el formulario y está listo para firmar a mano y poner la fecha?',
    asks: 'Firme con tinta en el formulario impreso y ponga la fecha así: mes, día y año (mm/dd/yyyy). Este sitio nunca firma por usted. En la pantalla la casilla de la firma está cerrada.',
    why: 'Al firmar, usted jura que todo está completo y es verdad. También deja que la agencia use sus registros para decidir.',
    find: 'Lea antes el texto que está arriba de la línea. Si el inglés le cuesta, pida que se lo lean en su idioma.',
    slips:
      'Una firma pegada, sellada o hecha a máquina puede ser rechazada. Algunos olvidan la fecha o firman antes de acabar. El formulario se manda estando en los Estados Unidos.',
  },
  'p4-1-interpreter-name-and-organisation': {
    question: 'Si alguien le leyó el formulario en su idioma, ¿cuál es el nombre completo de esa persona?',
    asks: 'Esta casilla la llena el intérprete, no usted. El apellido va en 1.a y el nombre en 1.b. Aquí empieza la Parte 4, que es para quien le leyó el formulario.',
    why: 'El oficial quiere saber quién le leyó el formulario, y poder hablar con esa persona.',
    find: 'El intérprete copia su nombre de un papel con foto. Es la persona de la Parte 3, punto 1.b.',
    slips:
      'Algunos ponen aquí su propio nombre. Otros no ponen al amigo o al hijo que les leyó todo. La ayuda sin pago también cuenta.',
    skip: 'Si nadie le interpretó, toda la Parte 4 queda vacía.',
  },
  'p4-2-interpreter-name-and-organisation': {
    question: '¿El intérprete trabaja para una empresa o grupo, y cómo se llama?',
    asks: 'El intérprete pone aquí el nombre de la empresa, la iglesia o el grupo de ayuda. Caben 34 letras, números, espacios o guiones.',
    why: 'Así se sabe para quién hizo ese trabajo el intérprete, si fue para alguien.',
    find: 'El intérprete lo sabe. Puede estar en su carnet de trabajo o en las cartas del grupo.',
    slips: 'No se pide dónde trabaja usted. El trabajo de usted no va en la Parte 4.',
    skip: 'Se pide solo si lo hay. Un amigo o familiar que ayuda por su cuenta la deja vacía. Si no tuvo intérprete, usted también la deja vacía.',
  },
  'p4-3-interpreter-mailing-address': {
    question: '¿A qué dirección le pueden mandar cartas a su intérprete?',
    asks: 'El intérprete pone calle, ciudad, estado y código ZIP. Marca Apt., Ste. o Flr. si lo tiene. La provincia y el código postal son para otro país. Al final va el país.',
    why: 'El oficial puede querer escribirle a quien le leyó el formulario.',
    find: 'La da el intérprete. Es donde él o ella recibe sus cartas, en casa o en el trabajo.',
    slips:
      'Muchos ponen aquí la dirección del solicitante. No ponga puntos, comas ni el signo #: las casillas no los aceptan.',
    skip: 'Si no hubo intérprete, todas estas casillas quedan vacías.',
  },
  'p4-4-interpreter-phones-and-email': {
    question: '¿A qué teléfono pueden llamar de día a su intérprete?',
    asks: 'El intérprete pone diez números: primero el código de área, sin guiones ni espacios.',
    why: 'Una llamada es la forma rápida de pedirle al intérprete que diga cómo le leyó el formulario.',
    find: 'Pídalo al intérprete. No es el teléfono de usted. El suyo va en la Parte 3, punto 3.',
    slips: 'Algunos ponen el mismo teléfono para el solicitante y el intérprete. Cada uno tiene su casilla.',
    skip: 'Queda vacía si nadie le leyó el formulario en otro idioma.',
  },
  'p4-5-interpreter-phones-and-email': {
    question: 'Si su intérprete tiene celular, ¿cuál es el número?',
    asks: 'El intérprete pone los diez números del celular, con el código de área primero. Puede ser el mismo del punto 4.',
    why: 'Da a la oficina otra forma de hablar con el intérprete si no contesta el primer teléfono.',
    find: 'Solo el intérprete lo puede dar. No tiene que buscarlo en sus papeles.',
    slips: 'Un celular de otro país no cabe: la casilla acepta diez números y no acepta el signo más.',
    skip: 'Se pide solo si lo hay. Queda vacía si el intérprete no tiene celular o si no tuvo intérprete.',
  },
  'p4-6-interpreter-phones-and-email': {
    question: 'Si su intérprete usa correo electrónico, ¿cuál es la dirección?',
    asks: 'El intérprete pone la dirección completa con el signo @. Caben 38 letras y signos.',
    why: 'Así la oficina le puede mandar una nota en vez de llamar.',
    find: 'Pida al intérprete que la escriba con cuidado. De oído es fácil perder un punto o un guion.',
    slips: 'El correo de usted va en la Parte 3, punto 5, no aquí.',
    skip: 'Se pide solo si lo hay. Queda vacía si el intérprete no usa correo o si nadie le interpretó.',
  },
  'p4-certification-language-interpreted': {
    question: '¿En qué idioma le leyó el formulario su intérprete?',
    asks: 'El intérprete pone el nombre del idioma en la línea. El formulario pide que sea el mismo de la Parte 3, punto 1.b. Es parte de lo que el intérprete jura.',
    why: 'El intérprete jura que habla bien inglés y este idioma, y que le leyó cada pregunta y cada respuesta.',
    find: 'Es el idioma que usaron ustedes dos para este formulario.',
    slips:
      'A veces la Parte 3 dice un idioma y esta línea dice otro. O se pone un país o un pueblo y no la lengua que hablan.',
    skip: 'Si usted mismo leyó el formulario en inglés, esta línea queda vacía.',
  },
  'p4-7-interpreter-signature-and-date': {
    question: '¿Su intérprete ya firmó a mano el formulario impreso y puso la fecha?',
    asks: 'El intérprete firma con tinta en el formulario impreso y pone el día así: mm/dd/yyyy. Usted no firma aquí. Este sitio nunca firma.',
    why: 'El intérprete jura, bajo pena de perjurio, que le leyó todo y que usted dijo que lo entendió.',
    find: 'Quien firma es el intérprete. Antes lee el texto que está arriba de la línea.',
    slips:
      'Muchos imprimen y olvidan que el intérprete también firma. Otros firman aquí en lugar del intérprete.',
    skip: 'Si no hubo intérprete, la línea y la fecha quedan vacías.',
  },
};
