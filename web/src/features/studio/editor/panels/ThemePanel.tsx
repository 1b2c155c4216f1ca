import { params } from '@nanostores/i18n';
import { previewLook, previewSpreadIndex } from '@smriti/shared/book/edit/themes';
import Check from 'lucide-react/icons/check';
import { useMemo, useRef } from 'react';
import { SpreadView } from '#domains/book/spread/SpreadView.tsx';
import { useComputeFaces } from '#domains/book/spread/use-faces.ts';
import { useIsNearViewport } from '#domains/book/spread/use-viewport.ts';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';
import { useCatalogue } from '../../choices/catalogue-context';
import { useStudio, useStudioState } from '../../studio-context';
import { chooseTheme, createThemeLook } from '../state/choose-theme';
import { useBookEditing } from '../state/use-book-editing';
import styles from './ThemePanel.module.css';
import type { BookPanelProps } from './book-panel-props';

/** Texts of the theme panel; loaded with it. */
const themeMessages = messageCatalogue('studioThemes', {
  intro: 'Your own design in each theme. One press changes all of it; Undo brings it back.',
  plain: 'Plain',
  chosen: params('{name}: everything has this theme now.'),
});

/**
 * Panel with all themes, each drawn on the first spread of the customer's book. The theme is a
 * choice of the album.
 */
export function ThemePanel(props: BookPanelProps) {
  const t = useMessages(themeMessages);
  const { store } = useStudio();
  const { say } = useBookEditing();
  const catalogue = useCatalogue();
  const chosen = useStudioState(({ choices }) => choices.theme_id);
  const offered = [{ id: null, name: t.plain }, ...catalogue.themes];
  return (
    <>
      <p className="measure muted">{t.intro}</p>
      <ul role="list" className={styles.themes}>
        {offered.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.theme}
              aria-pressed={id === chosen}
              onClick={() => {
                if (id === chosen) return;
                chooseTheme(store, catalogue, id);
                say(t.chosen({ name }));
              }}
            >
              <TriedSpread {...props} themeId={id} />
              <span className={styles.name}>
                {name}
                {id === chosen && <Check aria-hidden="true" />}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function TriedSpread({
  scene,
  input,
  photos,
  finish,
  themeId,
}: BookPanelProps & { themeId: number | null }) {
  const catalogue = useCatalogue();
  const choices = useStudioState((state) => state.choices);
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useIsNearViewport(place);
  const look = useMemo(
    () => createThemeLook(catalogue, choices, themeId),
    [catalogue, choices, themeId],
  );
  const facesOf = useComputeFaces(scene.kind);
  const at = previewSpreadIndex(scene);
  const tried = useMemo(
    () => (isNear ? previewLook(scene, look, at, input.photos) : null),
    [isNear, scene, look, at, input.photos],
  );
  const face = tried && facesOf(tried).find(({ spread }) => spread.id === tried.spreads[at]?.id);
  return (
    <span ref={place} className={styles.tried}>
      {face && <SpreadView size="small" book={tried} {...{ face, photos, finish }} />}
    </span>
  );
}
