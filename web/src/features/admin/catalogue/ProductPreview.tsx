import type { Product } from '@smriti/shared/catalogue/products';
import { Description } from '../../../domains/products/Description';
import { ProductCard } from '../../../domains/products/ProductCard';
import styles from './Catalogue.module.css';

/** A product as lists show it, and its description as its page does. */
export function ProductPreview({ product }: { product: Product }) {
  return (
    <>
      {/* the card is a link, which leads nowhere yet */}
      <div inert className={styles.card}>
        <ProductCard product={product} />
      </div>
      <Description html={product.description} />
    </>
  );
}
