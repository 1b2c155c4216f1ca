import { MAX_NOTE_LENGTH } from '@smriti/shared/album/albums';
import { type SubmitEvent, useId, useState } from 'react';
import { deviceStorage } from '#lib/device/device-storage.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { proofMessages } from './messages';
import { DecisionFailure } from './DecisionFailure';
import { useMoveAlbum } from './use-move-album';

interface RequestChangesDialogProps {
  id: string;
  onClose: () => void;
  onSent: () => void;
}

/** Dialog that returns the album to the reviewer with the requested changes. */
export function RequestChangesDialog({ id, onClose, onSent }: RequestChangesDialogProps) {
  const t = useMessages(proofMessages);
  const formId = useId();
  const [note, setNote] = useStoredText(`changes-note:${id}`);
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMoveAlbum(id, () => {
    setNote('');
    onSent();
  });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isPending) return;
    if (note.trim() === '') {
      setMissing(true);
      event.currentTarget.querySelector('textarea')?.focus();
      return;
    }
    mutate({ status: 'Requested', note });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t.askForChanges}
      description={t.changesIntro}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="filled"
            isBusy={isPending}
            busyLabel={t.sending}
          >
            {t.sendChanges}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="stack gap-4 pt-4" onSubmit={submit}>
        <DecisionFailure error={error} />
        <TextAreaField
          label={t.note}
          error={isMissing ? t.noteMissing : undefined}
          maxLength={MAX_NOTE_LENGTH}
          value={note}
          onChange={(event) => {
            setNote(event.target.value);
            setMissing(false);
          }}
        />
      </form>
    </Dialog>
  );
}

/** Text state that is stored on this device and survives reloads, until it is set to ''. */
function useStoredText(key: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => deviceStorage.get(key) ?? '');
  function keep(changed: string): void {
    setText(changed);
    if (changed === '') deviceStorage.remove(key);
    else deviceStorage.set(key, changed);
  }
  return [text, keep];
}
