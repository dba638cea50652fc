// Written by `npm run forms:build` from the folders of the forms.

/** Forms that can be prepared. */
export const targetForms = ['I-485', 'I-765'] as const;
