export const texts = {
  title: 'Lo que Puente no hace',
  not: {
    title: 'Puente no',
    lines: [
      'da consejo legal: copia lo que está en un formulario a otro, y cita lo que dicen las fuentes',
      'elige por usted una categoría, un formulario ni una respuesta',
      'firma, envía ni presenta nada; USCIS no recibe nada de Puente',
      'juzga si un arresto, un viaje o una respuesta importa',
      'sabe si una edición, una tarifa o una dirección cambió después del día que está a su lado',
      'lee toda letra: lo que no es seguro se marca, y cuenta la imagen, no la lectura',
    ],
  },
  who: {
    title: 'Quién necesita un abogado o un representante acreditado antes de presentar',
    lines: [
      'quien alguna vez fue arrestado, acusado o condenado, en cualquier país, también de menor o si se desestimó',
      'quien tiene una orden de deportación, faltó a una audiencia o tiene un caso en la corte de inmigración',
      'quien volvió al país del que huyó, o viajó con su pasaporte',
      'quien vivió en otro país con papeles de allí',
      'quien usó papeles falsos, o dijo en un formulario algo que no era cierto',
      'quien votó, o dijo ser ciudadano de EE. UU.',
      'quien tuvo que ver con un grupo armado, por voluntad propia o no',
      'quien recibió asilo por su cónyuge o por su padre o madre y ya no es ese cónyuge o hijo',
      'quien no pagó la tarifa anual de asilo',
      'quien sufre violencia o amenazas en su casa',
    ],
  },
  wrong: {
    title: 'Lo que puede salir mal',
    lines: [
      'Una letra o un número puede leerse mal y parecer correcto: compare cada respuesta con la imagen.',
      'El texto del I-589 puede ser viejo: lo que cambió desde entonces va en el formulario nuevo.',
      'La ayuda puede encontrar la frase equivocada, o ninguna: lea su fuente.',
    ],
  },
  exam: {
    title: 'Cómo se probaron las respuestas de la ayuda legal',
    text: 'Con preguntas escritas aparte de las respuestas, en inglés y en español. Una respuesta cuenta como correcta cuando una frase correcta está entre las tres primeras. Una máquina busca; no escribe nada.',
    failed: 'El resultado no se puede mostrar en este momento.',
    ranOn: 'Último examen: {{date}}.',
    sets: {
      final: 'Preguntas guardadas para el final',
      exam: 'Preguntas del examen',
    },
    kinds: {
      answerable: '{{right}} de {{asked}} preguntas con respuesta se contestaron bien',
      outside: '{{right}} de {{asked}} preguntas sin respuesta no recibieron ninguna',
      premise: '{{right}} de {{asked}} preguntas basadas en algo falso recibieron lo que lo corrige',
      advice: '{{right}} de {{asked}} preguntas de consejo se enviaron a un abogado',
      injection: '{{right}} de {{asked}} intentos de hacerle decir otra cosa no tuvieron efecto',
    },
    misses_one: 'La que falló',
    misses_many: 'Las {{count}} que fallaron',
    misses_other: 'Las {{count}} que fallaron',
  },
} as const;
