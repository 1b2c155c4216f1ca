import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useStore } from 'zustand';
import { useMessages } from '#lib/language/i18n.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { savingMessages } from './messages';
import { useStudio } from './studio-context';

export function UndoButtons() {
  const t = useMessages(savingMessages);
  const history = useStore(useStudio().store.temporal);
  return (
    <>
      <IconButton
        label={t.undo}
        aria-disabled={history.pastStates.length === 0}
        onClick={() => history.undo()}
      >
        <Undo2 />
      </IconButton>
      <IconButton
        label={t.redo}
        aria-disabled={history.futureStates.length === 0}
        onClick={() => history.redo()}
      >
        <Redo2 />
      </IconButton>
    </>
  );
}
