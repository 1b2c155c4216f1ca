import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Info from 'lucide-react/icons/info';
import type { ReactNode, Ref } from 'react';
import styles from './InlineMessage.module.css';

const ICONS = { error: CircleAlert, success: CircleCheck, waiting: Clock, info: Info };

interface InlineMessageProps {
  /**
   * Tone of the message. Errors are announced at once (role alert), other tones at the next pause
   * (role status).
   */
  tone: keyof typeof ICONS;
  /** Whether the message is announced at once, independent of its tone. */
  isAlert?: boolean;
  /** What has happened, what it means, and what to do. */
  children: ReactNode;
  /** Button or link. */
  action?: ReactNode;
  /** Ref of the element, which scripts can focus. */
  ref?: Ref<HTMLDivElement>;
}

/** Message that stays on the page, next to what it is about. */
export function InlineMessage(props: InlineMessageProps) {
  const { tone, children, action, ref, isAlert = tone === 'error' } = props;
  const Icon = ICONS[tone];
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={isAlert ? 'alert' : 'status'}
      className={styles.message}
      data-tone={tone === 'error' ? 'danger' : tone}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
