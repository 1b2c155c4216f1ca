import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { localiseRecords } from '#lib/language/localise.ts';
import { masterProductQuery } from '#lib/shop/master-product-query.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { productPageMessages } from './messages';
import { ProductDetail, ProductSkeleton } from './ProductDetail';
import styles from './ProductPage.module.css';

/** Page /product?id={id} (docs/rules.md#pages-5). */
export default function ProductPage() {
  const t = useMessages(productPageMessages);
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const { data, error, isPending, refetch } = useQuery(masterProductQuery(id));
  const isMissing = id === '' || (error instanceof ApiError && [400, 404].includes(error.status));
  if (isMissing) return <MissingProduct />;
  if (isPending) {
    return (
      <div className={styles.page}>
        <ProductSkeleton />
      </div>
    );
  }
  if (error) {
    return (
      <div className={styles.page}>
        <ErrorState message={t.failed} onRetry={() => void refetch()} />
      </div>
    );
  }
  const product = localiseRecords(data);
  return (
    <div className={styles.page}>
      <title>{t.pageTitle({ title: product.title })}</title>
      <ProductDetail key={product.id} product={product} />
    </div>
  );
}

function MissingProduct() {
  const t = useMessages(productPageMessages);
  return (
    <div className={styles.page}>
      <title>{t.notFound}</title>
      <h1 className="visually-hidden">{t.notFound}</h1>
      <EmptyState
        drawing="search"
        title={t.notFound}
        action={
          <ButtonLink to="/products" variant="filled">
            {t.allProducts}
          </ButtonLink>
        }
      >
        {t.notFoundHint}
      </EmptyState>
    </div>
  );
}
