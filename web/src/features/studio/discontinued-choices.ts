import { getAlbumSize } from '@smriti/shared/catalogue/album-sizes';
import type { Album } from '@smriti/shared/album/albums';
import {
  bindingTypeEndpoints,
  themeEndpoints,
  coverTypeEndpoints,
  frameEndpoints,
  laminationTypeEndpoints,
  paperTypeEndpoints,
} from '@smriti/shared/catalogue/reference-data';
import { ApiError, callPublic } from '#lib/api/api.ts';
import type { StudioCatalogue } from './choices/studio-catalogue';

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
export function listDiscontinuedChoices(catalogue: StudioCatalogue, chosen: Chosen): string[] {
  return LISTS.flatMap(([list, field]) => {
    const id = chosen[field];
    return id === null || catalogue[list].some((one) => one.id === id) ? [] : [`${list}/${id}`];
  });
}

type DiscontinuedOptions = Omit<StudioCatalogue, 'photoCount' | 'layout'>;

/**
 * Fetches choices that the catalogue no longer lists; deleted ones are skipped and must be made
 * again.
 */
export async function fetchDiscontinuedChoices(
  missing: readonly string[],
  signal: AbortSignal,
): Promise<DiscontinuedOptions> {
  async function fetchMissing<R>(
    list: keyof DiscontinuedOptions,
    read: (id: string) => Promise<R>,
  ): Promise<R[]> {
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
    fetchMissing('sizes', (id) => callPublic(getAlbumSize, by(id))),
    fetchMissing('papers', (id) => callPublic(paperTypeEndpoints.byId, by(id))),
    fetchMissing('bindings', (id) => callPublic(bindingTypeEndpoints.byId, by(id))),
    fetchMissing('laminations', (id) => callPublic(laminationTypeEndpoints.byId, by(id))),
    fetchMissing('covers', (id) => callPublic(coverTypeEndpoints.byId, by(id))),
    fetchMissing('frames', (id) => callPublic(frameEndpoints.byId, by(id))),
    fetchMissing('themes', (id) => callPublic(themeEndpoints.byId, by(id))),
  ]);
  return { sizes, papers, bindings, laminations, covers, frames: kinds, themes };
}

/** Catalogue with the additional options that the design keeps. */
export function addDiscontinuedChoices(
  catalogue: StudioCatalogue,
  added: DiscontinuedOptions,
): StudioCatalogue {
  return {
    ...catalogue,
    sizes: [...catalogue.sizes, ...added.sizes],
    papers: [...catalogue.papers, ...added.papers],
    bindings: [...catalogue.bindings, ...added.bindings],
    laminations: [...catalogue.laminations, ...added.laminations],
    covers: [...catalogue.covers, ...added.covers],
    frames: [...catalogue.frames, ...added.frames],
    themes: [...catalogue.themes, ...added.themes],
  };
}
