import type { Unit } from '../model/units.ts';
import { AnswerInput } from './answer-input.tsx';
import { NameLine } from './name-line.tsx';

/** The inputs of the answers of a unit; `titled`: its question stands over it already. */
export const UnitInputs = ({ unit: { fields, base, readBase }, titled }: { unit: Unit; titled: boolean }) => (
  <div className="grid gap-4">
    {fields.map((spec) => {
      const Field = spec.kind === 'name-line' ? NameLine : AnswerInput;
      return (
        <Field
          key={spec.path}
          spec={spec}
          base={base}
          readBase={readBase}
          alone={titled && fields.length === 1}
        />
      );
    })}
  </div>
);
