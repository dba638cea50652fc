// Written by `npm run forms:build` from the folders of the forms.

export * from '../i485/data.ts';
export * from '../i765/data.ts';
