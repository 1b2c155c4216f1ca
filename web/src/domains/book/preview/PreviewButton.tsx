import BookOpen from 'lucide-react/icons/book-open';
import { type ComponentType, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { Button } from '#ui/actions/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import type { BookPreviewProps } from './BookPreview';
import type { DrawableBook } from './PageSide';
import { previewButtonMessages } from './preview-button-messages';

interface PreviewButtonProps extends DrawableBook {
  title: string;
  size?: 'small' | 'medium';
}

/** Button that opens the full-window preview. */
export function PreviewButton({ size = 'small', ...props }: PreviewButtonProps) {
  const t = useMessages(previewButtonMessages);
  const [Preview, setPreview] = useState<ComponentType<BookPreviewProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isFetching, setIsFetching] = useState(false);

  async function open(): Promise<void> {
    setIsFetching(true);
    try {
      const { default: fetched } = await import('./BookPreview');
      setPreview(() => fetched);
      setIsOpen(true);
    } catch (error) {
      logFailure('The preview could not be opened', error);
      showToast('error', t.failed);
    }
    setIsFetching(false);
  }

  return (
    <>
      <Button
        size={size}
        icon={<BookOpen aria-hidden="true" />}
        isBusy={isFetching}
        busyLabel={t.loading}
        onClick={() => void open()}
      >
        {t.preview}
      </Button>
      {Preview && isOpen && <Preview {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
