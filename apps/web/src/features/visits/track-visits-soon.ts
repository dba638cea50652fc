const delayMs = 1000;

/** A page view is told of after a second, with code that comes only then: the first load carries no more than this. */
export const trackVisitsSoon = () =>
  setTimeout(() => {
    import('./track-visits.ts').then(
      (loaded) => loaded.trackVisits(),
      () => undefined,
    );
  }, delayMs);
