import type { TargetForm } from '@puente/contract';
import type { FormDataOf } from '../form-data-of.ts';
import { i485Checks } from '../i485/checks/i485-checks.ts';
import { i765Checks } from '../i765/i765-checks.ts';
import type { FormChecks } from './form-checks.ts';

type ChecksByForm = { readonly [Form in TargetForm]: FormChecks<FormDataOf<Form>> };
const checksByForm: ChecksByForm = { 'I-485': i485Checks, 'I-765': i765Checks };

export const checksOf = <Form extends TargetForm>(form: Form): FormChecks<FormDataOf<Form>> =>
  checksByForm[form];
