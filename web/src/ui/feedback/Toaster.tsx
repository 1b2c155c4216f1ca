import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { useMessages } from '#lib/language/i18n.ts';
import { uiMessages } from '#ui/messages.ts';
import { toastQueue, type Toast } from './toast';
import styles from './Toaster.module.css';

const ICONS = { success: <CircleCheck />, error: <CircleAlert />, info: <Info /> };

/** Offset above a bar at the lower edge, whose buttons must stay accessible. */
const ABOVE_BAR = 'calc(var(--sticky-bottom, 0px) + 1rem)';

/**
 * Media query for phones in landscape, on which a centred toast would cover content on the left.
 */
const LOW_WINDOW = '(max-height: 30rem)';

export interface ToasterProps {
  /** Accessible name of the toast area, e.g. 'Notifications'. */
  label: string;
  waiting: readonly Toast[];
}

/** Sonner's toaster in the shop's style; shows the toasts that `showToast` has queued. */
export function Toaster({ label, waiting }: ToasterProps) {
  const { close } = useMessages(uiMessages);
  useEffect(() => {
    for (const { id, tone, message } of waiting) {
      toast[tone](tone === 'error' ? <span role="alert">{message}</span> : message, { id });
    }
    if (waiting.length > 0) toastQueue.take(waiting);
  }, [waiting]);
  return (
    <Sonner
      position={matchMedia(LOW_WINDOW).matches ? 'bottom-right' : 'bottom-center'}
      offset={{ bottom: ABOVE_BAR }}
      mobileOffset={{ bottom: ABOVE_BAR }}
      expand
      containerAriaLabel={label}
      icons={{ ...ICONS, close: <X /> }}
      closeButton
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: close,
        classNames: {
          toast: styles.toast,
          success: styles.success,
          error: styles.error,
          info: styles.info,
          icon: styles.icon,
          title: styles.title,
          closeButton: styles.close,
        },
      }}
    />
  );
}
