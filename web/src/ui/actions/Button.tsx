import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { Link, type LinkProps } from './Link';
import styles from './Button.module.css';

/**
 * Look of a button: `filled` for the main action, one per screen; `danger` for what cannot be
 * undone.
 */
export type ButtonVariant = 'filled' | 'outline' | 'quiet' | 'danger';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: 'medium' | 'small';
  /** Whether the button fills the width of its container. */
  isWide?: boolean;
  /** Lucide icon before the text. */
  icon?: ReactNode;
}

function classOf({ variant = 'outline', size = 'medium', isWide = false }: ButtonLook): string {
  return cx(styles.button, styles[variant], styles[size], isWide && styles.wide);
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Whether the button is busy: it keeps its focus and place but ignores clicks. */
  isBusy?: boolean;
  /** Text while busy, e.g. 'Saving...'. */
  busyLabel?: string;
}

export function Button(props: ButtonProps) {
  const { variant, size, isWide, icon, isBusy = false, busyLabel, ...rest } = props;
  const { type = 'button', className, children, onClick, ...attributes } = rest;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...attributes}
      type={type}
      className={cx(classOf({ variant, size, isWide }), className)}
      aria-disabled={isBusy || attributes['aria-disabled']}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      {isBusy ? <Spinner /> : icon}
      <span>{isBusy ? (busyLabel ?? children) : children}</span>
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, LinkProps {}

export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, isWide, icon, className, children, ...link } = props;
  return (
    <Link {...link} className={cx(classOf({ variant, size, isWide }), className)}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}

interface ButtonAnchorProps extends ButtonLook, ComponentProps<'a'> {
  href: string;
  /** Opens the link in a new tab, which this text announces to screen readers. */
  newTabText?: string;
}

/** External link that looks like a button. */
export function ButtonAnchor(props: ButtonAnchorProps) {
  const { variant, size, isWide, icon, newTabText, className, children, ...anchor } = props;
  const newTab = newTabText ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a {...anchor} {...newTab} className={cx(classOf({ variant, size, isWide }), className)}>
      {icon}
      <span>
        {children}
        {newTabText && <span className="visually-hidden">{` ${newTabText}`}</span>}
      </span>
    </a>
  );
}

/** Rotating ring, as high as the text next to it. It has no accessible text, so add words. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
