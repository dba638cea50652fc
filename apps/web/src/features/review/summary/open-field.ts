import { createContext, useContext } from 'react';

/** Which answer of the section is open for a change. */
export interface OpenField {
  readonly field: string | null;
  readonly open: (path: string | null) => void;
}

const OpenFieldContext = createContext<OpenField>({ field: null, open: () => undefined });

export const OpenFieldProvider = OpenFieldContext.Provider;

export const useOpenField = (): OpenField => useContext(OpenFieldContext);
