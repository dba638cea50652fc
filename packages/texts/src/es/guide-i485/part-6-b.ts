export const part6B = {
  'p6-10-is-current-spouse-applying-with-you': {
    question: '¿Su esposo o esposa pide la green card (tarjeta de residente) junto con usted?',
    asks: 'Marque Yes (sí) o No. Pregunta si su pareja también pide la suya. Cada persona manda su propio I-485.',
    why: 'Así la oficina sabe qué casos de la familia van juntos.',
    find: 'Lo saben usted y su pareja. El punto 24 de esposo o esposa en el I-589 es otra cosa: pregunta quién iba en el caso de asilo.',
    slips:
      'Algunos creen que basta una hoja para toda la familia. Si no está seguro, pregunte a un abogado antes de firmar.',
    skip: 'Si ahora no tiene esposo o esposa, las dos casillas quedan vacías.',
  },
  'p6-11-prior-spouse-legal-name': {
    question: '¿Cómo se llamaba la persona con quien estuvo casado antes?',
    asks: 'Ponga el apellido que su ex tenía antes de la boda y luego los nombres. Solo cabe un matrimonio pasado. Los demás van en la Part 14 (página 11, parte 6, puntos 11-18).',
    why: 'La oficina quiere ver todos sus matrimonios, del primero al último.',
    find: 'Mire el acta de esa boda, el papel de divorcio o el acta de muerte. El I-589 no pide los matrimonios pasados.',
    slips:
      'Muchos no ponen un matrimonio corto, uno hecho en otro país o uno anulado. La hoja los cuenta todos.',
    skip: 'Si nunca tuvo otro matrimonio, los puntos 11 a 18 quedan vacíos.',
  },
  'p6-12-prior-spouse-date-of-birth': {
    question: '¿Cuándo nació su exesposo o exesposa?',
    asks: 'Ponga la fecha así: mm/dd/yyyy, primero el mes. Si no la puede hallar, la casilla acepta Unknown (no se sabe).',
    why: 'Ayuda a la oficina a saber con qué persona estuvo casado.',
    find: 'A veces está en el acta de esa boda o en los papeles del divorcio. También mire el acta de nacimiento de un hijo de los dos.',
    slips: 'Algunos ponen una fecha al tanteo. Puede chocar con un papel que tiene el oficial.',
    skip: 'Queda vacía solo si usted no tuvo otro matrimonio.',
  },
  'p6-13-prior-spouse-country-of-birth': {
    question: '¿En qué país nació su exesposo o exesposa?',
    asks: 'Ponga el nombre del país, sin la ciudad. La casilla acepta letras, espacios y guiones.',
    why: 'Ayuda a no confundir a su ex con otra persona del mismo nombre.',
    find: 'Mire el acta de esa boda o los papeles del divorcio.',
    slips: 'El país donde nació y el país del pasaporte son dos cosas. El del pasaporte va en el punto 14.',
    skip: 'Queda vacía si este es su primer matrimonio o si nunca se casó.',
  },
  'p6-14-prior-spouse-country-of-citizenship': {
    question: '¿De qué país era ciudadano su exesposo o exesposa?',
    asks: 'Ponga el nombre del país. La casilla solo acepta letras y espacios.',
    why: 'Sirve para saber quién es su ex y qué papeles puede haber de esa persona.',
    find: 'Está en una copia vieja del pasaporte o de la cédula de su ex. También puede estar en los papeles de la boda.',
    slips: 'Algunos ponen el gentilicio, como mexicano. La casilla pide el país: Mexico.',
    skip: 'Es solo para quien tuvo un matrimonio que ya terminó.',
  },
  'p6-15-date-married-prior-spouse': {
    question: '¿En qué fecha se casó con su exesposo o exesposa?',
    asks: 'Ponga el día de esa boda así: mm/dd/yyyy. La casilla también acepta Unknown (no se sabe).',
    why: 'Con las fechas, el oficial ve cuándo comenzó cada matrimonio.',
    find: 'Está en el acta de esa boda. Los papeles del divorcio muchas veces también la dan.',
    slips: 'Este es el día en que comenzó ese matrimonio. El día en que terminó va en el punto 17.',
    skip: 'Déjela vacía si no tuvo otro matrimonio.',
  },
  'p6-16-place-married-prior-spouse': {
    question: '¿Dónde se casó con su exesposo o exesposa?',
    asks: 'Ponga la ciudad o el pueblo, el estado o la provincia, y el país de esa boda.',
    why: 'Muestra dónde se guarda el acta de ese matrimonio.',
    find: 'Mire el acta de esa boda. Si se perdió, los papeles del divorcio pueden decir el lugar.',
    slips: 'No lo confunda con el punto 9. Ese es para el matrimonio que tiene ahora.',
    skip: 'Si no tuvo otro matrimonio, estas casillas quedan vacías.',
  },
  'p6-17-place-that-marriage-ended': {
    question: '¿En qué lugar terminó por ley ese matrimonio pasado?',
    asks: 'Ponga la ciudad o el pueblo, el estado o la provincia, y el país. Si fue divorcio, es donde está la corte u oficina. Si fue muerte, muchos ponen donde la persona murió.',
    why: 'Así el oficial sabe quién guarda la prueba de que terminó.',
    find: 'Use el papel de divorcio, el papel que lo anuló o el acta de muerte.',
    slips:
      'Algunos ponen donde vivían al separarse. Se pide donde terminó por ley. Si no hubo corte ni papel, pregunte a un abogado antes de firmar.',
    skip: 'Es solo para quien tuvo un matrimonio que terminó.',
  },
  'p6-17-date-that-marriage-ended': {
    question: '¿En qué fecha terminó por ley ese matrimonio pasado?',
    asks: 'Ponga la fecha así: mm/dd/yyyy. Si no se puede hallar, la casilla acepta Unknown (no se sabe).',
    why: 'El oficial la compara con el comienzo de su otro matrimonio, si lo hay.',
    find: 'Si fue divorcio, busque la fecha en que el papel del juez quedó firme. Si fue muerte, use la fecha del acta de muerte.',
    slips:
      'El día en que se separaron no siempre es el día en que terminó por ley. Si las fechas de dos matrimonios se cruzan, pregunte a un abogado antes de firmar.',
    skip: 'Déjela vacía si ningún matrimonio suyo ha terminado.',
  },
  'p6-18-how-that-marriage-ended': {
    question: '¿Cómo terminó ese matrimonio pasado?',
    asks: 'Marque una de cuatro casillas: anulado, divorcio, murió el esposo o la esposa, u otro. Si marca Other (otro), se abre una línea para decir cómo.',
    why: 'Dice al oficial qué papel prueba el fin del matrimonio.',
    find: 'Lo dice el título de su papel: divorcio, papel que lo anuló o acta de muerte.',
    slips:
      'Anulado quiere decir que una corte u oficina dijo que no era válido. Si le dieron asilo por medio de esa pareja, hable con un abogado antes de firmar.',
    skip: 'Quedan vacías si no tuvo otro matrimonio.',
  },
};
