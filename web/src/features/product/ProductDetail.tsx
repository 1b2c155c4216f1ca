import { MAX_QUANTITY } from '@smriti/shared/album/quantity';
import { htmlToText } from '@smriti/shared/base/public-pages';
import type { MasterProduct } from '@smriti/shared/catalogue/products';
import UserCheck from 'lucide-react/icons/user-check';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ProductDescription } from '#domains/products/ProductDescription.tsx';
import { ProductRating } from '#domains/products/ProductRating.tsx';
import { findStartDesignProblem, type StartDesignProblem } from '#lib/albums/start-design.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { FailureBoundary } from '#ui/feedback/FailureBoundary.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { NumberStepper } from '#ui/fields/NumberStepper.tsx';
import { Breadcrumbs } from '#ui/layout/Breadcrumbs.tsx';
import { BuyBar } from './BuyBar';
import { newDesignPath, listMissingChoices } from './product-configuration';
import { ConfiguredPriceTag } from './ConfiguredPriceTag';
import { CHOICE_IDS, CustomiseForm } from './CustomiseForm';
import { ProductDelivery } from './ProductDelivery';
import { ProductGallery } from './ProductGallery';
import { productPageMessages } from './messages';
import styles from './ProductDetail.module.css';
import { useProductConfiguration } from './use-product-configuration';

// Lazily loaded, because it is below the first screen.
const ProductReviews = lazy(() => import('./ProductReviews'));
const SimilarProducts = lazy(() => import('./SimilarProducts'));

/** Paths of a product's cover and other pictures, without duplicates. */
function galleryPaths({ cover_images, product_images }: MasterProduct): string[] {
  return [...new Set([...cover_images, ...product_images])];
}

/** Product page: gallery next to the form, then description, reviews and similar products. */
export function ProductDetail({ product }: { product: MasterProduct }) {
  const t = useMessages(productPageMessages);
  const configuration = useProductConfiguration(product);
  const { quantity } = configuration.chosen;
  const { problem, start } = useStartDesign(product, configuration.chosen);
  return (
    <>
      <div className={styles.columns}>
        <ProductHeading product={product} />
        <div className={cx('min-w-0', styles.gallery)}>
          <ProductGallery title={product.title} paths={galleryPaths(product)} />
        </div>
        <div className={styles.buying}>
          <div className="stack gap-3 min-w-0">
            <ConfiguredPriceTag product={product} configuration={configuration} />
            <p className={cx('row gap-2 text-sm leading-snug', styles.checked)}>
              <UserCheck aria-hidden="true" />
              {t.checked}
            </p>
            <ProductDelivery />
          </div>
          <div className="stack gap-5 gap-8 content-start min-w-0">
            <CustomiseForm
              product={product}
              configuration={configuration}
              isMarked={problem === 'incomplete'}
            >
              <NumberStepper
                label={t.quantity}
                decreaseLabel={t.fewer}
                increaseLabel={t.more}
                value={quantity}
                min={1}
                max={MAX_QUANTITY}
                onChange={(copies) => configuration.choose({ quantity: copies }, '')}
              />
            </CustomiseForm>
          </div>
          <BuyBar
            product={product}
            configuration={configuration}
            quantity={quantity}
            problem={problem}
            onStart={start}
          />
        </div>
        <section
          id="description"
          aria-labelledby="description-heading"
          className={cx('stack gap-4 content-start', styles.description)}
        >
          <h2 id="description-heading">{t.description}</h2>
          <ProductDescription html={product.description} />
        </section>
      </div>
      <div className={styles.sections}>
        <FailureBoundary message={t.reviewsBroke} action={t.reload}>
          <Suspense>
            <ProductReviews product={product} />
          </Suspense>
        </FailureBoundary>
        <FailureBoundary message={t.similarBroke} action={t.reload}>
          <Suspense>
            <SimilarProducts product={product} />
          </Suspense>
        </FailureBoundary>
      </div>
    </>
  );
}

function ProductHeading({ product }: { product: MasterProduct }) {
  const t = useMessages(productPageMessages);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After a navigation the focus is on the page's content; this moves it to the heading of the new product.
    if (document.activeElement?.id === 'content') title.current?.focus({ preventScroll: true });
  }, []);
  const { category, rating_average: average, rating_count: count } = product;
  const summary = htmlToText(product.description);
  return (
    <header className={cx('stack gap-2 content-start min-w-0', styles.heading)}>
      <Breadcrumbs
        label={t.breadcrumbs}
        crumbs={[
          { label: t.allProducts, to: '/products' },
          { label: category.name, to: `/products?category=${category.id}` },
        ]}
      />
      <h1 ref={title} tabIndex={-1}>
        {product.title}
      </h1>
      {summary !== '' && (
        <div className="text-sm leading-snug">
          <p className={styles.summary}>{summary}</p>
          <a href="#description" className="thumb-link">
            {t.readDescription}
          </a>
        </div>
      )}
      <p className="cluster gap-3">
        <ProductRating average={average} count={count} />
        {count > 0 && (
          <a href="#reviews" className="thumb-link">
            {t.readReviews}
          </a>
        )}
      </p>
    </header>
  );
}

export function ProductSkeleton() {
  return (
    <Loading>
      <div className={styles.columns}>
        <Skeleton shape="block" width="100%" ratio="4 / 5" />
        <div className={styles.buying}>
          <Skeleton width="70%" height="2.5rem" />
          <Skeleton width="40%" />
          <Skeleton shape="block" width="100%" height="20rem" />
        </div>
      </div>
    </Loading>
  );
}

type Chosen = ReturnType<typeof useProductConfiguration>['chosen'];

/** Opens the studio if all required choices are made; otherwise sets the error message. */
function useStartDesign(product: MasterProduct, chosen: Chosen) {
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const text = (id: number | null) => (id === null ? null : String(id));
  const currentProblem: StartDesignProblem | null = findStartDesignProblem({
    productId: text(product.id),
    sizeId: text(chosen.sizeId),
    paperId: text(chosen.paperId),
    laminationId: text(chosen.laminationId),
    coverId: text(chosen.coverId),
  });

  function start(): void {
    if (currentProblem) {
      setAsked(true);
      const [first] = listMissingChoices(chosen);
      if (first) document.getElementById(CHOICE_IDS[first])?.focus();
    } else void navigate(newDesignPath(String(product.id), chosen));
  }
  // Shown from the first attempt until no choice is missing.
  const problem = isAsked ? currentProblem : null;
  return { problem, start };
}
