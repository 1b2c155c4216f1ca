import { getAlbumSize } from '@smriti/shared/catalogue/album-sizes';
import type { Album } from '@smriti/shared/album/albums';
import {
  albumBindingTypes,
  albumThemes,
  coverTypes,
  frames,
  laminationTypes,
  paperTypes,
} from '@smriti/shared/catalogue/reference-data';
import { ApiError, callPublic } from '#lib/api/api.ts';
import type { Catalogue } from './choices/studio-catalogue';

/**
 * Options that a design keeps although the shop no longer offers them (docs/rules.md#catalogue-8).
 */

/** Catalogue lists, each with the album field that contains the id of the chosen record. */
const LISTS = [
  ['sizes', 'album_size_id'],
  ['papers', 'paper_type_id'],
  ['bindings', 'binding_type_id'],
  ['laminations', 'lamination_id'],
  ['covers', 'cover_type_id'],
  ['frames', 'frame_id'],
  ['themes', 'theme_id'],
] as const;

type Chosen = Pick<Album, (typeof LISTS)[number][1]>;

/** Choices of the design that the catalogue no longer lists, as `list/id`. */
export function listDiscontinuedChoices(catalogue: Catalogue, chosen: Chosen): string[] {
  return LISTS.flatMap(([list, field]) => {
    const id = chosen[field];
    return id === null || catalogue[list].some((one) => one.id === id) ? [] : [`${list}/${id}`];
  });
}

type Kept = Omit<Catalogue, 'photoCount' | 'layout'>;

/**
 * Fetches choices that the catalogue no longer lists; deleted ones are skipped and must be made
 * again.
 */
export async function fetchDiscontinuedChoices(
  missing: readonly string[],
  signal: AbortSignal,
): Promise<Kept> {
  async function kept<R>(list: keyof Kept, read: (id: string) => Promise<R>): Promise<R[]> {
    const ids = missing.flatMap((one) => (one.startsWith(`${list}/`) ? one.split('/')[1] : []));
    const found = await Promise.all(
      ids.map(async (id = '') => {
        try {
          return [await read(id)];
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return [];
          throw error;
        }
      }),
    );
    return found.flat();
  }
  const by = (id: string) => ({ params: { id }, signal });
  const [sizes, papers, bindings, laminations, covers, kinds, themes] = await Promise.all([
    kept('sizes', (id) => callPublic(getAlbumSize, by(id))),
    kept('papers', (id) => callPublic(paperTypes.byId, by(id))),
    kept('bindings', (id) => callPublic(albumBindingTypes.byId, by(id))),
    kept('laminations', (id) => callPublic(laminationTypes.byId, by(id))),
    kept('covers', (id) => callPublic(coverTypes.byId, by(id))),
    kept('frames', (id) => callPublic(frames.byId, by(id))),
    kept('themes', (id) => callPublic(albumThemes.byId, by(id))),
  ]);
  return { sizes, papers, bindings, laminations, covers, frames: kinds, themes };
}

/** Catalogue with the additional options that the design keeps. */
export function withDiscontinuedChoices(catalogue: Catalogue, kept: Kept): Catalogue {
  return {
    photoCount: catalogue.photoCount,
    layout: catalogue.layout,
    sizes: [...catalogue.sizes, ...kept.sizes],
    papers: [...catalogue.papers, ...kept.papers],
    bindings: [...catalogue.bindings, ...kept.bindings],
    laminations: [...catalogue.laminations, ...kept.laminations],
    covers: [...catalogue.covers, ...kept.covers],
    frames: [...catalogue.frames, ...kept.frames],
    themes: [...catalogue.themes, ...kept.themes],
  };
}
