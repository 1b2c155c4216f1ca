import type { Book } from '@smriti/shared/book/scene';
import { memo, useMemo } from 'react';
import { useLazyPart } from '#lib/loading/lazy-part.ts';
import type { SpreadFace, SpreadFacePart } from './face';
import { lazyOrnamentDrawing } from './lazy-drawings';

interface PageOrnamentsProps {
  look: Book['look'];
  face: SpreadFace;
}

/** Ornaments that the book's look prints on the margins, below all other content. */
export const PageOrnaments = memo(function PageOrnaments({ look, face }: PageOrnamentsProps) {
  const { parts, printed, trim } = face;
  const drawing = useLazyPart(lazyOrnamentDrawing, look.ornament !== 'none');
  const ornaments = useMemo(() => {
    if (!drawing) return [];
    const sides = parts.filter(({ name }) => name !== 'spine');
    return drawing.pageOrnaments(
      look,
      sides.map((part) => ({ ...part, bleed: bleedOf(part, printed, trim) })),
    );
  }, [drawing, look, parts, printed, trim]);
  return ornaments.map(({ d, fill, stroke }, index) => (
    <path
      key={index}
      d={d}
      fill={fill ?? 'none'}
      stroke={stroke?.colour}
      strokeWidth={stroke?.width}
    />
  ));
});

/** Bleed of a part of the spread: outside the cut, but not across the fold. */
function bleedOf(part: SpreadFacePart, printed: SpreadFace['printed'], trim: SpreadFace['trim']) {
  const all = trim.x - printed.x;
  const isFirst = part.x <= trim.x + 0.01;
  const isLast = part.x + part.w >= trim.x + trim.w - 0.01;
  return { top: all, bottom: all, left: isFirst ? all : 0, right: isLast ? all : 0 };
}
