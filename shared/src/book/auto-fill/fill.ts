import { coverShape, countPages } from '../page';
import { type Book, COVER_ID, spreadPhotoIds, type Spread } from '../scene';
import { allocatePhotos } from './allocation';
import { fillCover, setCoverTitle } from './cover';
import type { FilledBook, FillTask } from './fill-task';
import type { PhotoForBook } from './fill-types';
import { toFocus } from './focus';
import { chooseLayoutsInSteps } from './layout-choice';
import { removeMissingPhotos } from './locked-spreads';
import { frameGap, spreadAreas } from './page-areas';
import { sortInBookOrder } from './photo-order';
import { traitsById, type TraitsById } from './photo-traits';
import { layOutSpread } from './place-spread';
import { spreadLayouts, type SpreadLayout } from './spread-layouts';
import { planSpreads, type SpreadPlan } from './spread-plan';

/** An unlocked spread with the possible layouts of its photos. */
interface OpenSpread {
  photos: number;
  layouts: SpreadLayout[];
}

/** Number of photos whose focus is computed in one step. */
const PHOTOS_AT_ONCE = 25;

function* cacheFocus(photos: readonly PhotoForBook[]) {
  for (const [at, { facts }] of photos.entries()) {
    toFocus(facts);
    if (at % PHOTOS_AT_ONCE === 0) yield;
  }
}

/** @returns the unlocked spreads by index */
function* layOut({ book, locked, open }: SpreadPlan, all: TraitsById, seed: number) {
  const free = book.spreads.flatMap((_, at) =>
    locked.has(at) ? [] : [{ at, areas: spreadAreas(book, at) }],
  );
  const traits = open.flatMap(({ id }) => all.get(id) ?? []);
  const pagesOf = free.map(({ areas }) => areas.pages.length);
  const counts = allocatePhotos({ photos: traits, pagesOf, seed });
  const made = new Map<number, OpenSpread>();
  let from = 0;
  for (const [index, { at, areas }] of free.entries()) {
    const photos = traits.slice(from, from + (counts[index] ?? 0));
    from += photos.length;
    const layouts = spreadLayouts({ areas, photos, gap: frameGap(book), style: book.style });
    made.set(at, { photos: photos.length, layouts });
    yield;
  }
  return made;
}

/** Chooses layouts along the book; locked spreads count as neighbours with their current layout. */
function chooseAlongBook(
  { book, locked }: SpreadPlan,
  open: ReadonlyMap<number, OpenSpread>,
  turn: number,
) {
  const stays = (at: number) => [
    { layout: locked.get(at)?.layout ?? '', cost: 0, crop: 0, onFirst: -1 },
  ];
  const choices = book.spreads.map((_, at) => open.get(at) ?? { layouts: stays(at), photos: 0 });
  return chooseLayoutsInSteps(choices, { turn, mayRepeat: book.kind !== 'book' });
}

/** Returns a function that reuses an unlocked spread with the same photos; each spread only once. */
function adapter(keep: readonly Spread[]) {
  const open = keep.filter(({ id, locked }) => !locked && id !== COVER_ID);
  const before = new Map(open.map((spread) => [spreadPhotoIds(spread).join(), spread]));
  return (spread: Spread): Spread => {
    const key = spreadPhotoIds(spread).join();
    const same = before.get(key);
    before.delete(key);
    return same ?? spread;
  };
}

/** Adds ids to spreads without one: the lowest free ones, so that few ids change. */
function withIds(spreads: readonly Spread[]): Spread[] {
  const used = new Set(spreads.map(({ id }) => id));
  let next = 1;
  return spreads.map((spread) => {
    if (spread.id !== '') return spread;
    while (used.has(`s${next}`)) next += 1;
    const id = `s${next}`;
    used.add(id);
    return { ...spread, id };
  });
}

function withCover(
  book: Book,
  { format, keep = [], title = '' }: FillTask,
  traits: TraitsById,
): Book {
  const cover_shape = coverShape(format, countPages(book));
  const shaped = { ...book, cover_shape };
  const kept = keep.find(({ id, locked }) => id === COVER_ID && locked);
  const isWhole = kept && spreadPhotoIds(kept).every((id) => traits.has(id));
  return {
    ...shaped,
    cover: isWhole
      ? setCoverTitle(kept, title)
      : fillCover(shaped, { photos: [...traits.values()], title }),
  };
}

/**
 * Fills a book step by step, so that a caller can yield to the user interface between steps.
 * Every photo is placed (docs/rules.md#books-10); the same task gives the same book on every machine.
 */
export function* fillBookInSteps(task: FillTask): Generator<undefined, FilledBook, undefined> {
  const { photos, order, seed, keep = [] } = task;
  const plan = planSpreads(task);
  const ordered = sortInBookOrder(photos, order);
  yield* cacheFocus(ordered);
  const traits = traitsById(ordered);
  yield;
  const open = yield* layOut(plan, traits, seed);
  const chosen = yield* chooseAlongBook(plan, open, Math.max(0, seed - 1));
  yield;
  const asBefore = task.isAdapting ? adapter(keep) : (spread: Spread) => spread;
  const spreads = plan.book.spreads.map((_, at) => {
    const locked = plan.locked.get(at);
    if (locked) {
      const areas = spreadAreas(plan.book, at);
      const page = { areas, gap: frameGap(plan.book), style: plan.book.style };
      return removeMissingPhotos(locked, { ...page, traits });
    }
    const layouts = open.get(at)?.layouts ?? [];
    return asBefore(layOutSpread({ id: '', seed, order, layouts, at: chosen[at] ?? 0 }));
  });
  const book = withCover({ ...plan.book, spreads: withIds(spreads) }, task, traits);
  return { book };
}

/** Fills a book synchronously: for up to some hundred photos, or outside a user interface. */
export function fillBook(task: FillTask): FilledBook {
  const steps = fillBookInSteps(task);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
