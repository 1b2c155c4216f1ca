import { useMessages } from '#lib/language/i18n.ts';
import { Sheet } from '#ui/dialogs/Sheet.tsx';
import { bookMessages } from '../../book/messages';
import { frameMessages } from '../messages';
import { TrayPhotos } from './TrayPhotos';

type TraySheetProps = Parameters<typeof TrayPhotos>[0] & { onClose: () => void };

/** Sheet with the left-out photos on phones; clicking a photo closes it. */
export function TraySheet({ onClose, ...photos }: TraySheetProps) {
  const t = useMessages(bookMessages);
  const { close } = useMessages(frameMessages);
  return (
    <Sheet
      isOpen
      side="bottom"
      title={t.tray}
      closeLabel={close}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <TrayPhotos {...photos} onPick={onClose} />
    </Sheet>
  );
}
