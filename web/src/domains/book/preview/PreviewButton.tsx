import BookOpen from 'lucide-react/icons/book-open';
import { type ComponentType, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { Button, type ButtonVariant } from '#ui/actions/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import type { BookPreviewProps } from './BookPreview';
import type { DrawableBook } from './PageSide';
import { previewButtonMessages } from './preview-button-messages';

interface PreviewButtonProps extends DrawableBook {
  title: string;
  size?: 'small' | 'medium';
  variant?: ButtonVariant;
  /** Text of the button; 'Preview' by default. */
  label?: string;
  onOpen?: () => void;
}

export function PreviewButton(button: PreviewButtonProps) {
  const { size = 'small', variant, label, onOpen, ...props } = button;
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
      onOpen?.();
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
        variant={variant}
        icon={<BookOpen aria-hidden="true" />}
        isBusy={isFetching}
        busyLabel={t.loading}
        onClick={() => void open()}
      >
        {label ?? t.preview}
      </Button>
      {Preview && isOpen && <Preview {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
