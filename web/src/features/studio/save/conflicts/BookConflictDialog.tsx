import { WHOLE_BOOK_PART_ID } from '@smriti/shared/book/book-changes';
import type { Book } from '@smriti/shared/book/scene';
import { useState } from 'react';
import { SpreadView } from '#domains/book/spread/SpreadView.tsx';
import type { SpreadFace } from '#domains/book/spread/face.ts';
import { toBookFinish } from '#domains/book/spread/finish.ts';
import { useSpreadNames } from '#domains/book/spread/use-spread-names.ts';
import type { ShownPhotos } from '#domains/book/spread/shown-photo.ts';
import { useComputeFaces } from '#domains/book/spread/use-faces.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { RadioCards } from '#ui/fields/RadioCards.tsx';
import { resolveBookConflict, bookVersions } from '../../book/merge-saved-book';
import { toShownStudioPhotos } from '../../book/shown-studio-photos';
import { useStudio, useStudioState } from '../../studio-context';
import type { BookConflict } from '../../studio-store';
import styles from './BookConflictDialog.module.css';
import { bookConflictMessages } from './book-conflict-messages';

type Side = 'mine' | 'theirs';

const PLAIN = toBookFinish({ lamination: '', cover: '' });

export interface BookConflictDialogProps {
  conflict: BookConflict;
  onClose: () => void;
}

/** Dialog that resolves a conflict: both versions of each spread, side by side. */
export function BookConflictDialog({ conflict, onClose }: BookConflictDialogProps) {
  const t = useMessages(bookConflictMessages);
  const { store } = useStudio();
  const savedBook = useStudioState((state) => state.savedBook);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const versions = savedBook && bookVersions(store, savedBook, conflict.theirs);
  if (!versions) return null;

  function use(): void {
    const taken = conflict.parts.filter((part) => chosen[part] === 'theirs');
    resolveBookConflict(store, new Set(taken));
    showToast('success', t.chosen);
    onClose();
  }

  return (
    <Dialog
      isOpen
      size="wide"
      onOpenChange={onClose}
      title={t.title}
      description={t.description}
      footer={
        <Button variant="filled" onClick={use}>
          {t.use}
        </Button>
      }
    >
      <div className={styles.parts}>
        {conflict.parts.map((part) => (
          <Part
            key={part}
            {...{ part, ...versions }}
            side={chosen[part] ?? 'mine'}
            onChoose={(side) => setChosen({ ...chosen, [part]: side })}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface PartProps {
  part: string;
  mine: Book;
  theirs: Book;
  side: Side;
  onChoose: (side: Side) => void;
}

/** Both versions of a spread, or of a setting of the whole book. */
function Part({ part, mine, theirs, side, onChoose }: PartProps) {
  const t = useMessages(bookConflictMessages);
  const { faceName } = useSpreadNames(mine.kind);
  const photos = usePhotosOf(theirs);
  const facesOf = useComputeFaces(mine.kind);
  const faceIn = (book: Book) => facesOf(book).find(({ spread }) => spread.id === part) ?? null;
  const [own, other] = [faceIn(mine), faceIn(theirs)];
  const known = own ?? other;
  const isWhole = part === WHOLE_BOOK_PART_ID;
  const picture = (book: Book, face: SpreadFace | null, label: string) =>
    face && (
      <span className={styles.picture}>
        <SpreadView {...{ book, face, photos, label }} finish={PLAIN} size="small" />
      </span>
    );
  return (
    <RadioCards
      legend={known ? faceName(known) : t.whole}
      value={side}
      onChange={onChoose}
      options={[
        {
          value: 'mine',
          label: t.mine,
          drawing: picture(mine, own, t.minePicture),
          description: !own && !isWhole && t.removedMine,
        },
        {
          value: 'theirs',
          label: t.theirs,
          drawing: picture(theirs, other, t.theirsPicture),
          description: !other && !isWhole && t.removedTheirs,
        },
      ]}
    />
  );
}

/** Photos of both books, including the other book's tray. */
function usePhotosOf(theirs: Book): ShownPhotos {
  const order = useStudioState((state) => state.order);
  const photos = useStudioState((state) => state.photos);
  const book = useStudioState((state) => state.book);
  const other = toShownStudioPhotos({ order: [], photos, book: { ...book, scene: theirs } });
  return new Map([...other, ...toShownStudioPhotos({ order, photos, book })]);
}
