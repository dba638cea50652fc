import type { ComponentProps } from 'react';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';

const looks: Record<Variant, string> = {
  primary:
    'bg-accent text-on-accent hover:bg-accent-strong disabled:bg-surface disabled:text-muted disabled:outline disabled:outline-line',
  secondary: 'border border-accent bg-paper text-accent hover:bg-accent-soft disabled:opacity-60',
  danger: 'bg-bad text-on-accent hover:bg-bad-strong disabled:opacity-60',
  quiet: 'text-accent underline underline-offset-4 hover:bg-accent-soft disabled:opacity-60',
};

/** The look of a button, for links that act as one. */
export const buttonLook = (variant: Variant = 'primary') =>
  `button inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-5 py-2 text-center font-semibold ${looks[variant]}`;

export const Button = ({
  variant = 'primary',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { variant?: Variant }) => (
  <button type={type} className={`${buttonLook(variant)} ${className}`} {...rest} />
);
