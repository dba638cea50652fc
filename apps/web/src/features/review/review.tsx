import type { DocumentView, Evidence } from '@puente/contract';
import { type ComponentType, useMemo, useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { createCheckCounter } from './check-counter.ts';
import { findDraft } from './drafts.ts';
import { type FormValues, toFormData, toFormValues } from './form-values.ts';
import { i485Sections } from './i485-sections.ts';
import { i765Sections } from './i765-sections.ts';
import { type EvidenceNoteProps, ReviewProvider, type ReviewTools } from './review-context.ts';
import { ReviewSection } from './review-section.tsx';
import { ReviewStatus, SaveFailure } from './review-status.tsx';
import { useSave } from './use-save.ts';

const continueDelayMs = 300;

interface Props {
  readonly document: DocumentView;
  readonly findEvidence: (path: string) => Evidence | undefined;
  readonly EvidenceNote: ComponentType<EvidenceNoteProps>;
  readonly onBack: () => void;
  readonly onContinue: () => void;
}

/** The review of either form. After a save that stays here, it opens anew on what the server keeps. */
export const Review = (props: Props) => {
  const { t } = useTranslation('review');
  const [generation, setGeneration] = useState(0);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const { formType, formData } = props.document;
  const [opened, setOpened] = useState({
    generation: -1,
    document: props.document,
    findEvidence: props.findEvidence,
  });
  if (opened.generation !== generation)
    setOpened({ generation, document: props.document, findEvidence: props.findEvidence });
  const baseline = useMemo(() => toFormValues(formType, opened.document.formData), [formType, opened]);
  if (!baseline || !formData)
    return (
      <Notice tone="problem" title={t('title', { form: formType })}>
        <p>{t('badData', { form: formType })}</p>
        <Button onClick={props.onBack}>{t('back')}</Button>
      </Notice>
    );
  return (
    <ReviewForm
      key={opened.generation}
      {...props}
      document={opened.document}
      findEvidence={opened.findEvidence}
      baseline={baseline}
      savedAt={savedAt}
      onSaved={() => {
        setSavedAt(new Date());
        setGeneration((current) => current + 1);
      }}
    />
  );
};

const ReviewForm = ({
  document,
  baseline,
  findEvidence,
  EvidenceNote,
  onBack,
  onContinue,
  savedAt,
  onSaved,
}: Props & { baseline: FormValues; savedAt: Date | null; onSaved: () => void }) => {
  const { t } = useTranslation('review');
  const { formType, sessionId } = document;
  const [draft] = useState(() => findDraft(sessionId, formType));
  const form = useForm<FieldValues>({ defaultValues: structuredClone(draft ?? baseline) });
  const [edited, setEdited] = useState(draft !== null);
  const editedRef = useRef(draft !== null);
  const { state: save, save: send } = useSave({
    document,
    edited: editedRef,
    savedAt,
    getValues: () => structuredClone(form.getValues()),
    toFormData: (values) => toFormData(formType, values, document.formData ?? {}),
  });
  const [leaving, setLeaving] = useState(false);
  const [counter] = useState(() => createCheckCounter(toCheckPaths(document)));
  const issues = save.kind === 'failed' ? save.issues : noIssues;
  const tools = useMemo<ReviewTools>(
    () => ({
      form,
      baseline,
      findEvidence,
      EvidenceNote,
      counter,
      markEdited: () => {
        editedRef.current = true;
        setEdited(true);
      },
      saveIssues: new Map(issues.map(({ path, message }) => [path, message])),
    }),
    [form, baseline, findEvidence, EvidenceNote, counter, issues],
  );

  const [retry, setRetry] = useState<'stay' | 'go-on'>('go-on');
  const saveHere = async () => {
    setRetry('stay');
    if (!(await send())) return;
    setEdited(false);
    onSaved();
  };
  const goOn = async () => {
    setRetry('go-on');
    setLeaving(true);
    if (editedRef.current && !(await send())) return setLeaving(false);
    setEdited(false);
    setTimeout(onContinue, continueDelayMs);
  };
  const busy = leaving || save.kind === 'saving';
  const isI765 = formType === 'I-765';
  return (
    <ReviewProvider value={tools}>
      <section className="space-y-6">
        <StepHeading>{t('title', { form: formType })}</StepHeading>
        <div className="max-w-prose space-y-2">
          <p>{t('lead')}</p>
          <p>{t('old')}</p>
        </div>
        <ReviewStatus counter={counter} edited={edited} save={save} />
        <div inert={busy} className="space-y-6">
          {(isI765 ? i765Sections : i485Sections).map((section) => (
            <ReviewSection key={section.title} section={section} />
          ))}
        </div>
        <SaveFailure save={save} onRetry={() => void (retry === 'stay' ? saveHere() : goOn())} />
        <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-end">
          <Button disabled={busy} onClick={() => void goOn()}>
            {busy ? t('saving') : t('toDownload')}
          </Button>
          {isI765 && edited ? (
            <Button variant="secondary" disabled={busy} onClick={() => void saveHere()}>
              {t('save')}
            </Button>
          ) : null}
          <Button variant="secondary" disabled={busy} onClick={onBack}>
            {t(isI765 ? 'backToRaw' : 'back')}
          </Button>
        </div>
      </section>
    </ReviewProvider>
  );
};

const noIssues: readonly never[] = [];

const toCheckPaths = (document: DocumentView) =>
  Object.entries(document.evidence)
    .filter(([, evidence]) => evidence.confidence !== 'high' && !evidence.edited)
    .map(([path]) => path);
