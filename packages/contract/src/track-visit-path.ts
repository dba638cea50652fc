/** Where a page view is told of. Here, apart from the endpoints: a page that is only read loads next to no code. */
export const trackVisitPath = '/api/track-visit';
