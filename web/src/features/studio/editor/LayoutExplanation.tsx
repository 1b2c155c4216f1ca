import { params } from '@nanostores/i18n';
import type { LayoutReason } from '@smriti/shared/book/scene';
import { formatDuration } from '#lib/language/format-duration.ts';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';

/** Texts that explain layouts; loaded after the pages. */
const explanationMessages = messageCatalogue('studioLayoutExplanation', {
  because: params('Why: {reason}'),
  oneMoment: params('these {photos} photos were taken over {duration}.'),
  twoMoments: 'two moments, each with a page of its own.',
  acrossFold: params('photo {photo} is wide and sharp enough for both pages.'),
  fullPage: params('photo {photo} fills the space well.'),
  alone: params('photo {photo} has the space for itself, so that nothing of it is cut.'),
  largest: params('photo {photo} is the best one here, so it is the largest.'),
  uncropped: 'in this layout hardly anything of the photos is cut.',
  byTime: 'the photos follow the time they were taken.',
  asOrdered: 'the photos follow your own order.',
  fewer: 'a photo was taken out, and the others took its place.',
  coverPhoto: params('photo {photo} works well alone.'),
});

interface LayoutExplanationProps {
  why: LayoutReason;
  /** Text that separates the explanation from the text before it. */
  separator: string;
}

/** Explains a spread's layout in a sentence; renders nothing for an unknown reason. */
export function LayoutExplanation({ why: { code, facts }, separator }: LayoutExplanationProps) {
  const t = useMessages(explanationMessages);
  const { photo = '', photos = '', minutes } = facts;
  const reasons: Readonly<Record<string, () => string>> = {
    'one-moment': () => t.oneMoment({ photos, duration: formatDuration(Number(minutes)) }),
    'two-moments': () => t.twoMoments,
    'across-fold': () => t.acrossFold({ photo }),
    'full-page': () => t.fullPage({ photo }),
    alone: () => t.alone({ photo }),
    largest: () => t.largest({ photo }),
    uncropped: () => t.uncropped,
    'by-time': () => t.byTime,
    'as-ordered': () => t.asOrdered,
    fewer: () => t.fewer,
    cover: () => t.coverPhoto({ photo }),
  };
  const reason = reasons[code]?.();
  return reason === undefined ? null : `${separator}${t.because({ reason })}`;
}
