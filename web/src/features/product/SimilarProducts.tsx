import type { MasterProduct } from '@smriti/shared/catalogue/products';
import { useQuery } from '@tanstack/react-query';
import { ProductCard } from '#domains/products/ProductCard.tsx';
import { useMessages } from '#lib/language/i18n.ts';
import { productPageMessages } from './messages';
import { similarProductsQuery } from './queries';
import styles from './SimilarProducts.module.css';

/** Up to 5 products of the same category; renders nothing if there are none. */
export default function SimilarProducts({ product }: { product: MasterProduct }) {
  const t = useMessages(productPageMessages);
  const { data: similar = [] } = useQuery(similarProductsQuery(product.id, product.category_id));
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="similar-heading" className="stack gap-6 min-w-0">
      <h2 id="similar-heading">{t.similar}</h2>
      <ul role="list" className={styles.row}>
        {similar.map((other) => (
          <li key={other.id}>
            <ProductCard product={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}
