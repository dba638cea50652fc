import type { TargetForm } from '@puente/contract';
import type { FormDataOf } from '../form-data-of.ts';
import { checks } from '../registry/checks.ts';
import type { FormChecks } from './form-checks.ts';

type ChecksByForm = { readonly [Form in TargetForm]: FormChecks<FormDataOf<Form>> };
const checksByForm: ChecksByForm = checks;

export const checksOf = <Form extends TargetForm>(form: Form): FormChecks<FormDataOf<Form>> =>
  checksByForm[form];
