export const texts = {
  accepted: 'Edición {{edition}}: se informa que la aceptan',
  'not-accepted': 'Edición {{edition}}: se informa que ya no la aceptan',
  unknown: 'Edición {{edition}}: compruébela antes de presentar',
  sources: 'De dónde lo sabemos',
  source: '{{name}}, leído el {{day}}',
  compare: 'Comparar en {{page}} (abre otra pestaña)',
  'never-heard': 'No sabemos si USCIS acepta la edición {{edition}}.',
  'no-longer-accepted':
    'Se informa que USCIS ya no acepta la edición {{edition}}: desde el {{since}} solo recibe la edición {{instead}} y devuelve las anteriores.',
  'accepted-edition': 'Se informa que USCIS acepta la edición {{edition}}.',
  'read-by-others': 'Lo sabemos por terceros, leído el {{day}}, no por uscis.gov mismo.',
  'read-long-ago':
    'Eso se leyó por última vez el {{day}}, hace más de {{days}} días, y no en uscis.gov mismo: puede haber cambiado.',
  'compare-first':
    'Antes de presentar, compare la fecha de la edición al pie del formulario con la de {{page}}.',
  'source-alert-quoted': 'el aviso de uscis.gov/i-485, citado en un proyecto público de software',
  'source-alert-quoted-again': 'el mismo aviso, citado en otro proyecto público de software',
  'newer-edition-stopped':
    'Se había anunciado una edición más nueva, 09/15/26; una orden judicial del 14 de septiembre de 2026 la detuvo, y eso puede cambiar.',
  'source-log-of-changes':
    'un registro público de cambios en uscis.gov, que cita su página sobre la orden judicial',
  'source-project-checking-editions': 'un proyecto público de software que comprueba las ediciones',
} as const;
