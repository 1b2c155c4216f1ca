import type { MasterProduct } from '@smriti/shared/catalogue/products';
import type { PricedOption } from '@smriti/shared/catalogue/reference-data';
import { photoCountText } from '#lib/albums/photo-count-text.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { FactsList, type Fact } from '#ui/layout/FactsList.tsx';
import { type FormChoice, hasSingleOption } from './single-options';
import { productPageMessages } from './messages';
import { hasPages, type ProductConfiguration } from './product-configuration';

interface SingleOptionsProps {
  product: MasterProduct;
  chosen: ProductConfiguration;
}

/**
 * Facts about a product for which there is nothing to choose. Products without pages leave out parts that
 * cost nothing, such as the binding of a mug.
 */
export function SingleOptions({ product, chosen }: SingleOptionsProps) {
  const t = useMessages(productPageMessages);
  const partOf = ([option]: readonly PricedOption[]) =>
    option && (hasPages(product) || option.price > 0) ? option.name : null;
  const names = { 1: t.square, 2: t.landscape, 3: t.portrait };
  const facts: readonly [FormChoice, ...Fact][] = [
    ['size', t.size, product.album_sizes[0]?.name ?? null],
    ['orientation', t.orientation, chosen.orientation && names[chosen.orientation]],
    ['photos', t.photos, photoCountText(product)],
    ['paper', t.paper, product.paper_types[0]?.name ?? null],
    ['lamination', t.lamination, partOf(product.lamination_types)],
    ['cover', t.cover, partOf(product.cover_types)],
    ['binding', t.binding, partOf(product.binding_types)],
  ];
  const shown = facts.flatMap(([choice, label, value]): Fact[] =>
    hasSingleOption(product, chosen, choice) && value !== null ? [[label, value]] : [],
  );
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="fixed-heading" className="stack gap-1">
      <p id="fixed-heading" className="text-sm strong">
        {t.fixed}
      </p>
      <FactsList facts={shown} isRuled />
    </section>
  );
}
