import type { TargetForm } from '@puente/contract';
import { Notice } from '../../ui/notice.tsx';
import { useSay } from '../i18n/use-say.ts';
import { StandingWords } from './standing-words.tsx';
import { useEdition } from './use-edition.ts';

/**
 * Said early, so that nobody works without knowing it on an edition that is reported as no longer taken, or after which
 * nobody has looked for long. Else nothing.
 */
export function EditionWarning({ form }: { form: TargetForm }) {
  const say = useSay('standing');
  const found = useEdition(form);
  if (!found || !(found.standing.status === 'not-accepted' || found.standing.stale)) return null;
  return (
    <Notice tone="warning" title={say(found.standing.title)}>
      <StandingWords standing={found.standing} />
    </Notice>
  );
}
