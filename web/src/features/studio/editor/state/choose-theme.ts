import { applyLook } from '@smriti/shared/book/edit/themes';
import { toBookLook } from '@smriti/shared/book/page';
import type { Look } from '@smriti/shared/book/scene';
import type { StudioCatalogue } from '../../choices/studio-catalogue';
import type { StudioState, StudioStore } from '../../studio-store';

/** Look of a book with a theme (null if none) and the chosen frame. */
export function createThemeLook(
  { frames, themes }: StudioCatalogue,
  { frame_id }: StudioState['choices'],
  themeId: number | null,
): Look {
  return toBookLook({
    frame: frames.find(({ id }) => id === frame_id) ?? null,
    theme: themes.find(({ id }) => id === themeId) ?? null,
  });
}

/**
 * Sets the album's theme and applies its look to all spreads, as one undo step. Spreads that are
 * not locked are then laid out for the theme's margins.
 */
export function chooseTheme(
  store: StudioStore,
  catalogue: StudioCatalogue,
  theme_id: number | null,
) {
  store.setState(({ choices, book }) => ({
    choices: { ...choices, theme_id },
    book: {
      ...book,
      scene: book.scene && applyLook(book.scene, createThemeLook(catalogue, choices, theme_id)),
    },
  }));
}
