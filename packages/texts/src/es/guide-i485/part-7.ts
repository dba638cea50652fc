export const part7 = {
  'p7-1-total-living-children-anywhere': {
    question: '¿Cuántos hijos vivos tiene en todo el mundo?',
    asks: 'Ponga un número. Cuente hijos e hijas de toda edad y país, casados o no: de sangre, adoptados por ley, hijastros de ahora y los que están perdidos.',
    why: 'La oficina quiere conocer a toda su familia. El oficial puede compararlo con su caso de asilo.',
    find: 'Cuente con las actas de nacimiento y los papeles de adopción. Su I-589 da un total en la Part A.II, los hijos, pero puede ser viejo. Muchos que no tienen hijos ponen 0.',
    slips:
      'Algunos no cuentan a los hijos grandes, a los que viven con el otro padre o madre, o a los que nacieron fuera del matrimonio. Aquí también cuentan.',
  },
  'p7-2-child-1-legal-name': {
    question: '¿Cuál es el nombre legal completo de su primer hijo o hija?',
    asks: 'Ponga el apellido, el primer nombre y el segundo nombre, si lo tiene. Caben letras, espacios y guiones; sin acentos.',
    why: 'La oficina anota a sus hijos por nombre para saber quién es de su familia.',
    find: 'Cópielo del pasaporte o del acta de nacimiento. Su I-589 lo tiene en la Part A.II, child 1 (hijo 1), puntos 5 a 7.',
    slips:
      'Se pide el nombre legal de hoy. Un apodo, o el nombre de antes de una boda o adopción, puede no ser igual al de los papeles.',
    skip: 'Si no tiene hijos vivos, la parte de los hijos queda vacía.',
  },
  'p7-2-child-1-a-number': {
    question: '¿Cuál es el A-Number (número de extranjero) de su primer hijo o hija, si lo tiene?',
    asks: 'Ponga nueve números, sin la letra A y sin guion. Si es corto, ponga ceros al principio.',
    why: 'Con él, la oficina halla el archivo de su hijo o hija.',
    find: 'Mire el permiso de trabajo, la tarjeta de residente o los papeles de asilo de su hijo. Su I-589 lo tiene en la Part A.II, child 1 (hijo 1), punto 1.',
    slips: 'Cada persona tiene su número. No ponga el suyo ni el de otro hijo.',
    skip: 'Si el hijo no tiene ese número, como el que nació en EE. UU., la casilla queda vacía.',
  },
  'p7-2-child-1-date-of-birth': {
    question: '¿Cuándo nació su primer hijo o hija?',
    asks: 'Ponga la fecha así: mm/dd/yyyy, primero el mes. La casilla también acepta Unknown (no se sabe).',
    why: 'Muestra la edad del hijo o hija y ayuda a no confundirlo con otra persona.',
    find: 'Use el acta de nacimiento o el pasaporte. Su I-589 la tiene en la Part A.II, child 1 (hijo 1), punto 8.',
    slips:
      'Revise que no estén cambiados el día y el mes. Si su hijo tiene 21 años o está cerca, pregunte a un abogado por el caso de él.',
    skip: 'Es solo para quien tiene un hijo vivo.',
  },
  'p7-2-child-1-country-of-birth': {
    question: '¿En qué país nació su primer hijo o hija?',
    asks: 'Ponga solo el nombre del país. La casilla acepta letras, espacios y guiones.',
    why: 'Ayuda a saber quién es su hijo o hija. Se puede comparar con el acta de nacimiento.',
    find: 'Mire el acta o el pasaporte. Su I-589 tiene la ciudad y el país en una casilla: Part A.II, child 1 (hijo 1), punto 9.',
    slips:
      'Algunos ponen por costumbre el país de los padres. Un hijo puede nacer en el camino, en otro país.',
    skip: 'Si no tiene hijos vivos, déjela vacía.',
  },
  'p7-2-child-1-relationship-to-you': {
    question: '¿Qué es de usted su primer hijo o hija: de sangre, hijastro o adoptado?',
    asks: 'Ponga pocas palabras. La hoja da ejemplos: biological child (de sangre), stepchild (hijastro) y legally adopted child (adoptado por ley). Caben 34 letras.',
    why: 'La oficina quiere saber si el lazo es de sangre, por matrimonio o por adopción.',
    find: 'El lazo está en el acta de nacimiento o en la orden de adopción. Para un hijastro, en el acta de matrimonio. El I-589 no lo pide.',
    slips: 'Algunos ponen solo hijo o hija. Eso no dice cuál de estos lazos es.',
    skip: 'Queda vacía solo si no tiene hijos vivos.',
  },
  'p7-2-child-1-filing-own-i-485-now': {
    question: '¿Su primer hijo o hija también manda ahora su propio I-485?',
    asks: 'Marque Yes (sí) o No. Pregunta por una hoja propia del hijo, enviada en este tiempo. Cada persona lleva la suya.',
    why: 'Así la oficina ve qué casos de la familia van unidos.',
    find: 'Vea qué hojas manda ahora su familia. El punto 21 de child 1 (hijo 1) en el I-589 era del caso de asilo; no es lo mismo.',
    slips:
      'Un hijo no pide la tarjeta de residente solo por estar en su lista. Si no está seguro, pregunte a un abogado antes de firmar.',
    skip: 'Si no tiene hijos vivos, las dos casillas quedan vacías.',
  },
  'p7-3-child-2-legal-name': {
    question: '¿Cuál es el nombre legal completo de su segundo hijo o hija?',
    asks: 'Ponga el apellido y los nombres. El tercer hijo y los demás van en la Part 14 (página 12, parte 7, punto 3).',
    why: 'La hoja pide a cada hijo vivo, no solo a los que vinieron con usted.',
    find: 'Use el pasaporte o el acta de nacimiento. Su I-589 lo tiene en la Part A.II, página 3: child 2 (hijo 2), puntos 5 a 7.',
    slips:
      'Si contó tres o más en el punto 1, algunos paran aquí y olvidan la Part 14. Los acentos no caben en las casillas.',
    skip: 'Si tiene un solo hijo vivo, o ninguno, esta parte queda vacía.',
  },
  'p7-3-child-2-a-number': {
    question: '¿Cuál es el A-Number (número de extranjero) de su segundo hijo o hija, si lo tiene?',
    asks: 'Ponga solo nueve números, sin letra y sin guion. Si es corto, los ceros van al principio.',
    why: 'Con él, la oficina une a este hijo con su archivo.',
    find: 'Está en las tarjetas o en los papeles de asilo de su hijo. En su I-589 está en la Part A.II, child 2 (hijo 2), punto 1.',
    slips: 'Los números de una misma familia se parecen mucho. Revise bien las últimas cifras.',
    skip: 'Déjela vacía si este hijo no tiene ese número, o si no hay segundo hijo.',
  },
  'p7-3-child-2-date-of-birth': {
    question: '¿Cuándo nació su segundo hijo o hija?',
    asks: 'Ponga la fecha así: mm/dd/yyyy, primero el mes. Si no se sabe, la casilla acepta Unknown.',
    why: 'La fecha muestra la edad y ayuda a no confundir a los hermanos.',
    find: 'Use el acta de nacimiento o el pasaporte. Su I-589 la tiene en la Part A.II, child 2 (hijo 2), punto 8.',
    slips:
      'Con varios hijos es fácil cruzar las fechas. Revise que esta fecha sea de este hijo. Si tiene 21 años o está cerca, pregunte a un abogado por el caso de él.',
    skip: 'Déjela vacía si no tiene un segundo hijo.',
  },
  'p7-3-child-2-country-of-birth': {
    question: '¿En qué país nació su segundo hijo o hija?',
    asks: 'Ponga el país, no la ciudad. Caben letras, espacios y guiones.',
    why: 'Es otra manera de saber de qué hijo se trata.',
    find: 'Léalo en el acta de nacimiento o en el pasaporte. Su I-589 lo tiene, con la ciudad, en la Part A.II, child 2 (hijo 2), punto 9.',
    slips: 'Los hermanos pueden nacer en países distintos. No copie sin ver lo que puso para el hijo 1.',
    skip: 'Es solo para quien tiene dos hijos vivos o más.',
  },
  'p7-3-child-2-relationship-to-you': {
    question: '¿Qué es de usted su segundo hijo o hija: de sangre, hijastro o adoptado?',
    asks: 'Ponga una frase corta. Los ejemplos de la hoja son biological child (de sangre), stepchild (hijastro) y legally adopted child (adoptado por ley). Caben 34 letras.',
    why: 'Dice si el lazo es de sangre, por matrimonio o por adopción. Los papeles de cada uno no son los mismos.',
    find: 'Está en el acta de nacimiento o en la orden de adopción. Para un hijastro, en el acta de su boda con el padre o la madre.',
    slips:
      'En una casa puede haber lazos distintos. Un niño que usted cría sin adopción legal es un caso difícil: pregunte a un abogado antes de firmar.',
    skip: 'Si tiene un solo hijo, o ninguno, queda vacía.',
  },
  'p7-3-child-2-filing-own-i-485-now': {
    question: '¿Su segundo hijo o hija también manda ahora su propio I-485?',
    asks: 'Marque Yes (sí) o No solo por este hijo. Pregunta por un I-485 aparte, a nombre del hijo, enviado en este tiempo.',
    why: 'Así la oficina sabe qué papeles ver junto con los suyos.',
    find: 'Vea las hojas que su familia va a mandar. El punto 21 de child 2 (hijo 2) en el I-589 era del caso de asilo, no de la green card.',
    slips:
      'La respuesta puede ser distinta para cada hijo. Si no está seguro, pregunte a un abogado antes de firmar.',
    skip: 'Si no hay segundo hijo, las dos casillas quedan vacías.',
  },
};
