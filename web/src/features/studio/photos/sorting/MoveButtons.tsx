import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import X from 'lucide-react/icons/x';
import { useMessages } from '#lib/language/i18n.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { gridMessages } from '../grid-messages';

interface MoveButtonsProps {
  id: string;
  /** Position in the list, from 1. */
  position: number;
  total: number;
  onMove: (from: number, to: number) => void;
  onRemove: (position: number) => void;
  name: string;
  isSending: boolean;
}

export function MoveButtons(props: MoveButtonsProps) {
  const { id, position, total, onMove, onRemove, name, isSending } = props;
  const t = useMessages(gridMessages);
  return (
    <>
      <IconButton
        label={t.earlier({ name })}
        size="small"
        aria-disabled={position === 1}
        onClick={() => onMove(position, position - 1)}
      >
        <ArrowLeft />
      </IconButton>
      <IconButton
        label={t.later({ name })}
        size="small"
        aria-disabled={position === total}
        onClick={() => onMove(position, position + 1)}
      >
        <ArrowRight />
      </IconButton>
      <IconButton
        label={isSending ? t.cancelOne({ name }) : t.remove({ name })}
        size="small"
        data-remove={id}
        onClick={() => onRemove(position)}
      >
        <X />
      </IconButton>
    </>
  );
}
