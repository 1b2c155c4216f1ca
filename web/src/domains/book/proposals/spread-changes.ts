import type { SpreadItem, PhotoItem, Spread, TextItem } from '@smriti/shared/book/scene';

/** Differences between two versions of a spread, to describe them in words. */
export interface SpreadChanges {
  /** Whether frames were moved or hold other photos. */
  isLaidOut: boolean;
  /** Ids of photos with another crop in the same frame. */
  cropped: string[];
  /** Changed texts; null for a version without the text. */
  words: { before: string | null; after: string | null }[];
  /** Whether texts kept their words but changed place or style. */
  isRestyled: boolean;
}

const isPhoto = (item: SpreadItem): item is PhotoItem => item.type === 'photo';
const isText = (item: SpreadItem): item is TextItem => item.type === 'text';

const boxOf = ({ x, y, w, h, angle }: PhotoItem) => [x, y, w, h, angle].join(' ');
const cropOf = ({ crop: { x, y, zoom, turn } }: PhotoItem) => [x, y, zoom, turn].join(' ');

function croppedPhotos(before: readonly PhotoItem[], after: readonly PhotoItem[]): string[] {
  const crops = new Map(before.map((item) => [`${item.photo} ${boxOf(item)}`, cropOf(item)]));
  return after.flatMap((item) => {
    const crop = crops.get(`${item.photo} ${boxOf(item)}`);
    return item.photo !== null && crop !== undefined && crop !== cropOf(item) ? [item.photo] : [];
  });
}

function changedWords(before: readonly TextItem[], after: readonly TextItem[]) {
  const ids = new Set([...before, ...after].map(({ id }) => id));
  const wordsOf = (texts: readonly TextItem[], id: string) =>
    texts.find((one) => one.id === id)?.text ?? null;
  return [...ids]
    .map((id) => ({ before: wordsOf(before, id), after: wordsOf(after, id) }))
    .filter((words) => words.before !== words.after);
}

export function findSpreadChanges(
  { items: before }: Pick<Spread, 'items'>,
  { items: after }: Pick<Spread, 'items'>,
): SpreadChanges {
  const [photos, nextPhotos] = [before.filter(isPhoto), after.filter(isPhoto)];
  const [texts, nextTexts] = [before.filter(isText), after.filter(isText)];
  const framesOf = (items: readonly PhotoItem[]) =>
    items
      .map((item) => `${item.photo} ${boxOf(item)}`)
      .toSorted()
      .join();
  const words = changedWords(texts, nextTexts);
  return {
    isLaidOut: framesOf(photos) !== framesOf(nextPhotos),
    cropped: croppedPhotos(photos, nextPhotos),
    words,
    isRestyled: words.length === 0 && JSON.stringify(texts) !== JSON.stringify(nextTexts),
  };
}

export function isSameSpread(one: Spread, other: Spread): boolean {
  return (
    one.background === other.background && JSON.stringify(one.items) === JSON.stringify(other.items)
  );
}
