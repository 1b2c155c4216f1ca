import { sumPaise, toPaise, toRupees } from '@smriti/shared/base/money';
import { findCanvasPaper } from '@smriti/shared/catalogue/design-kinds';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { FactsList } from '#ui/layout/FactsList.tsx';
import type { DesignOptions } from '../design-content';
import { canvasMessages } from './canvas-messages';
import type { StudioCatalogue } from './studio-catalogue';

interface CanvasPriceProps {
  catalogue: Pick<StudioCatalogue, 'sizes' | 'papers' | 'frames'>;
  choices: DesignOptions;
}

/** Parts of a canvas's price and their sum (docs/rules.md#pricing-10), once a size is chosen. */
export function CanvasPrice({ catalogue, choices }: CanvasPriceProps) {
  const t = useMessages(canvasMessages);
  const size = catalogue.sizes.find(({ id }) => id === choices.album_size_id);
  const paper = findCanvasPaper(catalogue.papers);
  const frame = catalogue.frames.find(({ id }) => id === choices.frame_id);
  if (!size || size.price === null) return null;
  const prices = [size.price, paper?.price ?? 0, frame?.price ?? 0];
  const total = toRupees(sumPaise(...prices.map((price) => toPaise(price))));
  return (
    <section aria-labelledby="canvas-price-heading" className="stack gap-2">
      <h2 id="canvas-price-heading">{t.priceHeading}</h2>
      <FactsList
        isTabular
        facts={[
          [t.size({ name: size.name }), formatRupees(size.price)],
          paper !== undefined && [paper.name, formatRupees(paper.price)],
          frame !== undefined && [t.frame({ name: frame.name }), formatRupees(frame.price)],
          [t.total, formatRupees(total), 'total'],
        ]}
      />
    </section>
  );
}
