import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { count, params } from '@nanostores/i18n';
import { useMessages, messageCatalogue } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { photoMessages } from '../../messages';
import { useStudioState } from '../../studio-context';
import { findLastTargetPosition } from './photo-order';

/** Texts of the dialog that asks for a position; loaded with it. */
const placeMessages = messageCatalogue('studioPlace', {
  moveOne: params('Move photo {position} to place'),
  moveMany: count({
    one: 'Move {count} photo to place',
    many: 'Move {count} photos to place',
  }),
  place: 'Place',
  placeHint: params('From 1 to {last}'),
  manyHint: params('Where the first of them goes, from 1 to {last}'),
  wrongPlace: params('Please enter a whole number from 1 to {last}.'),
  move: 'Move',
  cancel: 'Cancel',
});

interface MoveDialogProps {
  /** Keys of the photos to move, in order. */
  photos: readonly string[];
  onMove: (keys: readonly string[], place: number) => void;
  onClose: () => void;
}

/** Parses a position from 1 to `last`; null if invalid. */
function placeIn(text: string, last: number): number | null {
  const place = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  return place >= 1 && place <= last ? place : null;
}

/**
 * Texts and bounds of the dialog: one photo is named by position and file, several by their number.
 */
function useMove(photos: readonly string[]) {
  const t = useMessages(placeMessages);
  const { unnamed } = useMessages(photoMessages);
  const order = useStudioState((state) => state.order);
  const [first = ''] = photos;
  const name = useStudioState((state) => state.photos[first]?.name);
  const position = order.indexOf(first) + 1;
  const last = findLastTargetPosition(order.length, photos.length);
  const place = Math.min(position, last);
  const isOne = photos.length === 1;
  return {
    place,
    last,
    title: isOne ? t.moveOne({ position }) : t.moveMany(photos.length),
    name: isOne ? name || unnamed({ position }) : undefined,
    hint: isOne ? t.placeHint({ last }) : t.manyHint({ last }),
  };
}

function focusOn(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Focuses the field and selects its content, so that typing replaces it. */
function useSelectedField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Deferred, because the dialog first stores its opener and focuses its first button.
    const timer = setTimeout(() => focusOn(field.current));
    return () => clearTimeout(timer);
  }, []);
  return field;
}

/** Dialog that asks for the new position of photos, for long moves. */
export function MoveDialog(props: MoveDialogProps) {
  const { photos, onMove, onClose } = props;
  const t = useMessages(placeMessages);
  const { title, name, hint, place, last } = useMove(photos);
  const [text, setText] = useState(String(place));
  const [isWrong, setIsWrong] = useState(false);
  const field = useSelectedField();
  const id = useId();

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const typed = placeIn(text, last);
    if (typed !== null) {
      onMove(photos, typed);
      onClose();
    } else {
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
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="filled" type="submit" form={id}>
            {t.move}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="pt-3" onSubmit={submit}>
        <TextField
          ref={field}
          label={t.place}
          hint={hint}
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
