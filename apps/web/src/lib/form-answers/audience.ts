import type { TFunction } from 'i18next';
import { createContext, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

type Audience = 'reviewer';

const AudienceContext = createContext<Audience | undefined>(undefined);

/** Says who looks at the answers inside it, when it is not the applicant. */
export const AudienceProvider = AudienceContext.Provider;

/**
 * The texts of the review. They speak to the applicant; where that would be wrong for somebody else there is a text of
 * its own, with the audience at the end of its key: `typed`, `typed_reviewer`.
 */
export function useReviewTexts(): TFunction<'review'> {
  const { t } = useTranslation('review');
  const audience = useContext(AudienceContext);
  return useMemo(() => {
    if (!audience) return t;
    // Which text has one of its own is known to the texts alone.
    const say = (key: string, params: object = {}) =>
      (t as unknown as (key: string, params: object) => string)(key, { context: audience, ...params });
    return say as unknown as TFunction<'review'>;
  }, [t, audience]);
}
