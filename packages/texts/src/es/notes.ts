import { texts as reasons } from './reasons.ts';

export const texts = {
  'paper-is-other-form':
    'Su archivo es un Formulario {{paper}}, no un I-589. Copiamos sus respuestas al Formulario {{form}}. Si quería usar otro archivo, vuelva atrás y súbalo.',
  'paper-is-empty':
    'Encontramos un Formulario {{paper}} en su archivo, pero nada escrito en él. Si quería usar otro archivo, vuelva atrás y súbalo.',
  'story-not-carried':
    'No copiamos las Partes B y C de su I-589 (sus razones para pedir asilo). El gobierno puede compararlas con este formulario. Tenga su I-589 al lado cuando responda a mano.',
  'additional-information-not-carried':
    'Hay texto en {{part}} de su formulario. No lo copiamos, porque no podemos saber a qué respuesta pertenece. Compárelo con cada lista de sus respuestas.',
  'marriage-told-two-ways':
    'Su formulario dice en un lugar que usted está casado/a y en otro que no. Revise su estado civil.',
  'spouse-though-not-married':
    'Su formulario nombra a un cónyuge, pero no dice que usted esté casado/a. Revise su estado civil y los datos del cónyuge.',
  'separation-has-no-box':
    'Su formulario dice que usted está separado/a. El Formulario I-765 no tiene casilla para eso, así que dejamos vacía la respuesta.',
  'annulment-is-asked':
    'Su formulario dice que un matrimonio fue anulado. Dejamos vacío su estado civil: elíjalo usted.',
  'other-names-unreadable':
    'Hay texto donde su formulario pregunta por otros nombres, pero no lo pudimos leer. Escriba esos nombres en la lista de otros nombres.',
  'dates-day-first':
    'Algunas fechas de su formulario tienen el día antes del mes. Pusimos primero el mes. Revise cada fecha.',
  'pages-missing':
    'Estas páginas del formulario no se encontraron en su archivo: {{pages}}. Lo que hay en ellas no se leyó. Si las tiene, mire su papel y escriba las respuestas.',
  'pages-unread':
    'No pudimos leer estas páginas de su archivo: {{pages}}. Las respuestas de esas páginas están vacías aquí. Mire su papel y escríbalas.',
  'pages-read-by-labels':
    'Estas páginas de su archivo no se parecen al formulario que conocemos: {{pages}}. Encontramos las respuestas por las palabras impresas al lado. Compare cada una con su papel.',
  'edition-unknown':
    'Su archivo parece ser de una edición del Formulario {{paper}} que no conocemos. Conocemos estas: {{editions}}. Encontramos las respuestas por las palabras impresas al lado. Compare cada una con su papel.',
  'edition-uncertain':
    'No estamos seguros de qué edición es el formulario de su archivo. Revise cada respuesta con cuidado.',
  'boxes-not-read':
    'Su archivo parece ser el Formulario {{paper}}, edición {{edition}}, que es nueva para nosotros. En estos lugares no estábamos seguros de qué casilla es cuál, así que no los leímos: {{pages}}. Mire su papel y escriba las respuestas.',
  'nothing-read':
    'No encontramos ningún formulario en su archivo. Todas las respuestas de aquí se escribieron con el teclado.',
  'paper-is-of-its-day':
    'Su I-589 muestra cómo eran las cosas el día en que se firmó. Sus direcciones, trabajos, matrimonio, hijos, pasaporte y estatus pueden haber cambiado desde entonces. Revise si siguen siendo ciertos.',
  'name-in-one-line': reasons['name-in-one-line'],
  'spouse-not-current': reasons['spouse-not-current'],
  'spouse-status-open': reasons['spouse-status-open'],
  'page-of-form': '{{page}} (página {{formPage}} del formulario)',
  'items-of-page': 'página {{page}} ({{items}})',
  'boxes-of-page': 'página {{page}}',
} as const;
