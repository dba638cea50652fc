import { useCallback, useMemo, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import type { ReviewTools } from '../fields/review-context.ts';
import { type AnswerSession, listOpenedRows } from '../model/answer-session.ts';
import { createChangeHub } from '../model/change-hub.ts';
import type { PutStep } from '../model/list-puts.ts';
import { useFormChecks } from './use-form-checks.ts';
import { useUndo } from './use-undo.ts';

interface Work extends Pick<ReviewTools, 'EvidenceNote' | 'show' | 'saveIssues' | 'other'> {
  readonly session: AnswerSession;
}

const noAnswers = {};

/** The form with what its fields need. It stays the same while the form is open, so that only fields redraw. */
export const useAnswerTools = ({ session, EvidenceNote, show, saveIssues, other }: Work) => {
  const [atStart] = useState(() => structuredClone(session.values()));
  const form = useForm<FieldValues>({ defaultValues: atStart });
  const [hub] = useState(createChangeHub);
  const { formType, formData } = session.document;
  const { warnings, touch, leave } = useFormChecks(formType, formData ?? noAnswers, form.getValues);
  const put = useCallback(
    ({ kind, path, value }: PutStep) => {
      form.setValue(path, structuredClone(value));
      if (kind === 'rows') session.checks.setRows(path, listOpenedRows(value));
      hub.announce(path);
      touch(path);
    },
    [form, session, hub, touch],
  );
  const { undo, redo, moved } = useUndo(session, put);
  const tools = useMemo<ReviewTools>(
    () => ({
      form,
      session,
      EvidenceNote,
      warnings,
      hub,
      saveIssues,
      show,
      leave,
      ...(other ? { other } : {}),
      record: (step) => {
        session.undo.record(step);
        session.queue.touch();
        touch(step.path);
      },
    }),
    [form, session, EvidenceNote, warnings, hub, saveIssues, show, leave, touch, other],
  );
  return { tools, put, undo, redo, moved };
};
