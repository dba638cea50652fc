import type { ScreenNamespace } from '@puente/texts';
import { type ComponentType, lazy } from 'react';
import { loadTexts } from './i18n.ts';

/**
 * A view that comes with its texts: both are loaded side by side, when it is first shown or by `fetch`. One that was
 * fetched before is drawn at once: a page that stands drawn can be pressed from then on.
 */
export function lazyView<P>(
  load: () => Promise<ComponentType<P>>,
  ...namespaces: readonly ScreenNamespace[]
) {
  let fetched: { default: ComponentType<P> } | undefined;
  const fetch = async () => {
    const [view] = await Promise.all([load(), loadTexts(...namespaces)]);
    fetched = { default: view };
    return fetched;
  };
  // React looks at once whether a promise has called back; a real one does not before the next turn.
  const toPromise = (view: { default: ComponentType<P> }) =>
    // biome-ignore lint/suspicious/noThenProperty: a promise that is kept already
    ({ then: (use: (view: { default: ComponentType<P> }) => void) => use(view) }) as ReturnType<typeof fetch>;
  return Object.assign(
    lazy(() => (fetched ? toPromise(fetched) : fetch())),
    { fetch },
  );
}
