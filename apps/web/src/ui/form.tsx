import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

interface Props {
  readonly onSubmit: () => void;
  /** The id of its heading. */
  readonly labelledBy?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A form that is sent by the page itself. Its own words stand in place of the browser's, and the first field that is
 * wrong takes the focus, once after each try.
 */
export function Form({ onSubmit, labelledBy, className, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const isTried = useRef(false);
  useEffect(() => {
    if (!isTried.current) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    isTried.current = false;
    wrong.focus();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    isTried.current = true;
    onSubmit();
  };
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={labelledBy}
      className={className}
      onSubmit={submit}
      onChange={() => {
        isTried.current = false;
      }}
    >
      {children}
    </form>
  );
}
