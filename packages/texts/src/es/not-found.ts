export const texts = {
  title: '404 Página no encontrada',
  text: '¿Olvidó agregar la página al enrutador?',
  home: 'Ir a la página de inicio',
} as const;
