export const texts = {
  'title-accepted': 'Edición {{edition}}: se informa que la aceptan',
  'title-not-accepted': 'Edición {{edition}}: se informa que ya no la aceptan',
  'title-was-not-accepted': 'Edición {{edition}}: se informó que ya no la aceptaban',
  'title-unknown': 'Edición {{edition}}: compruébela antes de presentar',
  practice: 'Para practicar, no para presentar: se informa que ya no aceptan la edición {{edition}}.',
  'practice-was': 'Para practicar, no para presentar: se informó que ya no aceptaban la edición {{edition}}.',
  sources: 'De dónde lo sabemos',
  source: '{{name}}, leído el {{day}}',
  compare: 'Comparar en {{page}} (abre otra pestaña)',
  'never-heard': 'No sabemos si USCIS acepta la edición {{edition}}.',
  'no-longer-accepted':
    'Se informa que USCIS ya no acepta la edición {{edition}}: desde el {{since}} solo recibe la edición {{instead}} y devuelve las anteriores.',
  'accepted-edition': 'Se informa que USCIS acepta la edición {{edition}}.',
  'read-by-others': 'Lo sabemos por otras personas (leído el {{day}}), no directamente por uscis.gov.',
  'read-on-uscis': 'Leímos esto en {{page}} el {{day}}.',
  'not-looked-since':
    'No hemos vuelto a mirar desde el {{day}}. Antes de presentar, compare la fecha de la edición al pie del formulario con la de {{page}}.',
  'was-no-longer-accepted':
    'Ese día se informó que USCIS había dejado de aceptar la edición {{edition}} y solo recibía la edición {{instead}}.',
  'compare-first':
    'Antes de presentar, compare la fecha de la edición al pie del formulario con la de {{page}}.',
  'source-named': '{{name}}',
  'source-alert-quoted': 'el aviso de uscis.gov/i-485, citado en un proyecto público de software',
  'source-alert-quoted-again': 'el mismo aviso, citado en otro proyecto público de software',
  'newer-edition-stopped':
    'Se había anunciado una edición más nueva, 09/15/26; una orden judicial del 14 de septiembre de 2026 la detuvo, y eso puede cambiar.',
  'source-log-of-changes':
    'un registro público de cambios en uscis.gov, que cita su página sobre la orden judicial',
  'source-project-checking-editions': 'un proyecto público de software que comprueba las ediciones',
} as const;
