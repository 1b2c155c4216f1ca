import type { Book } from '@smriti/shared/book/scene';
import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { KeyboardEvent } from 'react';
import { count, params } from '@nanostores/i18n';
import { useMessages, messageCatalogue } from '#lib/language/i18n.ts';
import { deferRendering } from '#lib/loading/defer-rendering.tsx';
import { cx } from '#ui/cx.ts';
import { useSpreadNames } from '../use-spread-names';
import type { ShownPhotos } from '../shown-photo';
import { isBlockingWarning, type PageLimit, type SpreadWarning } from './spread-warnings';
import styles from './WarningList.module.css';

const warningMessages = messageCatalogue('bookWarnings', {
  warnings: count({ one: '{count} thing to look at', many: '{count} things to look at' }),
  blocking: count({
    one: '{count} thing to put right before it can be requested',
    many: '{count} things to put right before it can be requested',
  }),
  empty: params('{where}: a frame is empty. Put a photo into it, or remove it.'),
  missing: params('{where}: we cannot print {characters} yet. Please take it out of the text.'),
  pages: params('This binding takes at most {pages} pages: room for {photos} photos.'),
  fair: params('{where}: photo {place} has {dpi} dpi and may look soft.'),
  poor: params('{where}: photo {place} has {dpi} dpi and will look blurred.'),
  fold: params('{where}: photo {place} runs into the fold, which takes a little of its middle.'),
  cut: params('{where}: photo {place} ends so near the cut that its edge may look uneven.'),
  faceCut: params('{where}: photo {place} cuts through a face.'),
  faceFold: params('{where}: a face in photo {place} is at the fold.'),
  faceEdge: params('{where}: a face in photo {place} is so near the edge that it may be cut.'),
  unsafe: params('{where}: the text “{text}” stands so near the edge that it may be cut.'),
  acrossFold: params('{where}: the text “{text}” runs across the fold, where it is hard to read.'),
});

interface WarningListProps {
  scene: Book;
  warnings: readonly SpreadWarning[];
  photos: ShownPhotos;
  limit?: PageLimit | null;
  /** Whether blocking warnings are collapsed too, to save space. */
  isFolded?: boolean;
  /** Shows the place in the book that a warning is about. */
  onLook: (warning: SpreadWarning) => void;
}

/** Maximum number of characters quoted from a text. */
const MAX_QUOTED_LENGTH = 24;

/** Returns a function that describes a warning and its place in the book. */
function useWarningTexts({ scene, photos, limit = null }: WarningListProps) {
  const t = useMessages(warningMessages);
  const { faceName } = useSpreadNames(scene.kind);
  return function textOf({ kind, face, item, dpi, characters }: SpreadWarning): string {
    const where = faceName(face);
    const place = (item?.type === 'photo' && photos.get(item.photo ?? '')?.place) || '';
    const text = item?.type === 'text' ? shortened(item.text) : '';
    const { pagesMax: pages = 0, photosPerPage = 0 } = limit ?? {};
    const texts = {
      poor: t.poor({ where, place, dpi: dpi ?? '' }),
      fair: t.fair({ where, place, dpi: dpi ?? '' }),
      fold: t.fold({ where, place }),
      cut: t.cut({ where, place }),
      faceCut: t.faceCut({ where, place }),
      faceFold: t.faceFold({ where, place }),
      faceEdge: t.faceEdge({ where, place }),
      empty: t.empty({ where }),
      missing: t.missing({ where, characters: characters.slice(0, 12).join(' ') }),
      unsafe: t.unsafe({ where, text }),
      acrossFold: t.acrossFold({ where, text }),
      pages: t.pages({ pages, photos: pages * Math.max(1, photosPerPage) }),
    };
    return texts[kind];
  };
}

/**
 * Warnings to check before printing, each with a link to its place in the book. Those that block
 * the request come first.
 */
export const WarningList = deferRendering((props: WarningListProps) => {
  const { warnings, isFolded = false, onLook } = props;
  const t = useMessages(warningMessages);
  const textOf = useWarningTexts(props);

  const listOf = (some: readonly SpreadWarning[]) => (
    <ul role="list">
      {some.map((warning) => (
        <li key={`${warning.face.spread.id} ${warning.item?.id ?? ''} ${warning.kind}`}>
          <button
            type="button"
            onKeyDown={isFolded ? closeOnEscape : undefined}
            onClick={({ currentTarget }) => {
              const list = currentTarget.closest('details');
              // Closes the list, which would cover the spread.
              if (isFolded && list) closeList(list);
              onLook(warning);
            }}
          >
            {textOf(warning)}
          </button>
        </li>
      ))}
    </ul>
  );
  const blocking = warnings.filter(isBlockingWarning);
  const others = warnings.filter((one) => !isBlockingWarning(one));
  return (
    <>
      {blocking.length > 0 && isFolded && (
        <details className={cx(styles.folded, styles.danger)}>
          <summary className={styles.summary} onKeyDown={closeOnEscape}>
            <CircleAlert aria-hidden="true" />
            {t.blocking(blocking.length)}
          </summary>
          {listOf(blocking)}
        </details>
      )}
      {blocking.length > 0 && !isFolded && (
        <div className={styles.blocking}>
          <p className={styles.summary}>
            <CircleAlert aria-hidden="true" />
            {t.blocking(blocking.length)}
          </p>
          {listOf(blocking)}
        </div>
      )}
      {others.length > 0 && (
        <details className={isFolded ? styles.folded : styles.warnings}>
          <summary className={styles.summary} onKeyDown={isFolded ? closeOnEscape : undefined}>
            <TriangleAlert aria-hidden="true" />
            {t.warnings(others.length)}
          </summary>
          {listOf(others)}
        </details>
      )}
    </>
  );
});

function closeOnEscape({ key, currentTarget }: KeyboardEvent): void {
  const list = currentTarget.closest('details');
  if (key === 'Escape' && list?.open) closeList(list);
}

/** Closes a list of warnings; the focus stays on its summary. */
function closeList(list: HTMLDetailsElement): void {
  list.open = false;
  list.querySelector('summary')?.focus();
}

function shortened(text: string): string {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  return words.length > MAX_QUOTED_LENGTH
    ? `${words.slice(0, MAX_QUOTED_LENGTH).trimEnd()}…`
    : words;
}
