import { params } from '@nanostores/i18n';
import { applyLayout, rankedSpreadVariants } from '@smriti/shared/book/edit/layouts';
import type { Book } from '@smriti/shared/book/scene';
import X from 'lucide-react/icons/x';
import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { SpreadView } from '#domains/book/spread/SpreadView.tsx';
import type { SpreadFace } from '#domains/book/spread/face.ts';
import type { BookFinish } from '#domains/book/spread/finish.ts';
import { useSpreadNames } from '#domains/book/spread/use-spread-names.ts';
import type { ShownPhotos } from '#domains/book/spread/shown-photo.ts';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import type { FillInput } from '../../book/fill-input';
import { useBookEditing } from '../state/use-book-editing';
import styles from './LayoutStrip.module.css';

/** Texts of the strip of layouts; loaded with it. */
const layoutMessages = messageCatalogue('studioLayouts', {
  layoutsOf: params('Layouts of {name}'),
  layoutOne: params('Layout {at} of {of}'),
  layoutTaken: params('Layout {at} of {of} is used now, and kept as it is.'),
  closeLayouts: 'Close the layouts',
});

interface LayoutStripProps {
  scene: Book;
  face: SpreadFace;
  photos: ShownPhotos;
  finish: BookFinish;
  input: FillInput;
  onClose: () => void;
}

/**
 * Ranked layouts of a spread, drawn small with the spread's photos; clicking a layout applies it.
 */
export function LayoutStrip({ scene, face, photos, finish, input, onClose }: LayoutStripProps) {
  const t = useMessages(layoutMessages);
  const { faceName } = useSpreadNames(scene.kind);
  const { edit } = useBookEditing();
  const list = useRef<HTMLUListElement>(null);
  const { id, rank } = face.spread;
  const ranked = useMemo(
    () => rankedSpreadVariants(scene, id, input.photos),
    [scene, id, input.photos],
  );
  const of = ranked.length;
  const current = rank?.of === of ? rank.at : null;

  useEffect(() => {
    const opener = document.activeElement;
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]');
    (chosen ?? list.current?.querySelector('button'))?.focus({ preventScroll: true });
    // Scrolls only the strip, not the page.
    if (chosen && list.current) list.current.scrollLeft = chosen.offsetLeft - chosen.offsetWidth;
    return () => {
      // If a click on another spread closed the strip, that spread already has the focus.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [id]);

  const shape: CSSProperties & Record<'--ratio', number> = {
    '--ratio': face.trim.w / face.trim.h,
  };
  return (
    <section aria-label={t.layoutsOf({ name: faceName(face) })} className={styles.strip}>
      <ul role="list" ref={list} className={styles.list} style={shape}>
        {ranked.map((spread, index) => (
          <li key={spread.layout + String(index)}>
            <button
              type="button"
              className={styles.layout}
              aria-label={t.layoutOne({ at: index + 1, of })}
              onKeyDown={({ key }) => key === 'Escape' && onClose()}
              aria-current={index + 1 === current || undefined}
              onClick={() =>
                edit((book) => applyLayout(book, spread), t.layoutTaken({ at: index + 1, of }))
              }
            >
              <SpreadView
                size="small"
                book={scene}
                face={{ ...face, spread }}
                {...{ photos, finish }}
              />
            </button>
          </li>
        ))}
      </ul>
      <IconButton label={t.closeLayouts} onClick={onClose}>
        <X />
      </IconButton>
    </section>
  );
}
