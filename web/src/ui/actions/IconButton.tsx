import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
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

function Face({ badge, children }: Pick<IconButtonLook, 'badge' | 'children'>) {
  return (
    <>
      {children}
      {badge !== undefined && badge > 0 && (
        <span className={cx(styles.badge, 'tabular')} aria-hidden="true">
          {badge > 99 ? '99+' : badge}
        </span>
      )}
    </>
  );
}

interface IconButtonProps
  extends IconButtonLook, Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {}

export function IconButton(props: IconButtonProps) {
  const { label, size = 'medium', badge, children, className, type = 'button', ...button } = props;
  return (
    <button
      title={label}
      {...button}
      type={type}
      aria-label={label}
      className={cx(styles.button, styles[size], className)}
    >
      <Face badge={badge}>{children}</Face>
    </button>
  );
}

interface IconButtonLinkProps extends IconButtonLook, Omit<LinkProps, 'children' | 'aria-label'> {}

/** Link that looks like an icon button, e.g. to the cart. */
export function IconButtonLink(props: IconButtonLinkProps) {
  const { label, size = 'medium', badge, children, className, ...link } = props;
  return (
    <Link
      title={label}
      {...link}
      aria-label={label}
      className={cx(styles.button, styles[size], className)}
    >
      <Face badge={badge}>{children}</Face>
    </Link>
  );
}
