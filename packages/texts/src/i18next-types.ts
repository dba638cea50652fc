import type { SpokenNamespace, Texts } from './namespaces.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame';
    resources: Pick<Texts, SpokenNamespace>;
  }
}
