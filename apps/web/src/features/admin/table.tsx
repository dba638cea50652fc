import type { ReactNode } from 'react';

interface Props {
  /** Said to who does not see the table. */
  readonly label: string;
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

/** A table that is moved sideways by itself where the screen is small. */
export const Table = ({ label, heads, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what is out of sight is reached by the keys
  <section aria-label={label} tabIndex={0} className="overflow-x-auto">
    <table className="w-full text-start">
      <thead>
        <tr className="border-b border-line">
          {heads.map((head) => (
            <th key={head} scope="col" className="px-2 py-2 text-start font-semibold whitespace-nowrap">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);

export const Row = ({ children }: { children: ReactNode }) => (
  <tr className="border-b border-line align-middle">{children}</tr>
);

export const Cell = ({ children, wraps = false }: { children?: ReactNode; wraps?: boolean }) => (
  <td className={`px-2 py-2 ${wraps ? 'min-w-40 [overflow-wrap:anywhere]' : 'whitespace-nowrap'}`}>
    {children}
  </td>
);
