import { useStore } from 'zustand';
import { ApiError } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { reviewMessages } from './staff-messages';
import { type RemarkState, type RemarkEditing, listUnsavedPhotos } from './remarks/remark-editing';

/** Whether the typed text is saved, with a button that saves it at once. */
export function RemarkSaveState({ work }: { work: RemarkEditing }) {
  const t = useMessages(reviewMessages);
  const state = useStore(work.store);
  const isUnsaved = listUnsavedPhotos(state).length > 0;
  const spoken = { idle: '', saving: t.saving, saved: t.saved, failed: '' }[state.phase];
  const quiet = isUnsaved ? t.unsaved : t.allSaved;
  return (
    <div className="stack gap-3">
      <div className="cluster gap-y-2 gap-x-3 items-center">
        <Button
          isBusy={state.phase === 'saving'}
          busyLabel={t.saving}
          onClick={() => void work.save()}
        >
          {t.save}
        </Button>
        {/* Not announced by screen readers, because the text changes with each keystroke. */}
        <p role="status" className="muted text-sm hide-empty">
          {spoken}
        </p>
        {state.phase === 'idle' && <p className="muted text-sm hide-empty">{quiet}</p>}
      </div>
      {state.phase === 'failed' && <SaveFailure {...{ state, work }} />}
    </div>
  );
}

function SaveFailure({ state: { failure }, work }: { state: RemarkState; work: RemarkEditing }) {
  const t = useMessages(reviewMessages);
  return (
    <InlineMessage
      tone="error"
      action={
        <Button size="small" onClick={() => void work.save()}>
          {t.retry}
        </Button>
      }
    >
      <p>{t.saveFailed}</p>
      {failure instanceof ApiError && <p>{failure.message}</p>}
      <p>{t.kept}</p>
    </InlineMessage>
  );
}
