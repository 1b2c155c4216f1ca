import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import type { ReactNode } from 'react';
import styles from './StatusBadge.module.css';

const ICONS = {
  waiting: Clock,
  info: Send,
  success: CircleCheck,
  danger: Ban,
  neutral: Pencil,
  ended: Ban,
};

/**
 * Tone of a status: waiting is yellow-brown, in progress (shipped, requested) blue, done
 * (delivered, approved) green, ended (expired, withdrawn) grey.
 */
export type StatusTone = keyof typeof ICONS;

interface StatusBadgeProps {
  tone: StatusTone;
  /** Status in words. */
  children: ReactNode;
  /** Lucide icon that replaces the tone's own. */
  icon?: ReactNode;
}

/** Badge that shows a status by word, icon and colour. */
export function StatusBadge({ tone, children, icon }: StatusBadgeProps) {
  const Icon = ICONS[tone];
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon ?? <Icon aria-hidden="true" />}
      {children}
    </span>
  );
}
