import { boxAnswerOf } from '../../answers/box-answers.ts';
import { hasWord } from '../../mirror/compare/compare-words.ts';
import type { Finding } from '../../mirror/form-mirror.ts';
import { changed, contradicts, type Judgement, same, silent, unanswered } from '../../mirror/judgement.ts';
import { findMark, findPaperMark, listMarkBoxes, type Mark, toMark } from './marks.ts';
import { type Told, timeOf } from './told.ts';
import { type YesNoLink, yesNoLinks } from './yes-no-links.ts';

/** `wide`: a yes that may be of something else. */
type PaperMark = Mark | 'wide';

/** What a question of the paper says, and by which of its boxes. */
interface PaperAnswer {
  readonly mark: PaperMark | null;
  readonly boxes: readonly string[];
}

const readQuestion = ({ draft }: Told, question: string): PaperAnswer => ({
  mark: findPaperMark(draft, question),
  boxes: listMarkBoxes(question),
});

function readWider(told: Told, question: string): PaperAnswer {
  const { mark, boxes } = readQuestion(told, question);
  return { mark: mark === 'yes' ? 'wide' : mark, boxes };
}

/** Part A.I item 18: three boxes, of which two say that there is or was a court. */
function readCourt({ draft }: Told): PaperAnswer {
  const boxes = ['A.I.18.never', 'A.I.18.now', 'A.I.18.past'];
  const [never, now, past] = boxes.map((box) => draft.isMarked(box));
  const isYes = now || past;
  return { mark: never === isYes ? null : isYes ? 'yes' : 'no', boxes };
}

/**
 * Rows of Part A.III item 4 whose own words name such work. They say yes, and never no; where a row cannot be read, nobody
 * knows that there is none.
 */
function listWork({ draft }: Told, words: ReadonlySet<string>): readonly PaperAnswer[] {
  const all = [1, 2, 3].flatMap((row) =>
    ['employer', 'occupation'].map((box) => `A.III.4.row-${row}.${box}`),
  );
  const named = all.filter((box) => hasWord(draft.text(box)?.text ?? '', words));
  if (named.length > 0) return [{ mark: 'yes', boxes: named }];
  const unclear = all.filter((box) => draft.isUnclear(box));
  return unclear.length > 0 ? [{ mark: null, boxes: unclear }] : [];
}

/** The paper is itself what the item asks for, whether or not these boxes of it can be read. */
const application: PaperAnswer = {
  mark: 'yes',
  boxes: ['A.I.note.convention-against-torture', 'D.signature-date'],
};

const listAnswers = (told: Told, link: YesNoLink): readonly PaperAnswer[] => [
  ...link.questions.map((question) => readQuestion(told, question)),
  ...(link.wider ?? []).map((question) => readWider(told, question)),
  ...(link.isCourt ? [readCourt(told)] : []),
  ...(link.isApplication ? [application] : []),
  ...(link.work ? listWork(told, link.work) : []),
];

/** One yes is a yes. Where some question is not answered, no other `no` speaks for it. */
function toMarkOf(marks: ReadonlyArray<PaperMark | null>): PaperMark | null {
  const yes = (['yes', 'wide'] as const).find((mark) => marks.includes(mark));
  return yes ?? (marks.length > 0 && marks.every((mark) => mark === 'no') ? 'no' : null);
}

/** A yes where the paper says no: since then, unless the dates beside it are of an earlier time. */
function judgeNewYes(told: Told, { datedBy = [] }: YesNoLink): Judgement {
  const times = datedBy.map((box) => timeOf(told, boxAnswerOf(told.answers, box)));
  return times.includes('before') ? contradicts : changed;
}

/** Yes beside yes. A yes of the paper is met by a yes at any of the items that ask for it. */
function judge(told: Told, link: YesNoLink, before: PaperMark | null, now: Mark | null): Judgement | null {
  if (now === null) return before === null ? null : unanswered;
  if (before === null) return now === 'yes' && link.isWhole ? silent : null;
  if (before === now || before === 'wide') return same;
  if (before === 'no') return judgeNewYes(told, link);
  const all = link.items.map((item) => findMark(told.answers, item));
  if (all.includes('yes')) return same;
  return all.includes(null) ? unanswered : contradicts;
}

function findLink(told: Told, link: YesNoLink): readonly Finding[] {
  const answers = listAnswers(told, link);
  const before = toMarkOf(answers.map(({ mark }) => mark));
  const said = before === 'yes' ? answers.filter(({ mark }) => mark !== 'no') : answers;
  const rests = said.flatMap((one) => (one === application ? [] : one.boxes));
  const texts = link.texts.map((question) => `${question}.text`);
  return link.items.map((item) => {
    const now = findMark(told.answers, item);
    return {
      box: `${item}.yes`,
      path: null,
      topic: link.topic,
      before: [...answers.flatMap(({ boxes }) => boxes), ...texts],
      rests,
      now: toMark(now),
      judgement: judge(told, link, before, now),
    };
  });
}

/** Part 9 of the I-485 beside the questions of the I-589 that ask the same, or of which it is a part. */
export const findYesNo = (told: Told): readonly Finding[] =>
  yesNoLinks.flatMap((link) => findLink(told, link));
