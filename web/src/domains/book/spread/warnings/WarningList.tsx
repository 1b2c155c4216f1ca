import type { Book } from '@smriti/shared/book/scene';
import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useMessages } from '#lib/language/i18n.ts';
import { useSpreadNames } from '../names';
import type { ShownPhotos } from '../shown-photo';
import { isBlocking, type PageLimit, type SpreadWarning } from './spread-warnings';
import { warningMessages } from './warning-messages';
import styles from './WarningList.module.css';

interface WarningListProps {
  scene: Book;
  warnings: readonly SpreadWarning[];
  photos: ShownPhotos;
  limit?: PageLimit | null;
  /** Shows the place in the book that a warning is about. */
  onLook: (warning: SpreadWarning) => void;
}

/** Maximum number of characters quoted from a text. */
const KNOWN_BY = 24;

/**
 * Warnings to check before printing, each with a link to its place in the book. Those that block
 * the request come first and are always visible.
 */
export function WarningList({ scene, warnings, photos, limit = null, onLook }: WarningListProps) {
  const t = useMessages(warningMessages);
  const { faceName } = useSpreadNames(scene.kind);

  function textOf({ kind, face, item, dpi, characters }: SpreadWarning): string {
    const where = faceName(face);
    const place = (item?.type === 'photo' && photos.get(item.photo ?? '')?.place) || '';
    const text = item?.type === 'text' ? shortened(item.text) : '';
    const { pagesMax: pages = 0, photosPerPage = 0 } = limit ?? {};
    const texts = {
      poor: t.poor({ where, place, dpi: dpi ?? '' }),
      fair: t.fair({ where, place, dpi: dpi ?? '' }),
      fold: t.fold({ where, place }),
      cut: t.cut({ where, place }),
      empty: t.empty({ where }),
      missing: t.missing({ where, characters: characters.slice(0, 12).join(' ') }),
      unsafe: t.unsafe({ where, text }),
      acrossFold: t.acrossFold({ where, text }),
      pages: t.pages({ pages, photos: pages * Math.max(1, photosPerPage) }),
    };
    return texts[kind];
  }

  const listOf = (some: readonly SpreadWarning[]) => (
    <ul role="list">
      {some.map((warning) => (
        <li key={`${warning.face.spread.id} ${warning.item?.id ?? ''} ${warning.kind}`}>
          <button type="button" onClick={() => onLook(warning)}>
            {textOf(warning)}
          </button>
        </li>
      ))}
    </ul>
  );
  const blocking = warnings.filter(isBlocking);
  const others = warnings.filter((one) => !isBlocking(one));
  return (
    <>
      {blocking.length > 0 && (
        <div className={styles.blocking}>
          <p className={styles.summary}>
            <CircleAlert aria-hidden="true" />
            {t.blocking(blocking.length)}
          </p>
          {listOf(blocking)}
        </div>
      )}
      {others.length > 0 && (
        <details className={styles.warnings}>
          <summary className={styles.summary}>
            <TriangleAlert aria-hidden="true" />
            {t.warnings(others.length)}
          </summary>
          {listOf(others)}
        </details>
      )}
    </>
  );
}

function shortened(text: string): string {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  return words.length > KNOWN_BY ? `${words.slice(0, KNOWN_BY).trimEnd()}…` : words;
}
