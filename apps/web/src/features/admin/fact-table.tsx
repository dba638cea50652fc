interface Props {
  readonly label: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** Names and values, one below the other. */
export const FactTable = ({ label, facts }: Props) => (
  <dl aria-label={label} className="grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(10rem,auto)_1fr]">
    {facts.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-muted">{name}</dt>
        <dd className="mb-2 tabular-nums sm:mb-0 [overflow-wrap:anywhere]">{value}</dd>
      </div>
    ))}
  </dl>
);
