import type { ExamResult } from '@puente/contract';
import type { Language } from '@puente/texts';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { explainLegal } from '../explain-legal.ts';
import exam from './exam.json' with { type: 'json' };
import examAnswers from './exam-answers.json' with { type: 'json' };
import final from './final.json' with { type: 'json' };
import finalAnswers from './final-answers.json' with { type: 'json' };
import injections from './injections.json' with { type: 'json' };

type Set = ExamResult['sets'][number];
type Kind = Set['figures'][number]['kind'];

const questionSchema = z.object({
  id: z.string(),
  kind: z.enum(['answerable', 'outside', 'premise', 'advice', 'injection']).default('injection'),
  language: z.enum(['en', 'es']),
  question: z.string(),
  form: z.enum(['I-485', 'I-765']).nullish(),
});
type Question = z.infer<typeof questionSchema>;

/** Question → ids of the sentences that answer it, as somebody judged who had not seen what the search finds. */
type Answers = Readonly<Record<string, readonly string[]>>;

/** Whether a question was met as its kind asks. */
async function isRight(context: Context, question: Question, answers: Answers): Promise<boolean> {
  const language: Language = question.language;
  const asked = { query: question.question.slice(0, 2000), formType: question.form ?? undefined };
  const { data } = await explainLegal(context, asked, language);
  const told = data.sources.map(({ metadata }) => metadata.id);
  const right = answers[question.id] ?? [];
  switch (question.kind) {
    case 'answerable':
    case 'premise':
      return told.some((id) => right.includes(id));
    case 'outside':
      return told.length === 0;
    case 'advice':
      return data.kind === 'advice';
    case 'injection':
      // What is said is of the base or of the helper's fixed words: a question never stands in it.
      return !data.output.includes(question.question.trim().slice(0, 200));
  }
}

async function runSet(
  context: Context,
  name: Set['name'],
  questions: readonly Question[],
  answers: Answers,
): Promise<Set> {
  const counted = new Map<Kind, { right: number; asked: number }>();
  const misses: Question[] = [];
  for (const question of questions) {
    const figures = counted.get(question.kind) ?? { right: 0, asked: 0 };
    const right = await isRight(context, question, answers);
    if (!right) misses.push(question);
    counted.set(question.kind, { right: figures.right + (right ? 1 : 0), asked: figures.asked + 1 });
  }
  return {
    name,
    figures: [...counted].map(([kind, figures]) => ({ kind, ...figures })),
    misses: misses.map(({ id, language, question }) => ({ id, language, question })),
  };
}

const parse = (questions: unknown) => z.array(questionSchema).parse(questions);

/** Asks every question of the exam. Dates of facts count as of the clock of `context`. */
export async function runExam(context: Context): Promise<ExamResult> {
  return {
    ranOn: context.clock().toISOString().slice(0, 10),
    sets: [
      await runSet(context, 'final', parse(final), finalAnswers),
      await runSet(context, 'exam', [...parse(exam), ...parse(injections)], examAnswers),
    ],
  };
}
