/** An address that leads nowhere. */
export const texts = {
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  home: 'Go to the home page',
} as const;
