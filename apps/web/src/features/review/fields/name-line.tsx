import { useTranslation } from 'react-i18next';
import { OfficialLabel } from '../../../lib/form-answers/official-label.tsx';
import { EvidenceNote } from '../evidence/evidence-note.tsx';
import { findNameLine } from '../model/find-name-line.ts';
import { usePlace, useReview } from './review-context.ts';
import type { FieldProps } from './review-field.tsx';
import { useValue } from './use-answer.ts';
import { PathWarnings } from './warning-list.tsx';

/**
 * A name of which only the line is known, above the empty fields of its parts: as it stands, with the piece of the scan,
 * and the question which words are which. Nothing is split beforehand.
 */
export function NameLine({ spec, base, readBase }: FieldProps) {
  const { pictures, model } = useReview();
  const { t: label } = useTranslation('fields', { lng: 'en' });
  const name = `${base}.${spec.path}`;
  const readPath = readBase === null ? null : `${readBase}.${spec.path}`;
  const { line, evidence } = findNameLine(useValue(name), readPath, model.form.findEvidence);
  const place = usePlace(name);
  if (line === '') return null;
  return (
    <div ref={place} data-path={name} className="grid gap-x-6 gap-y-2 md:grid-cols-2">
      <div className="min-w-0">
        <p className="font-semibold">
          <OfficialLabel name={spec.label} />
        </p>
        <p className="mt-1 [overflow-wrap:anywhere]">{line}</p>
        <PathWarnings path={name} />
      </div>
      <div className="min-w-0">
        {pictures ? (
          <EvidenceNote
            pictures={pictures}
            evidence={evidence}
            fieldName={label(spec.label)}
            edited={false}
            checked={false}
            empty={false}
          />
        ) : null}
      </div>
    </div>
  );
}
