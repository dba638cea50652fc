import { useId } from 'react';

interface Props<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly (readonly [value: V, words: string])[];
  readonly onChange: (value: V) => void;
}

/** One of a few, from a list that opens. */
export function SelectField<V extends string>({ label, value, options, onChange }: Props<V>) {
  const id = useId();
  return (
    <div className="min-w-0 grow basis-40">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        id={id}
        className="control mt-1"
        value={value}
        onChange={(event) => onChange(event.target.value as V)}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
