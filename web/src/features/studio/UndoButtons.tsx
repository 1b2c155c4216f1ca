import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useStore } from 'zustand';
import { useMessages } from '#lib/language/i18n.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { savingMessages } from './messages';
import { useStudio } from './studio-context';

export function UndoButtons() {
  const t = useMessages(savingMessages);
  const { temporal } = useStudio().store;
  const canUndo = useStore(temporal, ({ pastStates }) => pastStates.length > 0);
  const canRedo = useStore(temporal, ({ futureStates }) => futureStates.length > 0);
  return (
    <>
      <IconButton
        label={t.undo}
        aria-disabled={!canUndo}
        onClick={() => temporal.getState().undo()}
      >
        <Undo2 />
      </IconButton>
      <IconButton
        label={t.redo}
        aria-disabled={!canRedo}
        onClick={() => temporal.getState().redo()}
      >
        <Redo2 />
      </IconButton>
    </>
  );
}
