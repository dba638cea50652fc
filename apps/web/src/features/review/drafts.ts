import type { FormValues } from './form-values.ts';

/**
 * Answers typed but not yet saved, while the person is on another step. In memory only: personal data has no place in
 * the browser's stores.
 */
const drafts = new Map<string, FormValues>();

const keyOf = (sessionId: string, formType: string) => `${sessionId} ${formType}`;

export const keepDraft = (sessionId: string, formType: string, values: FormValues) => {
  drafts.set(keyOf(sessionId, formType), values);
};

export const findDraft = (sessionId: string, formType: string) =>
  drafts.get(keyOf(sessionId, formType)) ?? null;

export const dropDraft = (sessionId: string, formType: string) => {
  drafts.delete(keyOf(sessionId, formType));
};
