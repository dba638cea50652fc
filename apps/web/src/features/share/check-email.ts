import { email } from '@puente/forms/values';

export type EmailProblem = 'required' | 'invalid';

/** What is wrong with a typed address, if anything. Spaces around it are nobody's mistake. */
export function checkEmail(typed: string): EmailProblem | null {
  if (typed.trim() === '') return 'required';
  return email.problem(typed) === null ? null : 'invalid';
}
