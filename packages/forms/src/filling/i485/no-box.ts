export const noBoxReason = 'this edition of the form has no box for it';
