import { useReviewTexts } from '../../../lib/form-answers/audience.ts';
import type { Answer } from './answer.ts';

/** A choice for who finds the name spelled so in the passport. Nothing is written before the button is pressed. */
export function PassportSpelling({
  answer,
  spelling,
  fieldName,
}: {
  answer: Pick<Answer, 'write'>;
  spelling: string;
  fieldName: string;
}) {
  const t = useReviewTexts();
  return (
    <div className="mt-1 text-sm">
      <p className="text-muted">{t('passportSpelling.why', { spelling })}</p>
      <button
        type="button"
        onClick={() => answer.write(spelling)}
        className="min-h-9 rounded-md px-1 text-start font-semibold text-accent underline underline-offset-4 [overflow-wrap:anywhere] hover:bg-accent-soft"
      >
        {t('passportSpelling.write', { spelling })}
        <span className="sr-only">: {fieldName}</span>
      </button>
    </div>
  );
}
