import { Link2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TickChoice } from '../../ui/tick-choice.tsx';
import { LifeChoice } from './life-choice.tsx';
import { defaultHours } from './share-hours.ts';
import type { NewLink, Share } from './use-share.ts';

const longestLabel = 100;

interface Props {
  /** No link was made before, as far as is known. */
  readonly isFirst: boolean;
  readonly share: Pick<Share, 'busy' | 'isSignedIn'>;
  /** Why the last one was not made. */
  readonly failure: string | null;
  readonly onCreate: (link: NewLink) => void;
}

/** What a new link needs: how long it works, what it shows and where, and whom it is for. */
export function CreateLink({ isFirst, share: { busy, isSignedIn }, failure, onCreate }: Props) {
  const { t } = useTranslation('share');
  const id = useId();
  const [hours, setHours] = useState(defaultHours);
  const [label, setLabel] = useState('');
  const [withStory, setWithStory] = useState(false);
  const [oneBrowser, setOneBrowser] = useState(false);
  return (
    <form
      aria-labelledby={`${id}-title`}
      className="card space-y-5 p-4 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        onCreate({ hours, label: label.trim(), withStory, oneBrowser });
      }}
    >
      <h2 id={`${id}-title`} className="text-xl font-semibold">
        {t(isFirst ? 'create.title' : 'create.another')}
      </h2>
      <LifeChoice hours={hours} onChange={setHours} />
      <TickChoice
        label={t('create.story')}
        hint={t('create.storyHint')}
        checked={withStory}
        onChange={setWithStory}
      />
      <TickChoice
        label={t('create.one')}
        hint={t('create.oneHint')}
        checked={oneBrowser}
        onChange={setOneBrowser}
      />
      <div className="max-w-md">
        <label htmlFor={id} className="font-semibold">
          {t('create.label')}
        </label>
        <p id={`${id}-hint`} className="text-muted">
          {t('create.labelHint')}
        </p>
        <input
          id={id}
          dir="auto"
          autoComplete="off"
          maxLength={longestLabel}
          aria-describedby={`${id}-hint`}
          className="control mt-1"
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
      </div>
      {failure ? (
        <Notice tone="problem" title={t('create.failed')}>
          <p>{failure}</p>
        </Notice>
      ) : null}
      {isSignedIn ? null : <p className="text-muted">{t('create.account')}</p>}
      <Button type="submit" disabled={busy} className="w-full sm:w-auto">
        <Link2 aria-hidden className="size-5" />
        {t(busy ? 'create.busy' : 'create.do')}
      </Button>
    </form>
  );
}
