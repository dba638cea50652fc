import { useTranslation } from 'react-i18next';
import { OfficialLabel } from '../../../lib/form-answers/official-label.tsx';
import { findNameLine } from '../model/find-name-line.ts';
import { useReview } from './review-context.ts';
import type { FieldProps } from './review-field.tsx';
import { PathWarnings } from './warning-list.tsx';

/**
 * A name of which only the line is known, above the empty fields of its parts: as it stands, with the piece of the scan,
 * and the question which words are which. Nothing is split beforehand.
 */
export const NameLine = ({ spec, base, readBase }: FieldProps) => {
  const { EvidenceNote, form, session } = useReview();
  const { t: label } = useTranslation('fields', { lng: 'en' });
  const name = `${base}.${spec.path}`;
  const readPath = readBase === null ? null : `${readBase}.${spec.path}`;
  const { line, evidence } = findNameLine(form.getValues(name), readPath, session.findEvidence);
  if (line === '') return null;
  const title = label(spec.label);
  return (
    <div data-path={name} className="grid gap-x-6 gap-y-2 md:grid-cols-2">
      <div className="min-w-0">
        <p className="font-semibold">
          <OfficialLabel name={spec.label} />
        </p>
        <p className="mt-1 [overflow-wrap:anywhere]">{line}</p>
        <PathWarnings path={name} />
      </div>
      <div className="min-w-0">
        <EvidenceNote evidence={evidence} fieldName={title} edited={false} checked={false} empty={false} />
      </div>
    </div>
  );
};
