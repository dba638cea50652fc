export type EmailProblem = 'required' | 'invalid';

const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with a typed address, if anything. Spaces around it are nobody's mistake. */
export function checkEmail(typed: string): EmailProblem | null {
  const email = typed.trim();
  if (email === '') return 'required';
  return pattern.test(email) ? null : 'invalid';
}
