import type { Diff } from './diff.ts';

/** A field is told of changes to its own answer alone: one letter typed must not wake three hundred fields. */
export interface PathWatch {
  readonly watch: (path: string, listener: () => void) => () => void;
  /** Null: anything may have changed. */
  readonly tell: (diff: Diff | null) => void;
}

export function createPathWatch(): PathWatch {
  const listeners = new Map<string, Set<() => void>>();
  const tellWhere = (isMeant: (path: string) => boolean) => {
    for (const [path, ofPath] of [...listeners]) if (isMeant(path)) for (const tell of [...ofPath]) tell();
  };
  return {
    watch: (path, listener) => {
      const ofPath = listeners.get(path) ?? new Set();
      listeners.set(path, ofPath.add(listener));
      return () => {
        ofPath.delete(listener);
        if (ofPath.size === 0 && listeners.get(path) === ofPath) listeners.delete(path);
      };
    },
    tell: (diff) => {
      if (diff === null) return tellWhere(() => true);
      for (const { kind, path } of diff) {
        if (kind !== 'rows') for (const tell of [...(listeners.get(path) ?? [])]) tell();
        else tellWhere((one) => one === path || one.startsWith(`${path}.`));
      }
    },
  };
}
