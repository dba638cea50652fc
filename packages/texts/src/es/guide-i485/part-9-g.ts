export const part9G = {
  'p9-76-unlawfully-present-since-1-april-1997': {
    question:
      'Desde el 1 de abril de 1997, ¿estuvo en EE. UU. con su estancia vencida o sin que lo dejaran entrar?',
    asks: 'Marque Sí o No. Es el tiempo después de que acabó la estancia permitida, o el tiempo aquí sin ser admitido ni tener parole. Si es Sí, las fechas van en la Parte 14 y sigue el número 77.',
    why: 'El oficial suma el tiempo en EE. UU. que no estaba permitido.',
    find: 'Su I-94 dice hasta cuándo podía quedarse. Su I-589, Parte A.I número 19.c, tiene sus entradas y el fin de la estancia.',
    slips:
      'Cómo cuenta el tiempo de un caso de asilo abierto es difícil para muchos. No es lo mismo que el permiso de trabajo. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-77-if-76-yes': {
    question:
      '¿La trata grave de personas fue al menos una razón central del tiempo que contó en el número 76?',
    asks: 'Marque Sí o No, solo si el 76 es Sí. Es cuando a uno lo obligan a vender sexo o a trabajar con fuerza, engaños o amenazas. En el sexo, también si la persona no tiene 18 años.',
    why: 'Permite decir que otra persona causó ese tiempo en EE. UU.',
    find: 'Piense en quién lo trajo y qué le hizo hacer. Hay papeles de la policía, de una clínica o de un refugio que lo cuentan.',
    slips:
      'El formulario explica esa palabra a su modo, en una nota debajo. Es larga, y muchos no la leen entera. Si tiene dudas, pregunte a un abogado antes de firmar.',
    skip: 'Si el 76 es No, este número queda vacío.',
  },
  'p9-78-re-entered-uninspected-after-one-year-unlawful-presence': {
    question:
      'Desde el 1 de abril de 1997, ¿volvió o trató de volver sin revisión, tras más de un año aquí sin permiso?',
    asks: 'Marque Sí o No. Se suman los días de todas las estancias desde esa fecha, y luego se pregunta por un regreso, o un intento, sin ser admitido ni tener parole. Un Sí, o un No con dudas, se cuenta en la Parte 14.',
    why: 'La ley tiene un motivo sobre quien salió tras mucho tiempo y volvió sin revisión.',
    find: 'Haga una lista de cada entrada y salida con fechas. Use sellos, boletos, su I-94 y su I-589, Parte A.I número 19.c.',
    slips:
      'Muchos miran una sola estancia, y aquí se suman todas. También cuenta el intento que falló. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-78-re-entered-uninspected-after-removal': {
    question:
      'Desde el 1 de abril de 1997, ¿volvió a EE. UU., o lo intentó, sin revisión después de que lo sacaron?',
    asks: 'Marque Sí o No. Primero fue deportado, excluido o expulsado; luego hubo un regreso, o un intento, sin ser admitido ni tener parole. Un Sí, o un No con dudas, va en la Parte 14.',
    why: 'El oficial pone la fecha de la orden al lado de las fechas de sus entradas.',
    find: 'Vea la orden, los sellos de salida y los papeles de la frontera. Las entradas están en su I-589, Parte A.I número 19.c.',
    slips:
      'El número 74 pregunta si lo sacaron; este, cómo volvió. Una orden vieja de la frontera se olvida con facilidad. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-79-plan-to-practise-polygamy-in-u-s': {
    question: '¿Piensa estar casado con más de una persona a la vez en EE. UU.?',
    asks: 'Marque Sí o No. Poligamia es tener dos o más esposas o esposos al mismo tiempo, y se pregunta por un plan. Para un Sí, o un No con dudas, la Parte 14 tiene espacio.',
    why: 'La ley tiene un motivo sobre ese plan. El oficial lo lee con la Parte 6, sobre sus bodas.',
    find: 'La Parte 6 de este formulario y su I-589, Parte A.II, hablan de sus bodas. Busque el papel de divorcio o de muerte de una anterior.',
    slips:
      'Es difícil si una primera boda nunca terminó en papel. Habla de EE. UU. y de lo que viene. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-80-accompanying-an-inadmissible-helpless-person': {
    question:
      '¿Está con alguien que no puede entrar a EE. UU., que según un médico no puede valerse solo, y que necesita su cuidado?',
    asks: 'Marque Sí o No. Van tres partes juntas: no puede entrar, un médico oficial firmó que no puede valerse solo, y necesita su cuidado. Un Sí, o un No con dudas, va en la Parte 14.',
    why: 'La ley une al que cuida con la persona cuidada. Por eso se pregunta por los dos.',
    find: 'Habría un papel firmado por un médico oficial sobre esa persona. Habla de enfermedad, de discapacidad o de muy poca edad.',
    slips:
      'Muchos leen solo una de las tres partes. Las palabras vienen de una ley, INA 232(c), y son difíciles. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-81-ever-withheld-a-u-s-citizen-child-abroad': {
    question:
      '¿Alguna vez ayudó a tener fuera de EE. UU. a un niño ciudadano de EE. UU., lejos de quien tenía la custodia?',
    asks: 'Marque Sí o No. Son tres partes: un niño ciudadano de EE. UU., retenido en otro país, lejos de quien recibió la custodia. Un Sí, o un No con dudas, se cuenta en la Parte 14.',
    why: 'El oficial busca casos de niños alejados de quien tenía el derecho legal de criarlos.',
    find: 'Busque órdenes de custodia, papeles de divorcio, y cartas o papeles de corte del otro padre.',
    slips:
      'Ayudar a otra persona a hacerlo también está en la pregunta. Vale para toda su vida y todo otro país. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-82-ever-voted-unlawfully': {
    question: '¿Alguna vez votó en EE. UU. cuando la ley no lo permitía?',
    asks: 'Marque Sí o No. Nombra la ley federal, del estado y local: un voto de pueblo cuenta como uno de presidente. Para un Sí, o un No con dudas, los hechos van en la Parte 14.',
    why: 'La ley tiene un motivo sobre votar contra las reglas. El oficial puede preguntar por esto.',
    find: 'Busque una tarjeta de votante, cartas sobre votar, o lo que firmó al sacar una licencia o identificación.',
    slips:
      'Se olvida un voto de pueblo o de escuela, o uno no sabe que lo pusieron en una lista. Vale para toda su vida. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-83-ever-renounced-citizenship-to-avoid-tax': {
    question: '¿Alguna vez dejó la ciudadanía de EE. UU. para no pagar impuestos de EE. UU.?',
    asks: 'Marque Sí o No. Habla de quien era ciudadano de EE. UU. y dejó de serlo por los impuestos. Para un Sí, o un No con dudas, use la Parte 14.',
    why: 'La ley nombra a quien hizo esto como un grupo. El oficial lo pregunta a todos.',
    find: 'Un papel de una embajada de EE. UU. diría que se dejó la ciudadanía y en qué fecha.',
    slips:
      'Es la ciudadanía estadounidense, no la de su país. Vale para toda su vida. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-84-ever-sought-military-exemption-as-alien': {
    question: '¿Alguna vez pidió quedar libre del servicio militar de EE. UU. por no ser ciudadano?',
    asks: 'Marque Sí o No. Es pedir no entrar, o pedir la baja, de las fuerzas armadas o del National Security Training Corps de EE. UU. Un Sí, o un No con dudas, se cuenta en la Parte 14.',
    why: 'Es la primera de tres preguntas, 84.a a 84.c, sobre el servicio militar de EE. UU.',
    find: 'Busque cartas de las fuerzas armadas de EE. UU., o un papel que firmó para quedar libre.',
    slips:
      'Es el servicio estadounidense, no el ejército de su país. Vale para toda su vida. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-84-ever-relieved-from-service-as-alien': {
    question:
      '¿Alguna vez lo dejaron libre o le dieron de baja del servicio militar de EE. UU. por no ser ciudadano?',
    asks: 'Marque Sí o No. El 84.a pregunta si usted lo pidió; este, si se lo dieron. Para un Sí, o un No con dudas, los hechos van en la Parte 14.',
    why: 'Con las dos preguntas el oficial ve si lo que se pidió fue dado.',
    find: 'Una carta de las fuerzas armadas, o su papel de baja, dice por qué lo dejaron ir.',
    slips:
      'Muchos contestan de memoria y no leen el motivo que dice el papel. Vale para toda su vida. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-84-ever-convicted-of-desertion': {
    question: '¿Alguna vez una corte lo declaró culpable de desertar de las fuerzas armadas de EE. UU.?',
    asks: 'Marque Sí o No. Desertar es dejar el servicio sin permiso, y se pregunta si hubo una condena. Un Sí, o un No con dudas, se cuenta en la Parte 14.',
    why: 'Cierra el grupo sobre el servicio de EE. UU. y mira casos de corte, no solo hechos.',
    find: 'Busque un papel de una corte militar con el cargo, el resultado y la fecha.',
    slips:
      'Quien estuvo en el ejército de su país duda aquí. Se habla de las fuerzas armadas estadounidenses, en toda su vida. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-85-ever-left-u-s-to-evade-military-service': {
    question:
      '¿Alguna vez salió de EE. UU., o se quedó fuera, para no hacer el servicio militar de EE. UU. en guerra o emergencia?',
    asks: 'Marque Sí o No. Habla de un tiempo de guerra, o de una emergencia que declaró el Presidente. Si contesta Sí, sigue el número 86.',
    why: 'La ley tiene un motivo sobre irse para no servir. El oficial mira fechas y razones.',
    find: 'Compare sus viajes fuera de EE. UU. con las cartas de las fuerzas armadas de EE. UU. Los sellos muestran las fechas.',
    slips:
      'Nombra las fuerzas armadas estadounidenses, y tanto salir como quedarse fuera. Vale para toda su vida. Si tiene dudas, pregunte a un abogado antes de firmar.',
  },
  'p9-86-if-85-yes': {
    question: 'Si el 85 es Sí, ¿cuál era su nacionalidad o estatus justo antes de salir de EE. UU.?',
    asks: 'Escríbalo con palabras: ciudadano, residente, parole o visitante, en inglés. Solo caben letras y espacios, unas 85.',
    why: 'El oficial tiene que saber cuál era su lugar ante EE. UU. el día que salió.',
    find: 'Vea la tarjeta, visa o I-94 que tenía entonces. Su fecha es de antes del viaje.',
    slips:
      'Muchos ponen el estatus de hoy. Se pide el de justo antes de salir. Si tiene dudas, pregunte a un abogado antes de firmar.',
    skip: 'Se llena solo después de un Sí en el 85. Si el 85 es No, queda cerrado y vacío.',
  },
};
