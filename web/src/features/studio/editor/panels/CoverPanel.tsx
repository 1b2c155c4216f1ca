import { params } from '@nanostores/i18n';
import {
  addCoverText,
  type CoverPart,
  coverPartProblem,
  coverText,
  frontPhoto,
  setFrontPhoto,
} from '@smriti/shared/book/edit/cover';
import { removeText } from '@smriti/shared/book/edit/remove-text';
import { changeText } from '@smriti/shared/book/edit/texts';
import { MIN_SPINE_FOR_TEXT_MM } from '@smriti/shared/book/page';
import { type Book, COVER_ID, MAX_TEXT_LENGTH } from '@smriti/shared/book/scene';
import { missingCharacters } from '@smriti/shared/book/text/missing-characters';
import ImageOff from 'lucide-react/icons/image-off';
import { type ChangeEvent, useId } from 'react';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { useBookEditing } from '../state/use-book-editing';
import styles from './CoverPanel.module.css';
import type { BookPanelProps } from './book-panel-props';

/** Texts of the cover panel; loaded with it. */
const coverMessages = messageCatalogue('studioCover', {
  photo: 'Photo on the front',
  photoHint: 'Press one to see it on the cover. It stays inside as well.',
  photoName: params('Photo {place}'),
  noPhoto: 'No photo',
  photoTaken: params('Photo {place} is on the front now.'),
  photoGone: 'The front has no photo now.',
  front: 'Title on the front',
  spine: 'Title on the spine',
  back: 'Text on the back',
  follows: 'It follows the title of your album until you write another one.',
  narrow: params('The spine is {spine} mm wide. A title needs at least {least} mm.'),
  stamped: 'This cover is of plain material: it has no photo, and its title is stamped on it.',
  missing: params('We cannot print this yet: {characters}'),
});

/** Panel for the cover: its photo, chosen among all photos, and the texts on its parts. */
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
  const { edit } = useBookEditing();
  const headingId = useId();
  const chosen = frontPhoto(scene)?.photo ?? null;
  const take = (id: string | null, said: string) =>
    edit((book) => setFrontPhoto(book, id, input.photos), said);
  return (
    <div role="group" aria-labelledby={headingId} className="stack gap-3 min-w-0">
      <p>
        <strong id={headingId}>{t.photo}</strong>{' '}
        <span className="block measure muted text-sm">{t.photoHint}</span>
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

/** Maximum length of a spine text in characters; longer texts would be too small to read. */
const MAX_SPINE_LENGTH = 60;

/** Book with another text on a part of the cover; an empty text is removed. */
function withWords(book: Book, part: CoverPart, words: string): Book {
  const shown = coverText(book, part);
  const at = shown && { spread: COVER_ID, item: shown.id };
  if (!at) return addCoverText(book, part, words)?.book ?? book;
  return words === '' ? removeText(book, at) : changeText(book, at, { text: words });
}

function CoverText({ scene, part }: { scene: Book; part: CoverPart }) {
  const t = useMessages(coverMessages);
  const { edit } = useBookEditing();
  const shown = coverText(scene, part);
  const text = shown?.text ?? '';
  const missing = missingCharacters(text);
  const field = {
    label: t[part],
    value: text,
    hint: shown?.follows === 'title' ? t.follows : undefined,
    error:
      missing.length > 0 ? t.missing({ characters: missing.slice(0, 12).join(' ') }) : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      edit((book) => withWords(book, part, target.value), '', `cover ${part}`),
  };
  if (part === 'back') return <TextAreaField {...field} rows={2} maxLength={MAX_TEXT_LENGTH} />;
  return <TextField {...field} maxLength={part === 'spine' ? MAX_SPINE_LENGTH : MAX_TEXT_LENGTH} />;
}
