import type { I485FormData, I765FormData, TargetForm } from '@puente/contract';

interface FormDataByForm {
  readonly 'I-485': I485FormData;
  readonly 'I-765': I765FormData;
}

/** The answers of a form that can be prepared. */
export type FormDataOf<Form extends TargetForm> = FormDataByForm[Form];
