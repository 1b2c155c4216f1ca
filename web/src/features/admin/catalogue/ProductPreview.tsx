import type { Product } from '@smriti/shared/catalogue/products';
import { ProductDescription } from '#domains/products/ProductDescription.tsx';
import { ProductCard } from '#domains/products/ProductCard.tsx';

/** A product's card as in lists, and its description as on its page. */
export function ProductPreview({ product }: { product: Product }) {
  return (
    <>
      {/* inert, because the card's link must not be followed. */}
      <div inert className="stack gap-2">
        <ProductCard product={product} />
      </div>
      <ProductDescription html={product.description} />
    </>
  );
}
