import type { Namespace } from '@puente/texts';
import { type ComponentType, lazy } from 'react';
import { loadTexts } from './i18n.ts';

/** A view that comes with its texts: both are loaded side by side, when it is first shown. */
export const lazyView = <P>(load: () => Promise<ComponentType<P>>, ...namespaces: readonly Namespace[]) =>
  lazy(async () => {
    const [view] = await Promise.all([load(), loadTexts(...namespaces)]);
    return { default: view };
  });
