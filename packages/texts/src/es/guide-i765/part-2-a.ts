export const part2A = {
  'p2-1-full-legal-name': {
    question: '¿Cuál es su nombre legal completo: apellido, primer nombre y segundo nombre?',
    asks: 'El apellido va en 1.a, el primer nombre en 1.b y el segundo en 1.c. Solo letras, guiones y espacios: sin acentos ni puntos.',
    why: 'El oficial lo usa para hallar su expediente.',
    find: 'Cópielo de su pasaporte, su carta de asilo o la orden del juez. También está en su I-589, Parte A.I, puntos 4 a 6.',
    slips:
      'Se cambian de lugar el nombre y el apellido, o se pone un apodo. Si tiene dos apellidos, los dos van en 1.a.',
    skip: '1.c queda vacía si no tiene segundo nombre.',
  },
  'p2-2-other-name-used-first': {
    question: '¿Ha usado alguna vez otro nombre, como apellido de soltera o apodo?',
    asks: 'Ponga aquí el primero de sus otros nombres: apellido, primer nombre y segundo. Está a la derecha de la página 1.',
    why: 'Puede haber papeles viejos con ese nombre. Así el oficial los halla.',
    find: 'Vea su acta de nacimiento, papeles de matrimonio, visas viejas y papeles de la escuela. Su I-589, Parte A.I, punto 7, los tiene en una línea.',
    slips:
      'Se olvida el apellido de soltera o los nombres que puso en el I-589. Un nombre que ya no usa también cuenta.',
    skip: 'Queda vacía si nunca usó otro nombre.',
  },
  'p2-3-other-name-used-second': {
    question: '¿Hay un segundo nombre distinto que usted haya usado en algún momento de su vida?',
    asks: 'Un nombre más, en tres casillas: apellido (3.a), primer nombre (3.b), segundo (3.c). Cada nombre va en su propio grupo.',
    why: 'Una persona puede estar con más de un nombre en los archivos de aquí o de otro país.',
    find: 'Vea cómo se escribe su nombre en cédulas, boletos y papeles de corte viejos. Mire su I-589, Parte A.I, punto 7.',
    slips:
      'A veces se ponen dos nombres en una casilla. Se olvida otra forma de escribir el nombre en una visa vieja.',
    skip: 'Queda vacía si usó solo un nombre más, o ninguno.',
  },
  'p2-4-other-name-used-third': {
    question: '¿Ha usado un tercer nombre distinto, o aún más?',
    asks: 'Es el último grupo para otros nombres: 4.a, 4.b y 4.c. Del cuarto en adelante van en la Parte 6, con página 1, Parte 2, punto 2.a.',
    why: 'El formulario pide todos los nombres que ha usado, no solo tres.',
    find: 'Repase la lista de los puntos 2 y 3. Añada los nombres que falten de su I-589 o de otros matrimonios.',
    slips: 'Hay quien para en tres porque ya no hay casillas. Para los demás hay lugar en la Parte 6.',
    skip: 'Queda vacía si en los puntos 2 y 3 ya están todos sus otros nombres.',
  },
  'p2-5-u-s-mailing-address': {
    question: '¿En qué dirección de Estados Unidos recibe usted su correo?',
    asks: 'Calle, unidad (Apt., Ste. o Flr.), ciudad, estado y ZIP de 5 números. Sin signo #, puntos ni comas. Si el correo llega a nombre de otra persona, ese nombre va en 5.a.',
    why: 'La agencia le escribe a esta dirección.',
    find: 'Mire una carta que le llegó o su contrato de renta. En su I-589 es la Parte A.I, punto 9, o el 8 si eran iguales.',
    slips:
      'Aquí va primero el correo y luego la casa. La del I-589 puede ser vieja. Si se muda, una ley da 10 días para avisar a la agencia. Revise en uscis.gov.',
    skip: '5.a queda vacía si el correo llega a su nombre. 5.c, si no hay unidad.',
  },
  'p2-6-mailing-address-same-as-physical': {
    question: '¿Vive usted en el mismo lugar donde recibe su correo?',
    asks: 'Marque Yes (sí) o No. Si marca No, el punto 7 le pide su casa. Si marca Yes, el punto 7 queda vacío.',
    why: 'La agencia quiere los dos datos: a dónde escribir y dónde vive usted.',
    find: 'Vea su contrato de renta o una cuenta de su casa. Luego compare con el punto 5.',
    slips:
      'Hay quien marca Yes cuando el punto 5 es un P.O. box (apartado) o la casa de un amigo. Otros marcan Yes y también llenan el 7.',
  },
  'p2-7-u-s-physical-address': {
    question: 'Si no vive donde recibe su correo, ¿dónde está su casa?',
    asks: 'Calle, unidad (Apt., Ste. o Flr.), ciudad, estado y ZIP de 5 números del lugar donde duerme. Sin signo #, puntos ni comas.',
    why: 'Muestra dónde vive hoy, que puede no ser a donde llega su correo.',
    find: 'Use su contrato de renta, una cuenta de luz o agua, o una nota de la persona con quien vive. Su I-589, Parte A.I, punto 8, puede tener una casa de antes.',
    slips:
      'Un P.O. box (apartado) no es una casa. El número de unidad va en 7.b, no en la línea de la calle.',
    skip: 'Se llena solo si en el punto 6 marcó No. Si marcó Yes, queda vacía.',
  },
  'p2-8-a-number': {
    question: '¿Cuál es su número A (A-Number), si tiene uno?',
    asks: 'Nueve números, uno en cada espacio. La letra A ya está impresa: no la ponga. Si el suyo tiene 8 números, ponga un 0 delante.',
    why: 'Todo su expediente se guarda con este número. Une este formulario con su caso de asilo.',
    find: 'Está en su carta de asilo, papeles de corte, tarjeta de trabajo vieja y avisos. En su I-589 es la Parte A.I, punto 1.',
    slips:
      'Se escribe la A o se olvida el cero de delante. Otros copian el número de recibo, que tiene 13 letras y números.',
    skip: 'Se pide solo si usted tiene uno.',
  },
  'p2-9-applicant-uscis-online-account-number': {
    question: '¿Cuál es el número de su propia cuenta en línea con USCIS, si tiene una?',
    asks: 'Doce letras o números, uno en cada espacio, sin guiones.',
    why: 'Permite a la agencia unir este formulario con su cuenta.',
    find: 'Entre a su cuenta o mire los avisos que van con ella. Su I-589, Parte A.I, punto 3, pide el mismo número.',
    slips:
      'No es su número A, ni el de recibo, ni su correo electrónico. El de la cuenta de un abogado va arriba de la página 1.',
    skip: 'Se pide solo si tiene uno. Queda vacía si nunca abrió una cuenta.',
  },
  'p2-10-sex': {
    question: '¿Cuál de las dos casillas de sexo va con sus papeles: Male (hombre) o Female (mujer)?',
    asks: 'Marque una casilla. El formulario tiene solo esas dos. No hay casilla X.',
    why: 'Ayuda al oficial a ver que los papeles son de usted.',
    find: 'La agencia se guía por el acta hecha al nacer o cerca de esa fecha. Su I-589, Parte A.I, punto 10, también lo pide. Revise en uscis.gov.',
    slips:
      'Las casillas son chicas y están juntas. Es fácil marcar la otra, o las dos. Si sus papeles no dicen lo mismo, hable con un abogado antes de firmar.',
  },
  'p2-11-marital-status': {
    question: '¿Cuál es hoy su estado civil: soltero, casado, divorciado o viudo?',
    asks: 'Marque una de cuatro casillas: Single (soltero), Married (casado), Divorced (divorciado) o Widowed (viudo). Vale el día en que firma.',
    why: 'Muestra su estado civil y se compara con lo que dijo antes a la agencia.',
    find: 'Vea su acta de matrimonio, la orden de divorcio o el acta de muerte de su cónyuge. Su I-589, Parte A.I, punto 11, dice lo de aquel día.',
    slips:
      'No hay casilla para los que viven separados. Una boda en la iglesia o en su país puede contar. Si no está seguro, hable con un abogado antes de firmar.',
  },
  'p2-12-filed-form-i-765-before': {
    question: '¿Ha mandado antes este mismo formulario de permiso de trabajo, el Form I-765?',
    asks: 'Marque Yes (sí) o No. Cuenta todo I-765 de antes, en cualquier fecha y por cualquier motivo.',
    why: 'El oficial puede ver sus trámites de permiso de trabajo de antes.',
    find: 'Busque tarjetas de trabajo viejas, recibos y cartas que digan Form I-765. Si lo mandó un abogado u otra persona, pregúntele. El I-589 no pide esto.',
    slips:
      'Es fácil olvidar una tarjeta de hace años, un formulario negado o uno que mandó otra persona por usted. Si no está seguro, pregunte antes de firmar.',
  },
  'p2-13-social-security-number-if-known': {
    question: '¿Cuál es su número de Seguro Social, si tiene uno y lo sabe?',
    asks: 'Nueve números, sin guiones. Este formulario ya no sirve para pedir la tarjeta de Seguro Social.',
    why: 'Ayuda a la agencia a hallar sus otros datos.',
    find: 'Está en su tarjeta de Seguro Social y en papeles de pago o de impuestos. Su I-589, Parte A.I, punto 2, también lo pide.',
    slips:
      'Un número de impuestos (ITIN) empieza con 9. No es el de Seguro Social. Es fácil cambiar un número de lugar: léalo dos veces.',
    skip: 'Queda vacía si nunca le dieron uno o no lo sabe. El formulario dice que se da si se sabe.',
  },
  'p2-14-countries-of-citizenship': {
    question: '¿De qué país o países es usted ciudadano o nacional hoy?',
    asks: 'Un país en 14.a y otro, si lo hay, en 14.b. Solo letras y espacios. Los demás van en la Parte 6, con página 2, Parte 2, punto 14.a.',
    why: 'La agencia necesita saber qué países lo ven hoy como suyo.',
    find: 'Mire sus pasaportes y cédulas. Su I-589, Parte A.I, punto 14, dice el que tenía cuando lo firmó.',
    slips:
      'El país donde nació puede no ser el suyo hoy. Se olvida un segundo pasaporte. Se escribe el país, por ejemplo Haiti (Haití). Si no está seguro, hable con un abogado antes de firmar.',
    skip: '14.b queda vacía si tiene solo uno.',
  },
  'p2-15-city-town-or-village-of-birth': {
    question: '¿En qué ciudad, pueblo o aldea nació usted?',
    asks: 'Solo el nombre del lugar. Letras, guiones y espacios, sin acentos. El estado y el país van en 15.b y 15.c.',
    why: 'Ayuda a no confundirlo con otra persona del mismo nombre.',
    find: 'Léalo en su acta de nacimiento o pasaporte. Su I-589, Parte A.I, punto 13, tiene ciudad y país en una sola casilla.',
    slips:
      'Hay quien pone la ciudad donde creció, o la más grande de cerca. Otros ponen aquí también el país.',
  },
  'p2-15-state-or-province-of-birth': {
    question: '¿En qué estado, provincia o región nació usted?',
    asks: 'El nombre de la zona donde está su pueblo. En su país puede llamarse estado, provincia o distrito. Solo letras, guiones y espacios.',
    why: 'Hay muchos pueblos con el mismo nombre. La zona dice cuál es.',
    find: 'Suele estar en su acta de nacimiento. El I-589, Parte A.I, punto 13, pide solo ciudad y país, y quizá no esté allí.',
    slips:
      'Hay quien pone el país o el estado donde vive hoy en Estados Unidos. Aquí va la zona donde usted nació.',
  },
  'p2-15-country-of-birth': {
    question: '¿En qué país nació usted?',
    asks: 'El nombre del país, en inglés, solo con letras y espacios.',
    why: 'Se compara con su expediente y su pasaporte.',
    find: 'Vea su acta de nacimiento y su pasaporte. En su I-589 es la última parte de la Parte A.I, punto 13.',
    slips:
      'No siempre es el país de su pasaporte. Hay quien pone Cuban (cubano) y no Cuba. Algunos países hoy tienen otro nombre: vea cómo está en sus papeles y su I-589.',
  },
};
