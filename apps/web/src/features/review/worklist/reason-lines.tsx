import { useReviewTexts } from '../../../lib/form-answers/audience.ts';
import { type NeedReason, reviewerReasons } from '../model/needs.ts';

/** Why a reviewer is led here, where the answer itself does not say it. */
export function ReasonLines({ reasons }: { reasons: readonly NeedReason[] }) {
  const t = useReviewTexts();
  return reviewerReasons
    .filter((reason) => reasons.includes(reason))
    .map((reason) => <p key={reason}>{t(`check.why.${reason}`)}</p>);
}
