import { OfficialLabel } from '../../../lib/form-answers/official-label.tsx';
import { findNameLine } from '../model/find-name-line.ts';
import { joinPath, joinReadPath } from '../model/units.ts';
import type { FieldProps } from './answer-input.tsx';
import { usePlace, useReview } from './review-context.ts';
import { useValue } from './use-answer.ts';
import { PathWarnings } from './warning-list.tsx';

/**
 * A name of which only the line is known, above its parts: as it stands, with the question which words are which. Nothing
 * is split beforehand.
 */
export function NameLine({ spec, base, readBase }: FieldProps) {
  const { model } = useReview();
  const name = joinPath(base, spec.path);
  const readPath = joinReadPath(readBase, spec.path);
  const { line } = findNameLine(useValue(name), readPath, model.form.findEvidence);
  const place = usePlace(name);
  if (line === '') return null;
  return (
    <div ref={place} data-path={name} className="min-w-0">
      <p className="text-sm text-muted">
        <OfficialLabel name={spec.label} />
      </p>
      <p className="[overflow-wrap:anywhere]">{line}</p>
      <PathWarnings path={name} />
    </div>
  );
}
