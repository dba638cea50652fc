/** From here on pages are added to another upload. Where none were chosen their code has not come, and there is nothing to forget. */
export const forgetChosenPages = () =>
  import('../../features/upload/pages/pages-store.ts').then(
    ({ forgetPages }) => forgetPages(),
    () => undefined,
  );
