import type { Catalogue, FieldSpec } from '../catalogue.ts';

/** Boxes of questions that this edition alone asks. */
export const listNewFields = ({ fields }: Pick<Catalogue, 'fields'>): FieldSpec[] =>
  fields.filter(({ question }) => question !== undefined);
