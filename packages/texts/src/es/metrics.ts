/** Qué cuenta cada número de la administración, en una frase. */
export const texts = {
  visits: 'Páginas que se abrieron cada día (UTC), en navegadores que no piden que no se les cuente.',
  statuses: 'Cómo están los documentos que hay aquí ahora; los borrados no se cuentan.',
  steps:
    'De los documentos subidos en estos 30 días, cuántos llegaron hasta aquí al menos una vez, también los borrados.',
  fieldsRead:
    'Respuestas leídas del papel, según lo segura que fue la lectura, en formularios descargados por primera vez.',
  fieldsCorrected:
    'De estas respuestas, cuántas había cambiado una persona cuando el formulario se descargó por primera vez.',
  correctedAnswers:
    'En cuántos formularios una persona había cambiado esta respuesta cuando se descargó por primera vez.',
  blankQuestions:
    'En cuántos formularios esta respuesta obligatoria estaba en blanco cuando se descargó por primera vez.',
  pointsTold:
    'En cuántos formularios, de los descargados después, la primera revisión antes de presentar avisó de este punto.',
  pointsMended: 'En cuántos de estos formularios el punto ya no estaba cuando se descargó por primera vez.',
  minutes: 'Minutos desde que se sube un documento hasta la primera descarga de un formulario hecho con él.',
} as const;
