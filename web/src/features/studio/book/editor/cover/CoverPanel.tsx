import {
  type CoverPart,
  coverPartProblem,
  frontPhoto,
  withFrontPhoto,
} from '@smriti/shared/book/edit/cover';
import { MIN_SPINE_FOR_TEXT_MM } from '@smriti/shared/book/page';
import ImageOff from 'lucide-react/icons/image-off';
import { useId } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import type { BookPanelProps } from '../book-panel';
import { useEditBook } from '../edit-book';
import styles from './CoverPanel.module.css';
import { CoverText } from './CoverText';
import { coverMessages } from './messages';

/** The cover: its front photo, chosen among all photos, and the texts on its parts. */
export function CoverPanel(props: BookPanelProps) {
  const { scene } = props;
  const t = useMessages(coverMessages);
  const shape = scene.cover_shape;
  const isPlain = shape?.printable === false;

  const has = (part: CoverPart) => coverPartProblem(scene, part) === null;
  return (
    <>
      {isPlain ? <p className="measure muted text-sm">{t.stamped}</p> : <FrontPhoto {...props} />}
      <div className={styles.texts}>
        <CoverText scene={scene} part="front" />
        {has('spine') && <CoverText scene={scene} part="spine" />}
        {has('back') && <CoverText scene={scene} part="back" />}
      </div>
      {coverPartProblem(scene, 'spine') === 'narrow' && shape && (
        <p className="measure muted text-sm">
          {t.narrow({ spine: shape.spine, least: MIN_SPINE_FOR_TEXT_MM })}
        </p>
      )}
    </>
  );
}

function FrontPhoto({ scene, input, photos }: BookPanelProps) {
  const t = useMessages(coverMessages);
  const { edit } = useEditBook();
  const headingId = useId();
  const chosen = frontPhoto(scene)?.photo ?? null;
  const take = (id: string | null, said: string) =>
    edit((book) => withFrontPhoto(book, id, input.photos), said);
  return (
    <div role="group" aria-labelledby={headingId} className="stack gap-3 min-w-0">
      <p>
        <strong id={headingId}>{t.photo}</strong>{' '}
        <span className="measure muted text-sm">{t.photoHint}</span>
      </p>
      <ul role="list" className={styles.photos}>
        <li>
          <button
            type="button"
            className={styles.photo}
            aria-label={t.noPhoto}
            title={t.noPhoto}
            aria-pressed={frontPhoto(scene) === null}
            onClick={() => take(null, t.photoGone)}
          >
            <ImageOff aria-hidden="true" />
          </button>
        </li>
        {input.photos.map(({ id }) => {
          const photo = photos.get(id);
          if (!photo) return null;
          const { place, small } = photo;
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.photo}
                aria-label={t.photoName({ place })}
                aria-pressed={id === chosen}
                onClick={() => take(id, t.photoTaken({ place }))}
              >
                {small !== null && <img src={small} alt="" loading="lazy" />}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
