import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler, useMatch } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** State of the history entry. */
  state?: unknown;
  replace?: boolean;
}

/**
 * Link within the shop. Replaces React Router's links, which include the prefetching of its
 * framework mode and would increase every first page.
 */
export function Link({ to, state, replace, onClick, children, ...rest }: LinkProps) {
  const { target } = rest;
  const follow = useLinkClickHandler(to, { target, replace, state });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

interface NavLinkProps extends LinkProps {
  to: string;
  /** Whether the link is marked only on its own page, not on pages below its path. */
  end?: boolean;
}

/** Link in a menu, marked while its page is displayed. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const isCurrent = useMatch({ path: link.to, end }) !== null;
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />;
}
