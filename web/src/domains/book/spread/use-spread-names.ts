import type { BookKind, PhotoItem } from '@smriti/shared/book/scene';
import { useMessages } from '#lib/language/i18n.ts';
import { type Box, type SpreadFace, findPartContaining, type FacePartName } from './face';
import { spreadMessages } from './messages';
import { photoPlacement, type ShownPhotos } from './shown-photo';

/** Words for frame sizes, each with its minimum share of the page's area. */
const SIZES = [
  ['whole', 0.9],
  ['large', 0.42],
  ['medium', 0.16],
] as const;

function frameSizeKey({ w, h }: Pick<PhotoItem, 'w' | 'h'>, page: { w: number; h: number }) {
  const part = (w * h) / (page.w * page.h);
  return SIZES.find(([, least]) => part >= least)?.[0] ?? 'small';
}

/** Accessible names of spreads and frames. */
export function useSpreadNames(kind: BookKind) {
  const t = useMessages(spreadMessages);
  const places: Record<FacePartName, string> = {
    left: t.onLeft,
    right: t.onRight,
    face: '',
    front: t.onFront,
    back: t.onBack,
    spine: t.onSpine,
  };

  function faceName(
    { isCover, pages, month }: SpreadFace,
    part: FacePartName | null = null,
  ): string {
    if (isCover) return part === 'back' ? t.back : part === 'front' ? t.front : t.cover;
    const [from = 1, to] = part === 'right' ? pages.slice(-1) : pages;
    if (kind === 'sheet') return t.sheet;
    if (kind === 'set') return t.face({ page: from });
    if (kind === 'calendar') return month?.name ?? t.month({ page: from });
    const isOne = to === undefined || part !== null;
    return isOne ? t.page({ page: from }) : t.pages({ from, to });
  }

  function frameName(face: SpreadFace, item: PhotoItem, photos: ShownPhotos): string {
    const part = findPartContaining(face, item);
    const across = face.isCover ? t.acrossCover : t.acrossPages;
    const page = part ?? face.parts[0] ?? face.trim;
    const place = photos.get(item.photo ?? '')?.place;
    const placed = photoPlacement(item, photos);
    const resolutions = { good: t.dpi, fair: t.fair, poor: t.poor };
    return [
      place === undefined ? t.emptyFrame : t.photo({ place }),
      t[frameSizeKey(item, page)],
      part ? places[part.name] : across,
      placed && resolutions[placed.quality]({ dpi: placed.dpi }),
    ]
      .filter(Boolean)
      .join(', ');
  }

  /**
   * Texts on a part of a face; '' if none.
   * @param hasButtons whether buttons cover the texts, so that screen readers already read them out
   */
  function wordsIn({ spread, month }: SpreadFace, { x, w }: Box, hasButtons = false): string {
    const texts = (hasButtons ? [] : spread.items).flatMap((item) => {
      const middle = item.x + item.w / 2;
      return item.type === 'text' && middle >= x && middle <= x + w ? [item.text] : [];
    });
    const named = month?.named.split('\n') ?? [];
    const words = [...new Set([...texts, ...named].filter(Boolean))];
    return words.length === 0 ? '' : t.words({ words: words.join(' · ') });
  }

  return { faceName, frameName, wordsIn };
}
