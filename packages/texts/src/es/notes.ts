import { texts as reasons } from './reasons.ts';

export const texts = {
  'paper-is-other-form':
    'Su archivo es un Formulario {{paper}}, no un I-589. Copiamos sus respuestas al Formulario {{form}}. Si quería usar otro archivo, vuelva atrás y súbalo.',
  'paper-is-empty':
    'Encontramos un Formulario {{paper}} en su archivo, pero nada escrito en él. Si quería usar otro archivo, vuelva atrás y súbalo.',
  'story-not-carried':
    'Las Partes B y C de su I-589 (sus razones para pedir asilo) no se pasaron a este formulario. El gobierno puede compararlas con él: tenga su I-589 a mano cuando responda.',
  'additional-information-not-carried':
    'Hay texto en {{part}} de su formulario. No se copia, porque no podemos saber a qué respuesta pertenece. Compárelo con cada lista de sus respuestas.',
  'marriage-told-two-ways':
    'Su formulario dice en un lugar que usted está casado(a) y en otro que no. Revise su estado civil.',
  'spouse-though-not-married':
    'Su formulario nombra a un cónyuge, pero no dice que usted esté casado(a). Revise su estado civil y el cónyuge.',
  'separation-has-no-box':
    'Su formulario dice que usted está separado(a). El Formulario I-765 no tiene casilla para eso, así que la respuesta quedó vacía.',
  'annulment-is-asked':
    'Su formulario dice que un matrimonio fue anulado. Su estado civil quedó vacío: elíjalo usted.',
  'other-names-unreadable':
    'Hay texto donde su formulario pregunta por otros nombres, y no se pudo leer. Agréguelos a la lista de otros nombres.',
  'dates-day-first':
    'Algunas fechas de su formulario tienen el día antes del mes. Pusimos primero el mes. Revise cada fecha.',
  'pages-missing':
    'Estas páginas del formulario no se encontraron en su archivo: {{pages}}. Lo que hay en ellas no se leyó.',
  'pages-unread':
    'Páginas de su archivo que no se pudieron leer: {{pages}}. Sus respuestas están vacías aquí. Mire su papel y escríbalas.',
  'pages-read-by-labels':
    'Páginas de su archivo que no están dispuestas como el formulario que conocemos: {{pages}}. Encontramos sus respuestas por las palabras impresas al lado. Compare cada una con su papel.',
  'edition-unknown':
    'Su archivo parece otra edición del Formulario {{paper}} que las que conocemos ({{editions}}). Encontramos sus respuestas por las palabras impresas al lado. Compare cada una con su papel.',
  'edition-uncertain':
    'No estamos seguros de qué edición del formulario es su archivo. Revise cada respuesta con cuidado.',
  'nothing-read': 'No se reconoció ningún formulario en su archivo. Cada respuesta está como se escribió.',
  'paper-is-of-its-day':
    'Su I-589 cuenta cómo eran las cosas el día en que se firmó. Las direcciones, los trabajos, el matrimonio, los hijos, el pasaporte y el estatus pueden haber cambiado.',
  'name-in-one-line': reasons['name-in-one-line'],
  'spouse-not-current': reasons['spouse-not-current'],
  'spouse-status-open': reasons['spouse-status-open'],
  'page-of-form': '{{page}} (página {{formPage}} del formulario)',
} as const;
