import { photosOfSpread, type Spread } from '../scene';
import { photoItemOf } from './place-spread';
import type { SpreadAreas } from './page-areas';
import type { TraitsById } from './photo-traits';
import { spreadLayouts } from './spread-layouts';
import type { BookStyle } from '../scene';

/** A locked spread, and the place among the spreads that it had. */
export interface KeptSpread {
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
 * A locked spread without the photos that are in the album no more: those that stay take the best
 * layout for one fewer, and its texts stay. One that lost nothing is the same as before.
 */
export function withoutLostPhotos(spread: Spread, { traits, ...page }: Relaying): Spread {
  const photos = photosOfSpread(spread);
  const left = photos.flatMap((id) => traits.get(id) ?? []);
  if (left.length === photos.length) return spread;
  const [best] = spreadLayouts({ ...page, photos: left });
  const frames = (best?.place() ?? []).map((placed, index) => photoItemOf(placed, `p${index + 1}`));
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
 * Where each locked spread stands among `count` spreads: where it stood, or as near to it as may be
 * with enough pages.
 * @param pagesAt how many pages each place shows
 * @returns the locked spreads by place; null: there are not enough places
 */
export function placesOfKept(
  kept: readonly KeptSpread[],
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
