import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { CountBadge } from './CountBadge';
import { Link, type LinkProps } from './Link';
import styles from './IconButton.module.css';

interface IconButtonLook {
  /** Accessible name and tooltip. */
  label: string;
  size?: 'medium' | 'small';
  /** Number in the corner of the button; include it in `label` as well. */
  badge?: number;
  /** Lucide icon. */
  children: ReactNode;
}

interface IconButtonProps
  extends IconButtonLook, Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {}

export function IconButton(props: IconButtonProps) {
  const {
    label,
    size = 'medium',
    badge = 0,
    children,
    className,
    type = 'button',
    ...button
  } = props;
  return (
    <button
      title={label}
      {...button}
      type={type}
      aria-label={label}
      className={cx(styles.button, styles[size], className)}
    >
      {children}
      <CountBadge count={badge} />
    </button>
  );
}

interface IconButtonLinkProps extends IconButtonLook, Omit<LinkProps, 'children' | 'aria-label'> {}

/** Link that looks like an icon button, e.g. to the cart. */
export function IconButtonLink(props: IconButtonLinkProps) {
  const { label, size = 'medium', badge = 0, children, className, ...link } = props;
  return (
    <Link
      title={label}
      {...link}
      aria-label={label}
      className={cx(styles.button, styles[size], className)}
    >
      {children}
      <CountBadge count={badge} />
    </Link>
  );
}
