export const texts = {
  accepted: 'Edición {{edition}}: se informa que la aceptan',
  'not-accepted': 'Edición {{edition}}: se informa que ya no la aceptan',
  unknown: 'Edición {{edition}}: compruébela antes de presentar',
  sources: 'De dónde lo sabemos',
  source: '{{name}}, leído el {{day}}',
  compare: 'Comparar en {{page}} (abre otra pestaña)',
} as const;
