import { anotherLayout } from '@smriti/shared/book/auto-fill/another-layout';
import type { Book } from '@smriti/shared/book/scene';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import Shuffle from 'lucide-react/icons/shuffle';
import { Button } from '../../../components/actions/Button';
import { IconButton } from '../../../components/actions/IconButton';
import { type Face, isCoverId } from '../../../components/spread/face';
import { useMessages } from '../../../lib/i18n';
import styles from './ArrangeBook.module.css';
import { useEditBook } from './editor/edit-book';
import type { FillInput } from './fill-input';
import { bookMessages } from './messages';
import { useWhyText } from './why-text';

interface SpreadToolsProps {
  input: FillInput;
  face: Face;
}

/** Why a spread looks as it does, another layout for it, and whether it is to stay. */
export function SpreadTools({ input, face: { spread } }: SpreadToolsProps) {
  const t = useMessages(bookMessages);
  const whyText = useWhyText();
  const { edit } = useEditBook();
  const { id, rank, locked } = spread;
  const canTurn = !isCoverId(id) && rank !== null && rank.of > 1;
  const layOut = (step: 1 | -1) => edit((book) => anotherLayout(book, id, input.photos, step), '');

  return (
    <div className={styles.spreadTools}>
      <p className={styles.why}>{whyText(spread.why)}</p>
      <div role="group" aria-label={t.tools} className={styles.buttons}>
        {canTurn && (
          <>
            <IconButton
              label={t.layoutBefore}
              aria-disabled={locked}
              onClick={() => !locked && layOut(-1)}
            >
              <ChevronLeft />
            </IconButton>
            <span className="tabular" aria-live="polite">
              {t.layout({ at: rank.at, of: rank.of })}
            </span>
            <Button
              size="small"
              icon={<Shuffle aria-hidden="true" />}
              aria-disabled={locked}
              onClick={() => !locked && layOut(1)}
            >
              {t.layoutAfter}
            </Button>
          </>
        )}
        <Button
          size="small"
          variant={locked ? 'outline' : 'quiet'}
          aria-pressed={locked}
          icon={locked ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
          onClick={() => edit((book) => withLock(book, id, !locked), '')}
        >
          {t.keep}
        </Button>
      </div>
    </div>
  );
}

/** A spread that stays as it is when others are laid out anew, or no longer does. */
function withLock(scene: Book, id: string, locked: boolean): Book {
  if (isCoverId(id)) return { ...scene, cover: scene.cover && { ...scene.cover, locked } };
  return {
    ...scene,
    spreads: scene.spreads.map((one) => (one.id === id ? { ...one, locked } : one)),
  };
}
