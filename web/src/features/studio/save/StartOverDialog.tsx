import { useMessages, messageCatalogue } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { savingMessages } from '../messages';
import { useStudio } from '../studio-context';

/** Texts of the dialog that confirms starting over; loaded with it. */
const startOverMessages = messageCatalogue('studioStartOver', {
  startOverHint: 'Photos and choices that are not saved in an album are removed.',
  startOverEdited:
    'Photos and choices that are not saved in the album are removed. What you arranged stays as it was saved.',
  keepWorking: 'Keep working',
});

interface StartOverDialogProps {
  onClose: () => void;
  onStartOver: () => void;
}

/** Confirmation dialog for deleting unsaved work, which cannot be undone. */
export function StartOverDialog({ onClose, onStartOver }: StartOverDialogProps) {
  const t = useMessages(startOverMessages);
  const { startOver } = useMessages(savingMessages);
  const isEdited = useStudio().plan.albumId !== undefined;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={startOver}
      description={isEdited ? t.startOverEdited : t.startOverHint}
      footer={
        <>
          <Button onClick={onClose}>{t.keepWorking}</Button>
          <Button variant="danger" onClick={onStartOver}>
            {startOver}
          </Button>
        </>
      }
    />
  );
}
