import { Link, useMatch } from 'raviger';
import type { ComponentProps, MouseEvent } from 'react';

interface Props extends Omit<ComponentProps<typeof Link>, 'href' | 'ref'> {
  readonly to: string;
}

/** A link to a page of this site. On that page itself it does nothing, so that going back still goes back. */
export function PageLink({ to, onClick, ...props }: Props) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.currentTarget.href === window.location.href) event.preventDefault();
    onClick?.(event);
  };
  return <Link href={to} onClick={follow} {...props} />;
}

/** A link of a navigation, marked on its own page. */
export const NavLink = (props: Props) => (
  <PageLink {...props} {...(useMatch(props.to) === null ? {} : { 'aria-current': 'page' })} />
);
