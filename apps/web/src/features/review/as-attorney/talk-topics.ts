import type { FieldSpec } from '@puente/forms/answers';
import { joinPath, type Unit } from '../model/units.ts';

/** An answer of the applicant's that something can be said of. */
export interface Topic {
  /** Where it stood when the form was opened. */
  readonly path: string;
  readonly label: FieldSpec['label'];
}

/** A name in one line is spoken of by its parts. */
export const listTopics = ({ fields, readBase }: Unit): Topic[] =>
  readBase === null
    ? []
    : fields.flatMap(({ path, kind, label }) =>
        kind === 'name-line' ? [] : [{ path: joinPath(readBase, path), label }],
      );
