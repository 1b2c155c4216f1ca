import type { LayoutReason } from '@smriti/shared/book/scene';
import { formatDuration } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { bookMessages } from './messages';

/**
 * Returns a function that explains a spread's layout in a sentence; null without an explanation.
 */
export function useLayoutExplanation(): (why: LayoutReason | null) => string | null {
  const t = useMessages(bookMessages);
  const sentences: Readonly<Record<string, (facts: LayoutReason['facts']) => string>> = {
    'one-moment': ({ photos = '', minutes }) =>
      t.oneMoment({ photos, duration: formatDuration(Number(minutes)) }),
    'two-moments': () => t.twoMoments,
    'across-fold': ({ photo = '' }) => t.acrossFold({ photo }),
    'full-page': ({ photo = '' }) => t.fullPage({ photo }),
    alone: ({ photo = '' }) => t.alone({ photo }),
    largest: ({ photo = '' }) => t.largest({ photo }),
    uncropped: () => t.uncropped,
    'by-time': () => t.byTime,
    'as-ordered': () => t.asOrdered,
    fewer: () => t.fewer,
    cover: ({ photo = '' }) => t.coverPhoto({ photo }),
  };
  return (why) => {
    const sentence = why && sentences[why.code];
    return sentence ? t.because({ reason: sentence(why.facts) }) : null;
  };
}
