import type { ReactNode } from 'react';

/** Words that open what stands behind them. On paper the words are left out. */
export const More = ({ words, children }: { words: string; children: ReactNode }) => (
  <details>
    <summary className="inline-flex min-h-11 list-none items-center text-accent underline underline-offset-4 print:hidden [&::-webkit-details-marker]:hidden">
      {words}
    </summary>
    {children}
  </details>
);
