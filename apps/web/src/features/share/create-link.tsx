import { Link2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TickChoice } from '../../ui/tick-choice.tsx';
import { LifeChoice } from './life-choice.tsx';
import { defaultHours } from './share-hours.ts';
import type { NewLink, Share } from './use-share.ts';

const longestLabel = 100;

interface Props {
  /** No link was made before, as far as is known. */
  readonly isFirst: boolean;
  /** Whether to make one is what the page is for now. */
  readonly isMain: boolean;
  readonly share: Pick<Share, 'isBusy' | 'isSignedIn'>;
  /** Why the last one was not made. */
  readonly failure: string | null;
  readonly onCreate: (link: NewLink) => void;
}

/** What a new link needs: how long it works, what it shows and where, and whom it is for. */
export function CreateLink({ isFirst, isMain, share: { isBusy, isSignedIn }, failure, onCreate }: Props) {
  const { t } = useTranslation('share');
  const id = useId();
  const [hours, setHours] = useState(defaultHours);
  const [label, setLabel] = useState('');
  const [withStory, setWithStory] = useState(false);
  const [oneBrowser, setOneBrowser] = useState(false);
  return (
    <Form
      labelledBy={`${id}-title`}
      className="space-y-5 border-t border-line pt-6"
      onSubmit={() => onCreate({ hours, label: label.trim(), withStory, oneBrowser })}
    >
      <h2 id={`${id}-title`} className="text-lg font-semibold">
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
        <TextField
          label={t('create.label')}
          hint={t('create.labelHint')}
          autoComplete="off"
          autoCapitalize="sentences"
          maxLength={longestLabel}
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
      <Button
        type="submit"
        variant={isMain ? 'primary' : 'secondary'}
        disabled={isBusy}
        className="w-full sm:w-auto"
      >
        <Link2 aria-hidden className="size-5" />
        {t(isBusy ? 'create.busy' : 'create.do')}
      </Button>
    </Form>
  );
}
