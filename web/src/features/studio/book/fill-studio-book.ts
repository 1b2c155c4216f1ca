import { fillBookInSteps } from '@smriti/shared/book/auto-fill/fill';
import { defaultCalendar } from '@smriti/shared/book/calendar/months';
import { lowestSeed } from '@smriti/shared/book/auto-fill/seed';
import type { FilledBook, FillTask } from '@smriti/shared/book/auto-fill/fill-task';
import { coverAndSpreads } from '@smriti/shared/book/scene';
import type { StudioBook } from '../studio-store';
import { type FillInput, hashFillInput } from './fill-input';

/** Maximum time for which filling blocks the main thread, in ms. */
const SLICE_MS = 10;

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

async function taskOf(input: FillInput, { scene }: StudioBook): Promise<FillTask> {
  const { format, style } = input;
  const { kind, page, bleed, look, layFlat } = format;
  const calendar = scene?.calendar ?? defaultCalendar(new Date());
  const task = { ...input, seed: lowestSeed(scene), calendar };
  if (!scene) return task;
  const before = [scene.kind, scene.page, scene.bleed, scene.lay_flat];
  const isSameSize = isEqual(before, [kind, page, bleed, layFlat]);
  return {
    ...task,
    keep: isSameSize
      ? coverAndSpreads(scene)
      : (await import('@smriti/shared/book/resize-spreads')).resizeSpreads(scene, {
          ...format,
          lay_flat: layFlat,
        }),
    isAdapting: isSameSize && isEqual([scene.style, scene.look], [style, look]),
    extraPages: scene.extra_pages,
    tray: scene.tray,
    pageNumbers: scene.page_numbers,
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
