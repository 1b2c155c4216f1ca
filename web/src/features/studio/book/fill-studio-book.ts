import { fillBookInSteps } from '@smriti/shared/book/auto-fill/fill';
import { defaultCalendar } from '@smriti/shared/book/calendar/months';
import { lowestSeed } from '@smriti/shared/book/auto-fill/seed';
import type { FilledBook, FillTask } from '@smriti/shared/book/auto-fill/fill-task';
import type { BookFormat } from '@smriti/shared/book/page';
import { type Book, coverAndSpreads, type Spread } from '@smriti/shared/book/scene';
import type { StudioBook } from '../studio-store';
import { type FillInput, hashFillInput } from './fill-input';

/** Maximum time for which filling blocks the main thread, in ms. */
const SLICE_MS = 10;

function hasSameSize(scene: Book, { kind, layFlat, page, bleed }: BookFormat): boolean {
  const before = [scene.kind, scene.lay_flat, scene.page, scene.bleed];
  return JSON.stringify(before) === JSON.stringify([kind, layFlat, page, bleed]);
}

/** Whether the book was filled with this format and style, so that its layouts can be kept. */
function looksTheSame(scene: Book, { format, style }: FillInput): boolean {
  const isSameLook = JSON.stringify(scene.look) === JSON.stringify(format.look);
  return hasSameSize(scene, format) && isSameLook && scene.style === style;
}

/** The spreads to fill around, at the size of the format. */
async function spreadsToKeep(scene: Book, format: BookFormat): Promise<Spread[]> {
  if (hasSameSize(scene, format)) return coverAndSpreads(scene);
  const { resizeSpreads } = await import('@smriti/shared/book/resize-spreads');
  return resizeSpreads(scene, { ...format, lay_flat: format.layFlat });
}

async function taskOf(input: FillInput, before: StudioBook): Promise<FillTask> {
  const { scene } = before;
  return {
    ...input,
    seed: lowestSeed(scene),
    keep: scene ? await spreadsToKeep(scene, input.format) : [],
    isAdapting: scene !== null && looksTheSame(scene, input),
    ...(scene && {
      extraPages: scene.extra_pages,
      tray: scene.tray,
      pageNumbers: scene.page_numbers,
    }),
    calendar: scene?.calendar ?? defaultCalendar(new Date()),
  };
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Fills the book from the input, in short slices that keep the page responsive.
 * @returns null if the result is no longer wanted
 */
export async function fillStudioBook(
  input: FillInput,
  before: StudioBook,
  isWanted: () => boolean = () => true,
): Promise<StudioBook | null> {
  const steps = fillBookInSteps(await taskOf(input, before));
  let began = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return withScene(before, input, step.value);
    if (performance.now() - began < SLICE_MS) continue;
    await pause();
    if (!isWanted()) return null;
    began = performance.now();
  }
}

function withScene(before: StudioBook, input: FillInput, { book }: FilledBook): StudioBook {
  return { ...before, scene: book, of: hashFillInput(input) };
}

/** Gives all spreads that are not locked another layout. */
export async function reshuffleStudioBook(
  input: FillInput,
  before: StudioBook,
): Promise<StudioBook> {
  const seed = lowestSeed(before.scene) + 1;
  const steps = fillBookInSteps({ ...(await taskOf(input, before)), seed, isAdapting: false });
  let step = steps.next();
  while (!step.done) {
    await pause();
    step = steps.next();
  }
  return { ...withScene(before, input, step.value), isOwn: true };
}
