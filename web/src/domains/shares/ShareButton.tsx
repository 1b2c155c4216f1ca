import Users from 'lucide-react/icons/users';
import { lazy, Suspense, useId, useState } from 'react';
import { useMessages, messageCatalogue } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import type { SharePanelProps } from './SharePanel';
import styles from './ShareButton.module.css';

/** Label of the button that opens a book's share links. */
const shareLaterMessages = messageCatalogue('shareLater', {
  open: 'Family: links and notes',
  loading: 'Opening...',
});

const SharePanel = lazy(async () => ({ default: (await import('./SharePanel')).SharePanel }));

interface ShareButtonProps extends SharePanelProps {
  size?: 'small' | 'medium';
}

/** Button that opens the share links and notes, for pages where they are not the main content. */
export function ShareButton({ size = 'small', ...props }: ShareButtonProps) {
  const t = useMessages(shareLaterMessages);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.later}>
      <Button
        size={size}
        icon={<Users aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t.open}
      </Button>
      {isOpen && (
        <div id={id} className={styles.opened}>
          <Suspense fallback={<Loading label={t.loading} />}>
            <SharePanel {...props} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
