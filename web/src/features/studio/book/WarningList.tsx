import type { Book } from '@smriti/shared/book/scene';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useSpreadNames } from '../../../components/spread/names';
import type { ShownPhotos } from '../../../components/spread/shown-photo';
import type { SpreadWarning } from '../../../components/spread/spread-warnings';
import { useMessages } from '../../../lib/i18n';
import { bookMessages } from './messages';
import styles from './WarningList.module.css';

interface WarningListProps {
  scene: Book;
  warnings: readonly SpreadWarning[];
  photos: ShownPhotos;
  /** Shows what a warning is about. */
  onLook: (warning: SpreadWarning) => void;
}

/** Everything that one should look at before the book is printed; each leads to its place. */
export function WarningList({ scene, warnings, photos, onLook }: WarningListProps) {
  const t = useMessages(bookMessages);
  const { faceName } = useSpreadNames(scene.kind);
  if (warnings.length === 0) return null;

  function textOf({ face, item, kind, dpi }: SpreadWarning): string {
    const where = faceName(face);
    const place = photos.get(item.photo ?? '')?.place ?? '';
    const texts = {
      poor: t.warnPoor({ where, place, dpi: dpi ?? '' }),
      fair: t.warnFair({ where, place, dpi: dpi ?? '' }),
      fold: t.warnFold({ where, place }),
      cut: t.warnCut({ where, place }),
      empty: t.warnEmpty({ where }),
    };
    return texts[kind];
  }

  return (
    <details className={styles.warnings}>
      <summary>
        <TriangleAlert aria-hidden="true" />
        {t.warnings(warnings.length)}
      </summary>
      <ul role="list">
        {warnings.map((warning) => (
          <li key={`${warning.face.spread.id} ${warning.item.id} ${warning.kind}`}>
            <button type="button" onClick={() => onLook(warning)}>
              {textOf(warning)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
