import { spreadPhotoIds, type Spread } from '../scene';
import { toPhotoItem } from './place-spread';
import type { SpreadAreas } from './page-areas';
import type { TraitsById } from './photo-traits';
import { spreadLayouts } from './spread-layouts';
import type { BookStyle } from '../scene';

/** A locked spread and its previous index. */
export interface LockedSpread {
  spread: Spread;
  index: number;
}

interface Relaying {
  areas: SpreadAreas;
  gap: number;
  style: BookStyle;
  traits: TraitsById;
}

/**
 * A locked spread without the photos that are no longer in the album: the remaining photos take the best
 * layout for their number, and the texts stay. Returns the same spread if no photo is missing.
 */
export function removeMissingPhotos(spread: Spread, { traits, ...page }: Relaying): Spread {
  const photos = spreadPhotoIds(spread);
  const left = photos.flatMap((id) => traits.get(id) ?? []);
  if (left.length === photos.length) return spread;
  const [best] = spreadLayouts({ ...page, photos: left });
  const frames = (best?.place() ?? []).map((placed, index) => toPhotoItem(placed, `p${index + 1}`));
  const others = spread.items.filter(({ type }) => type !== 'photo');
  const taken = new Set(frames.map(({ id }) => id));
  const items = others.map((item, index) =>
    taken.has(item.id) ? { ...item, id: `t${index + 1}` } : item,
  );
  return {
    ...spread,
    layout: best?.layout ?? '',
    rank: null,
    items: [...frames, ...items],
    why: { code: 'fewer', facts: { photos: left.length } },
  };
}

/**
 * Assigns locked spreads to positions: the previous one, or the nearest that has enough pages.
 * @param pagesAt number of pages of each position
 * @returns the locked spreads by position; null when there are not enough positions
 */
export function placeLockedSpreads(
  kept: readonly LockedSpread[],
  pagesAt: readonly number[],
  needs: (spread: Spread) => number,
): Map<number, Spread> | null {
  const places = new Map<number, Spread>();
  for (const { spread, index } of kept) {
    const [place] = pagesAt
      .flatMap((pages, at) => (places.has(at) || pages < needs(spread) ? [] : [at]))
      .toSorted((one, other) => Math.abs(one - index) - Math.abs(other - index) || one - other);
    if (place === undefined) return null;
    places.set(place, spread);
  }
  return places;
}
