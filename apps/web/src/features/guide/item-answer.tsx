import type { FieldGuideItem } from '@puente/contract';
import { tickedAnswer } from '@puente/contract/ticked-answer';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BoxInputs } from '../../lib/box-answers/box-inputs.tsx';
import type { BoxSaving } from '../../lib/box-answers/use-box-answers.ts';
import { Referral } from '../../lib/legal/referral.tsx';

/** Questions whose yes is for a lawyer first: those of the long list of general questions. */
const carefulParts = new Set([2, 3, 9]);

interface Props {
  readonly item: FieldGuideItem;
  readonly saving: BoxSaving;
  /** Whether something stands in the box that is typed into, before it is left. */
  readonly onTyping?: ((isTyping: boolean) => void) | undefined;
}

/** What is said to the yes that stands on the screen, before the server knows of it too. */
function findSaid({ boxes, said }: FieldGuideItem, { answerOf }: BoxSaving): FieldGuideItem['said'] {
  const yes = boxes.find(({ says, group }) => says === 'yes' && group !== null);
  if (!yes?.group) return said;
  if (answerOf(yes) !== tickedAnswer) return null;
  return said?.group === yes.group ? said : { group: yes.group, text: '' };
}

/** What the tick that stands on the screen calls for. */
const findReferral = ({ boxes, referrals }: FieldGuideItem, { answerOf }: BoxSaving) =>
  referrals.find(({ box }) => boxes.some((own) => own.id === box && answerOf(own) === tickedAnswer));

/** The boxes of an item, and under a yes the person's own words for it. */
export function ItemAnswer({ item, saving, onTyping }: Props) {
  const { questionText, boxes, partNumber } = item;
  const { t } = useTranslation(['guide', 'legal']);
  const said = findSaid(item, saving);
  const called = findReferral(item, saving);
  return (
    <div className="space-y-2 print:hidden">
      <BoxInputs boxes={boxes} question={questionText} saving={saving} onTyping={onTyping} />
      <div aria-live="polite" className="empty:hidden">
        {called ? (
          <Referral referral={called}>
            <p>{t('legal:referral.kept')}</p>
          </Referral>
        ) : null}
      </div>
      {said && carefulParts.has(partNumber ?? 0) ? (
        <Explanation
          said={said}
          isReferred={called !== undefined}
          onChange={(explanations) => saving.change({ explanations })}
        />
      ) : null}
    </div>
  );
}

function Explanation({
  said,
  isReferred,
  onChange,
}: {
  said: NonNullable<FieldGuideItem['said']>;
  /** Where help is found stands above already. */
  isReferred: boolean;
  onChange: (changed: Readonly<Record<string, string>>) => void;
}) {
  const { t } = useTranslation('guide');
  const id = useId();
  return (
    <div className="max-w-prose border-s-4 border-check ps-4">
      {isReferred ? null : <p className="mb-2">{t('said.help')}</p>}
      <label htmlFor={id} className="font-semibold">
        {t('said.label')}
      </label>
      <p id={`${id}-hint`} className="text-muted">
        {t('said.hint')}
      </p>
      <textarea
        id={id}
        rows={4}
        maxLength={2000}
        dir="auto"
        aria-describedby={`${id}-hint`}
        className="control mt-1 h-auto"
        defaultValue={said.text}
        onBlur={(event) => {
          const text = event.currentTarget.value.trim();
          if (text !== said.text) onChange({ [said.group]: text });
        }}
      />
    </div>
  );
}
