export const addressChange = {
  'report-a-move-in-ten-days': {
    title: 'Una mudanza se avisa en 10 días',
    sentences: {
      'moved-ten-days': 'La ley exige avisar un cambio de dirección en un plazo de 10 días.',
      'moved-ten-days-form': 'El formulario para avisar un cambio de dirección es el AR-11.',
    },
  },
  'form-ar-11': {
    title: 'El Formulario AR-11 avisa la dirección nueva',
    sentences: {
      'moved-ar11':
        'El Formulario AR-11 es el de USCIS para avisar una dirección nueva; está en uscis.gov/ar-11.',
    },
  },
  'safe-mailing-address': {
    title: 'Una dirección postal o segura',
    sentences: {
      'moved-safe-address':
        'El I-485 acepta una dirección de correo o segura en Estados Unidos que no sea la casa.',
      'moved-i765-mailing':
        'El I-765 pide primero la dirección de correo, y luego la dirección de la casa si es otra.',
    },
  },
} as const;
