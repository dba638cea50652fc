import { type TargetForm, targetForms } from '@puente/contract';
import type { BoxAnswers } from './answers/box-answers.ts';
import type { FillingOptions, FillingResult } from './filling/filling-result.ts';
import type { Applicant, FormDefinition } from './form.ts';
import type { FormDataOf } from './form-data-of.ts';
import { definitions } from './registry/definitions.ts';

type Registry = { readonly [Form in TargetForm]: FormDefinition<FormDataOf<Form>> };

/** Every form that can be prepared. What differs by form is asked here, never decided by its name elsewhere. */
export const forms: Registry = definitions;

type Definition = (typeof definitions)[TargetForm];
/** Codes of what the items are called that the forms ask for. */
export type RequiredLabel = Definition['checks']['required'][number]['label'];
/** A fact about one form, with its codes. */
export type FormFact = Definition['guidance']['attach' | 'pay'][number];

export const definitionOf = <Form extends TargetForm>(form: Form): FormDefinition<FormDataOf<Form>> =>
  forms[form];

/** The answers of one form, parsed. */
export type OpenForm<Form extends TargetForm = TargetForm> = {
  [Name in Form]: { readonly form: Name; readonly data: FormDataOf<Name> };
}[Form];

/** Stored form data, parsed once; everything after it is typed. @throws ZodError for data of another form */
export const openForm = <Form extends TargetForm>(form: Form, stored: unknown): OpenForm<Form> => ({
  form,
  data: definitionOf(form).schema.parse(stored),
});

/** With nothing answered. */
export const openEmptyForm = <Form extends TargetForm>(form: Form): OpenForm<Form> => openForm(form, {});

/** The answers as values of the fields of one edition's official PDF. */
export const fillForm = <Form extends TargetForm>(
  { form, data }: OpenForm<Form>,
  options: FillingOptions,
): FillingResult => definitionOf<Form>(form).fill(data, options);

export const toApplicant = <Form extends TargetForm>({ form, data }: OpenForm<Form>): Applicant =>
  definitionOf<Form>(form).toApplicant(data);

/** Answers to questions that no path of the form data stands for. */
export const toBoxAnswers = <Form extends TargetForm>({ form, data }: OpenForm<Form>): BoxAnswers =>
  definitionOf<Form>(form).toBoxAnswers(data);

/** Something of each form that can be prepared. */
export const mapForms = <Value>(make: (form: TargetForm) => Value): Record<TargetForm, Value> =>
  Object.fromEntries(targetForms.map((form) => [form, make(form)])) as Record<TargetForm, Value>;
