export const part5 = {
  'p5-1-parent-1-legal-name': {
    question: '¿Cuál es el nombre legal completo de su primer padre o madre?',
    asks: 'Son tres casillas: apellido, nombre y segundo nombre. Aceptan letras, guiones y espacios, sin acentos. El formulario no dice cuál de los dos va primero.',
    why: 'Los nombres de los padres ayudan a probar quién es usted. El oficial los compara con su acta de nacimiento y su caso de asilo.',
    find: 'En su acta de nacimiento o en los papeles de su padre o madre. Su I-589 tiene los dos nombres en la Parte A.III, punto 5.',
    slips: 'Muchos no ponen al padre o madre que murió o que no ven. El nombre se pide igual.',
  },
  'p5-2-parent-1-name-at-birth-if-different': {
    question: '¿Tenía su primer padre o madre otro nombre al nacer?',
    asks: 'El nombre que tenía al nacer, en tres casillas: apellido, nombre y segundo nombre. Se llena solo si no es igual al del punto 1.',
    why: 'Algunos cambian de nombre al casarse o más tarde. Con los dos nombres el oficial puede unir los papeles viejos.',
    find: 'En el acta de nacimiento o de matrimonio de esa persona. En el acta de usted, la madre suele estar con su apellido de soltera.',
    slips: 'Algunos copian dos veces el mismo nombre. Otros ponen el apodo de la casa.',
    skip: 'Si el nombre nunca cambió, estas casillas quedan vacías.',
  },
  'p5-3-parent-1-date-of-birth': {
    question: '¿Cuándo nació su primer padre o madre?',
    asks: 'Escriba mes, día y año con barras, como 05/30/1955. La casilla también acepta la palabra Unknown (no se sabe).',
    why: 'Así no se confunde a su padre o madre con otra persona del mismo nombre.',
    find: 'En el acta de nacimiento, el pasaporte o el carnet de esa persona. A veces está en el acta de usted. No está en su I-589.',
    slips:
      'Algunos inventan el día cuando solo saben el año. Otros la dejan vacía porque esa persona murió; se pide igual.',
  },
  'p5-4-parent-1-country-of-birth': {
    question: '¿En qué país nació su primer padre o madre?',
    asks: 'Solo el nombre del país, sin la ciudad. Acepta letras, guiones y espacios.',
    why: 'Ayuda al oficial a saber quién es esa persona y a ver si va de acuerdo con su I-589.',
    find: 'En el pasaporte o el acta de nacimiento de esa persona. En su I-589, la Parte A.III, punto 5, pone ciudad y país en la misma casilla.',
    slips: 'Algunos ponen la ciudad, como en el I-589. Otros ponen el país donde esa persona vive ahora.',
  },
  'p5-5-parent-2-legal-name': {
    question: '¿Cuál es el nombre legal completo de su otro padre o madre?',
    asks: 'Apellido, nombre y segundo nombre, cada uno en su casilla. Es para quien no puso en el punto 1.',
    why: 'El oficial lee los dos nombres junto a su acta de nacimiento. Si van de acuerdo, hay menos dudas sobre quién es usted.',
    find: 'En su acta de nacimiento. En su I-589, Parte A.III, punto 5, la madre y el padre tienen cada uno su línea.',
    slips:
      'Algunos ponen dos veces a la misma persona, una con cada apellido. Otros no ponen a quien ya murió.',
  },
  'p5-6-parent-2-name-at-birth-if-different': {
    question: '¿Tenía su otro padre o madre un nombre distinto al nacer?',
    asks: 'Apellido, nombre y segundo nombre como eran al nacer. Se piden solo si no son iguales a los del punto 5.',
    why: 'Los papeles viejos de su país pueden tener solo el nombre de nacimiento. Con él, el oficial ve que es la misma persona.',
    find: 'En el acta de nacimiento o de matrimonio de esa persona, o en las actas de los hermanos de usted.',
    slips: 'Algunos ponen el apellido nuevo que vino con la boda. Esta casilla es para el de antes.',
    skip: 'Queda vacía si el nombre siempre fue el mismo.',
  },
  'p5-7-parent-2-date-of-birth': {
    question: '¿Cuándo nació su otro padre o madre?',
    asks: 'Mes, día y año, como 12/02/1960, o la palabra Unknown (no se sabe). La casilla no acepta otras palabras.',
    why: 'Con el nombre y la fecha el oficial distingue a su padre o madre de otra persona.',
    find: 'En el carnet, el pasaporte o el acta de esa persona, o pregunte a la familia. El I-589 no la pide.',
    slips: 'Algunos ponen primero el día. Otros cambian las fechas de los dos padres.',
  },
  'p5-8-parent-2-country-of-birth': {
    question: '¿En qué país nació su otro padre o madre?',
    asks: 'El nombre de un solo país, con letras. Aquí no cabe la ciudad ni el estado.',
    why: 'Los dos padres pueden venir de países distintos. El oficial quiere saber el de cada uno.',
    find: 'En el acta de nacimiento o el pasaporte de esa persona. En su I-589, Parte A.III, punto 5, suele estar al final de la casilla de nacimiento.',
    slips: 'Muchos ponen su propio país por costumbre. Otros ponen el país del pasaporte de esa persona.',
  },
};
