import type { CSSProperties } from 'react';
import styles from './PrintFan.module.css';
import { type DrawableBook, PageSide } from './PageSide';
import type { BookView } from './book-views';
import { useDelayedTurn } from './use-delayed-turn';

/** Number of prints visible behind the top one and in the pile next to it. */
const VISIBLE_PRINTS = 3;

interface PrintFanProps extends DrawableBook {
  views: readonly BookView[];
  index: number;
}

/** A stack of prints: the current one on top, the following ones fanned out behind it. */
export function PrintFan({ views, index, ...drawn }: PrintFanProps) {
  const { turned, settled } = useDelayedTurn(index);
  const isDrawn = (at: number) =>
    [index, settled].some((from) => Math.abs(at - from) <= VISIBLE_PRINTS + 1);
  return (
    <span className={styles.hand}>
      {views.map(({ stop }, at) => {
        const away = at - turned;
        const place: CSSProperties & Record<'--away', number> = {
          '--away': Math.max(-VISIBLE_PRINTS, Math.min(away, VISIBLE_PRINTS)),
          zIndex: views.length - Math.abs(away),
        };
        return isDrawn(at) ? (
          <span
            key={stop.face.spread.id}
            className={styles.card}
            data-where={away === 0 ? 'top' : away < 0 ? 'aside' : 'behind'}
            data-hidden={Math.abs(away) > VISIBLE_PRINTS || undefined}
            style={place}
          >
            <PageSide
              {...{ face: stop.face, part: stop.part }}
              size={Math.abs(at - settled) <= 1 ? 'large' : 'small'}
              {...drawn}
            />
            <span className={styles.shade} />
          </span>
        ) : null;
      })}
    </span>
  );
}
