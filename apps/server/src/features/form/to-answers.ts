/** Form data without the raw text, which is the paper's and nobody's answer. */
export function toAnswers({ rawOcrText: _, ...answers }: Record<string, unknown>): Record<string, unknown> {
  return answers;
}
