export const part9B = {
  'p9-17-voluntary-departure-granted-but-stayed-past-it': {
    question:
      '¿Alguna vez le dieron una fecha para salir de EE. UU. por su cuenta y usted no salió a tiempo?',
    asks: 'Marque Sí (Yes) o No. La salida voluntaria es cuando un oficial o un juez le da un último día para irse por su cuenta. Se pregunta si ese día pasó y usted seguía aquí. La nota va en la Parte 14.',
    why: 'El oficial quiere saber cómo terminó cada caso viejo suyo.',
    find: 'La orden del juez o el papel del oficial dice el último día para salir. Compárelo con el sello de salida de su pasaporte o con su boleto.',
    slips:
      'Muchos piensan que solo habla de jueces, pero también nombra a los oficiales. Los casos viejos entran en la pregunta. Si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-18-ever-sought-relief-or-protection-from-removal': {
    question: '¿Alguna vez pidió algún tipo de ayuda o protección para que no lo sacaran de EE. UU.?',
    asks: 'Marque Sí (Yes) o No. Se pregunta si alguna vez la pidió, no solo si la ganó. Entra cualquier protección contra la deportación. Si marca Sí, o No con dudas, va una nota en la Parte 14.',
    why: 'El oficial compara esto con los casos de su archivo, también con su I-589.',
    find: 'Mire su I-589 y los papeles de cualquier caso en la corte. Vea la Parte A.I, punto 18, sobre la corte, y la Parte C, punto 1, sobre casos de antes.',
    slips:
      'Algunas personas no piensan en su propio caso de asilo, o en uno viejo, cuando leen esto. Si no sabe qué cuenta, hable con un abogado antes de firmar.',
  },
  'p9-19-ever-j-visitor-under-two-year-rule': {
    question: '¿Alguna vez vino con visa J de intercambio y con la regla de vivir dos años fuera de EE. UU.?',
    asks: 'Marque Sí (Yes) o No. La visa J es la de los programas de intercambio. Se preguntan dos cosas a la vez: la visita J y la regla de dos años. Si marca Sí, sigue el punto 20.',
    why: 'El oficial necesita saber si esa regla fue alguna vez para usted.',
    find: 'Busque la letra J en sus visas e I-94 viejos y lea los papeles del programa. Su I-589 da las entradas de antes en la Parte A.I, punto 19.c.',
    slips:
      'Unos visitantes J tienen esa regla y otros no. Cuenta cualquier año de su vida. Si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-20-if-19-yes': {
    question: 'Si marcó Sí en el punto 19, ¿ya cumplió la regla de los dos años?',
    asks: 'Marque Sí (Yes) o No solo si marcó Sí en el punto 19. Se pregunta si ya cumplió la regla de vivir fuera. Si marca No, sigue el punto 21.',
    why: 'Le muestra al oficial si la regla sigue abierta o si ya se cumplió.',
    find: 'Los sellos del pasaporte dicen cuándo salió y cuándo volvió. Contratos de renta, papeles de la escuela o recibos de pago dicen dónde vivió.',
    slips:
      'No cuente de memoria. Sume las fechas con papeles. Si no sabe qué tiempo cuenta, hable con un abogado antes de firmar.',
    skip: 'Déjelo vacío si marcó No en el punto 19.',
  },
  'p9-21-if-19-yes-and-20-no': {
    question:
      'Si no cumplió la regla de dos años, ¿le dieron un perdón, o una carta a favor del Departamento de Estado?',
    asks: 'Marque Sí (Yes) o No solo si el punto 19 es Sí y el 20 es No. El perdón (waiver) quita la regla. La carta a favor del Departamento de Estado también entra en esta pregunta.',
    why: 'El oficial revisa si en su caso quitaron la regla.',
    find: 'Busque el aviso del perdón o la carta del Departamento de Estado. Los dos llevan su nombre y una fecha.',
    slips:
      'Una cosa es lo que usted pidió y otra lo que le dieron. Se pregunta por lo que le dieron. Si tiene dudas, hable con un abogado antes de firmar.',
    skip: 'Déjelo vacío si el punto 19 es No, o si el punto 20 es Sí.',
  },
  'p9-22-ever-arrested-cited-charged-detained-diverted': {
    question:
      '¿Alguna vez lo arrestaron, citaron, acusaron o detuvieron, o lo pusieron en un programa en vez de juicio, en cualquier país?',
    asks: 'Marque Sí (Yes) o No. Entran policías, oficiales de frontera y militares de cualquier país, y toda detención. Por cada hecho, la Parte 14 pide qué, dónde, cuándo y cómo terminó, y cuánto duró la pena.',
    why: 'Los oficiales lo comparan con los registros y con lo que dice su I-589.',
    find: 'Mire sus papeles de la policía y de la corte. Su I-589 quizás lo cuenta en la Parte B, punto 2 (en otro país) y en la Parte C, punto 6 (en EE. UU.).',
    slips:
      'Cubre toda su vida. El formulario dice que los registros sellados o borrados también cuentan. Muchos olvidan los casos cerrados sin cargos. Si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-23-ever-committed-any-crime': {
    question: '¿Alguna vez cometió algún delito, aunque nadie lo arrestara, acusara o llevara a la corte?',
    asks: 'Marque Sí (Yes) o No. Habla de delitos de cualquier tipo, aquí o en otro país. Si marca Sí, diga en la Parte 14 qué fue, dónde, cuándo y cómo terminó.',
    why: 'La ley tiene una lista de actos que pueden cerrar el paso a la tarjeta de residente. El oficial mira lo que usted dice que hizo, no solo los registros.',
    find: 'Quizás ningún papel lo muestra y depende de su memoria. Su I-589 pregunta por delitos en EE. UU. en la Parte C, punto 6.',
    slips:
      'No es solo sobre arrestos; eso va en el punto 22. El formulario dice que un registro borrado también cuenta. Si no sabe si algo es delito, hable con un abogado antes de firmar.',
  },
  'p9-24-ever-pled-guilty-or-convicted': {
    question: '¿Alguna vez se declaró culpable de un delito, o lo hallaron culpable, en cualquier país?',
    asks: 'Marque Sí (Yes) o No. El formulario dice que cuenta aunque la corte lo borrara o sellara, o le dieran perdón o amnistía. Si hubo perdón, se piden esos papeles. Los datos de cada caso van en la Parte 14.',
    why: 'El oficial lee cómo terminó cada cargo. Este punto mira el final; el punto 22 mira el comienzo.',
    find: 'El registro de la corte dice qué declaró usted y cuál fue el resultado. Su I-589 quizás nombra el caso en la Parte B, punto 2, y en la Parte C, punto 6.',
    slips:
      'Muchos olvidan los casos sin cárcel y los casos sellados. La pregunta cubre toda su vida. Si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-25-ever-punished-or-liberty-restrained-by-judge': {
    question: '¿Alguna vez un juez le puso un castigo, o vivió con límites a su libertad?',
    asks: 'Marque Sí (Yes) o No. El formulario nombra cárcel, pena suspendida, arresto en casa, libertad bajo vigilancia, clases, tratamiento por drogas o alcohol y servicio comunitario. En la Parte 14 diga cuánto duró.',
    why: 'El oficial necesita ver todas las penas, también las que fueron sin cárcel.',
    find: 'Mire la pena en los papeles de la corte y las notas del oficial de libertad vigilada. Su I-589 quizás habla de esto en la Parte B, punto 2, o en la Parte C, punto 6.',
    slips:
      'Es fácil olvidar una pena suspendida o una clase que pidió el juez. Cuentan los casos sellados y los de otros países. Si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-26-ever-broke-controlled-substance-law': {
    question: '¿Alguna vez violó una ley de drogas, o trató o planeó hacerlo, en cualquier estado o país?',
    asks: 'Marque Sí (Yes) o No. Nombra las leyes de drogas de un estado, de EE. UU. y de otros países. También entra tratar de hacerlo o planearlo. Si marca Sí, la Parte 14 pide qué, dónde, cuándo y cómo terminó.',
    why: 'Las faltas por drogas están en la lista que el oficial tiene que revisar.',
    find: 'Piense en toda su vida y luego mire papeles de la policía, la corte o la escuela. Su I-589, Parte C, punto 6, pregunta por delitos en EE. UU.',
    slips:
      'No dice que lo tuvieran que descubrir. El formulario dice que un registro sellado o borrado también cuenta. Si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-27-ever-trafficked-drugs-or-helped': {
    question:
      '¿Alguna vez vendió o movió drogas ilegales, ganó algo con eso, o ayudó a otros sabiendo lo que era?',
    asks: 'Marque Sí (Yes) o No. Entra la venta, lo que se ganó con ella y la ayuda que dio sabiendo. Si marca Sí, escriba en la Parte 14 qué pasó, dónde, cuándo y cómo terminó.',
    why: 'El negocio de drogas es una causa aparte del punto 26. Por eso el oficial pregunta solo por él.',
    find: 'Depende de su memoria y de los papeles de la policía o la corte, si hay. Lea qué dice su I-589 en la Parte B, punto 2, y en la Parte C, punto 6.',
    slips:
      'Cubre cualquier país y toda su vida, también los casos sellados o borrados. Si alguien lo obligó a ayudar, o si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-28-family-of-drug-trafficker-who-gained-benefit': {
    question:
      'En los últimos 5 años, ¿recibió algo del negocio de drogas de su esposo, esposa, madre o padre que no es ciudadano?',
    asks: 'Marque Sí (Yes) o No. Junta tres cosas: la familia, el negocio de drogas y el dinero u otra ventaja que usted recibió en los últimos 5 años. Si marca Sí, sigue el punto 29, y los datos van en la Parte 14.',
    why: 'La ley también mira lo que recibió la familia, no solo a quien vendió drogas.',
    find: 'Los papeles de la corte de esa persona pueden ayudar con las fechas. Piense en dinero, renta, gastos de escuela o regalos.',
    slips:
      'Los 5 años son sobre cuándo recibió usted la ventaja. Si hubo algo así en su familia y tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-29-if-28-yes': {
    question:
      'Si marcó Sí en el punto 28, ¿sabía, o era fácil saber, que el dinero o la ventaja venía de las drogas?',
    asks: 'Marque Sí (Yes) o No solo si marcó Sí en el punto 28. Se pregunta qué sabía usted, y también qué habría sabido otra persona en su lugar.',
    why: 'El oficial mira lo que usted sabía entonces, no solo lo que recibió.',
    find: 'Depende de su memoria: lo que vio y lo que le dijeron. Es raro que un papel lo muestre.',
    slips:
      'No es solo si alguien se lo dijo. También entra lo que usted podía ver con claridad. Si tiene dudas, hable con un abogado antes de firmar.',
    skip: 'Déjelo vacío si marcó No en el punto 28.',
  },
  'p9-30-ever-engaged-in-prostitution-or-intend-to': {
    question: '¿Alguna vez tuvo sexo por dinero como trabajo, o viene a EE. UU. para hacerlo?',
    asks: 'Marque Sí (Yes) o No. Cubre toda su vida, en cualquier país, y también sus planes aquí. Si marca Sí, la Parte 14 pide dónde y cuándo, y cómo terminó el caso si hubo policía.',
    why: 'Es uno de los actos que nombra la ley. A todas las personas les hacen esta misma pregunta.',
    find: 'No hace falta un papel para saberlo. Si hubo policía o corte, mire esos papeles.',
    slips:
      'El formulario dice que cuenta aunque el registro esté sellado o borrado. Si alguien lo forzó, o si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-31-ever-procured-or-imported-for-prostitution': {
    question: '¿Alguna vez buscó o trajo personas para la prostitución, o trató de hacerlo?',
    asks: 'Marque Sí (Yes) o No. Entra lo que hizo usted o por medio de otros, y también solo intentarlo. Si marca Sí, escriba en la Parte 14 qué pasó, dónde, cuándo y cómo terminó.',
    why: 'El punto 30 habla de lo que hizo uno mismo. Este habla de tomar parte en lo que hicieron otros.',
    find: 'Si hubo un caso, los papeles de la policía o la corte dan las fechas. Lo demás es lo que usted recuerda.',
    slips:
      'Dice directa o indirectamente, y eso abarca mucho. Cubre toda su vida, todos los países y los registros sellados. Si tiene dudas, hable con un abogado antes de firmar.',
  },
  'p9-32-ever-received-prostitution-proceeds': {
    question: '¿Alguna vez recibió dinero que venía de la prostitución?',
    asks: 'Marque Sí (Yes) o No. Habla de cualquier dinero, sin poner un mínimo. Los datos van en la Parte 14: dónde, cuándo y en qué terminó.',
    why: 'Este punto mira de dónde vino el dinero. Los puntos 30 y 31 miran los actos.',
    find: 'Piense en pagos, renta, partes o regalos, aquí y en otros países. Un papel del banco o de la corte puede tener la fecha.',
    slips:
      'No dice que el trabajo fuera suyo. Abarca toda su vida y también los casos sellados. Si tiene dudas, hable con un abogado antes de firmar.',
  },
};
