import type { ZodMiniType } from 'zod/mini';
import type { FormTraits } from '../traits/form-traits.ts';
import type { AnswerSection } from './answer.ts';

/** What may be missing as a whole, as a spouse: null in the form data, empty boxes on the screen. */
export interface WholeSpec {
  readonly path: string;
  readonly toBlank: () => Record<string, unknown>;
}

/** The answers of a form and how a screen asks for them. */
export interface FormAnswers<Data> extends FormTraits {
  readonly schema: ZodMiniType<Data>;
  readonly sections: ReadonlyArray<AnswerSection<Data>>;
  readonly wholes: readonly WholeSpec[];
}
