export const texts = {
  none: 'No tengo una fuente sobre esto. Pregunte a un abogado o a un representante acreditado. Listas oficiales: justice.gov/eoir/list-pro-bono-legal-service-providers (abogados gratuitos) y justice.gov/eoir/recognition-and-accreditation-program (representantes acreditados).',
  advice:
    'Qué hacer o qué contestar en un caso es consejo legal, y aquí no se da. Un abogado o un representante acreditado puede decirlo. Ayuda gratuita: justice.gov/eoir/list-pro-bono-legal-service-providers.',
  onTheMatter: 'Lo que dicen las fuentes sobre el tema:',
  lookUp: 'Esto se revisó hace demasiado tiempo para repetirlo. Está en {{page}}.',
  item: {
    title: 'Página {{page}}, punto {{item}} del Formulario {{form}}',
  },
  flags: {
    arrest: {
      title: 'Un arresto, un cargo o una condena',
      why: 'Los formularios preguntan por todo arresto, también sellado, desestimado o en otro país, y una respuesta puede cambiar un caso. Muchos abogados piden ver antes los papeles de la corte.',
    },
    'trip-home': {
      title: 'Un viaje al país del que usted huyó',
      why: 'Las reglas de la green card preguntan si la persona asilada sigue siendo refugiada. Un viaje a ese país, o con ese pasaporte, puede abrir esa pregunta.',
    },
    'third-country': {
      title: 'Un tiempo en un tercer país',
      why: 'Las reglas preguntan si la persona se había establecido en otro país. Qué cuenta como establecerse es una cuestión de derecho.',
    },
    fraud: {
      title: 'Algo que no era cierto, o papeles que no eran verdaderos',
      why: 'Los papeles o las declaraciones falsas pueden cerrar el camino a la green card, y algunos se pueden perdonar. Importa cómo se dice.',
    },
    'prior-removal': {
      title: 'Una deportación o una orden de salir',
      why: 'Una orden anterior puede cambiar quién decide el caso y lo que es posible.',
    },
    resettlement: {
      title: 'Un estatus permanente en otro país',
      why: 'Las reglas excluyen a quien se estableció firmemente en otro país. Si es así o no es una cuestión de derecho.',
    },
    'unpaid-annual-fee': {
      title: 'Una tarifa anual de asilo sin pagar',
      why: 'Una tarifa sin pagar puede costar un caso pendiente y un permiso de trabajo. Algunas personas están exentas. El tiempo importa.',
    },
    'court-hearing': {
      title: 'Una audiencia en la corte de inmigración',
      why: 'En la corte el juez decide sobre la solicitud, y faltar a una audiencia puede terminar en una orden. El tiempo importa.',
    },
    'domestic-violence': {
      title: 'Violencia en la casa',
      why: 'Hay otras protecciones para quien sufre violencia de su familia, y un secreto especial. Usted no está solo ni sola: un abogado puede verlas antes de presentar nada.',
    },
    'citizenship-claim': {
      title: 'Un voto, o decir que se es ciudadano de EE. UU.',
      why: 'Los formularios preguntan por las dos cosas, y un sí puede cerrar el camino a la green card.',
    },
    'armed-group': {
      title: 'Un grupo armado, un ejército o una pandilla',
      why: 'Los formularios preguntan por todo lazo con grupos que usan la fuerza, también cuando no fue por voluntad propia.',
    },
    'family-changed': {
      title: 'Un matrimonio que terminó, o un hijo que creció',
      why: 'Quien recibió asilo por su cónyuge o por su padre o madre muchas veces debe seguir siendo ese cónyuge o hijo cuando se decide el formulario.',
    },
  },
} as const;
