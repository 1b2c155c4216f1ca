import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/actions/Button';
import { Dialog } from '../../../components/feedback/Dialog';
import { TextField } from '../../../components/fields/TextField';
import { useMessages } from '../../../lib/i18n';
import { orderMessages } from './messages';

interface MoveDialogProps {
  title: string;
  /** Which photo it is about. */
  name: string;
  /** From 1: where it stands, and the last place that it can be moved to. */
  place: number;
  last: number;
  onMove: (place: number) => void;
  onClose: () => void;
}

/** The number that was typed, when it is a place; else null. */
function placeIn(text: string, last: number): number | null {
  const place = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  return place >= 1 && place <= last ? place : null;
}

function focusOn(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Has the field focused and its number selected, ready for another. */
function useSelectedField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // the dialog first notes who opened it, and focuses its first button
    const timer = setTimeout(() => focusOn(field.current));
    return () => clearTimeout(timer);
  }, []);
  return field;
}

/** Asks where to: far away is one step, not fifty presses. */
export function MoveDialog({ title, name, place, last, onMove, onClose }: MoveDialogProps) {
  const t = useMessages(orderMessages);
  const [text, setText] = useState(String(place));
  const [isWrong, setIsWrong] = useState(false);
  const field = useSelectedField();
  const id = useId();

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const typed = placeIn(text, last);
    if (typed !== null) onMove(typed);
    else {
      setIsWrong(true);
      focusOn(field.current);
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      description={name}
      closeLabel={t.close}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="filled" type="submit" form={id}>
            {t.move}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <TextField
          ref={field}
          label={t.place}
          hint={t.placeHint({ last })}
          error={isWrong ? t.wrongPlace({ last }) : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setIsWrong(false);
          }}
        />
      </form>
    </Dialog>
  );
}
