import { MAX_QUANTITY } from '@smriti/shared/album/quantity';
import type { MasterProduct } from '@smriti/shared/catalogue/products';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Breadcrumbs } from '../../components/layout/Breadcrumbs';
import { NumberStepper } from '../../components/fields/NumberStepper';
import { productMessages } from '../../components/products/product-messages';
import { Stars } from '../../components/products/Stars';
import { useMessages } from '../../lib/i18n';
import { startDesignProblem, type StartDesignProblem } from '../../lib/start-design';
import { BuyBar } from './BuyBar';
import { designPath } from './configuration';
import { ConfiguredPriceTag } from './ConfiguredPriceTag';
import { CustomiseForm } from './CustomiseForm';
import { Description } from './Description';
import { Gallery } from './Gallery';
import { productPageMessages } from './messages';
import styles from './ProductPage.module.css';
import { Reviews } from './Reviews';
import { SimilarProducts } from './SimilarProducts';
import { useConfiguration } from './use-configuration';

/** A product: gallery beside the customise form, then description, reviews and similar ones. */
export function ProductDetail({ product }: { product: MasterProduct }) {
  const t = useMessages(productPageMessages);
  const configuration = useConfiguration(product);
  const [quantity, setQuantity] = useState(1);
  const { problem, start } = useStartDesign(product, configuration.chosen, quantity);
  return (
    <>
      <div className={styles.columns}>
        <div>
          <Gallery title={product.title} paths={product.product_images} />
        </div>
        <div className={styles.buying}>
          <ProductHeading product={product} />
          <ConfiguredPriceTag product={product} configuration={configuration} size="large" />
          <div className={styles.form}>
            <CustomiseForm product={product} configuration={configuration} />
            <NumberStepper
              label={t.quantity}
              decreaseLabel={t.fewer}
              increaseLabel={t.more}
              value={quantity}
              min={1}
              max={MAX_QUANTITY}
              onChange={setQuantity}
            />
          </div>
          <BuyBar
            product={product}
            configuration={configuration}
            quantity={quantity}
            problem={problem}
            onStart={start}
          />
        </div>
        <section aria-labelledby="description-heading" className={styles.description}>
          <h2 id="description-heading">{t.description}</h2>
          <Description html={product.description} />
        </section>
      </div>
      <div className={styles.sections}>
        <Reviews product={product} />
        <SimilarProducts product={product} />
      </div>
    </>
  );
}

function ProductHeading({ product }: { product: MasterProduct }) {
  const t = useMessages(productPageMessages);
  const shared = useMessages(productMessages);
  const { category, rating_average: average, rating_count: count } = product;
  return (
    <header className={styles.heading}>
      <Breadcrumbs
        label={t.breadcrumbs}
        crumbs={[
          { label: t.allProducts, to: '/products' },
          { label: category.name, to: `/products?category=${category.id}` },
        ]}
      />
      <h1>{product.title}</h1>
      {count > 0 && (
        <p className={styles.rating}>
          <Stars
            value={average}
            count={`(${count})`}
            label={shared.rated({ average: average.toFixed(1), count })}
          />
          <a href="#reviews">{t.readReviews}</a>
        </p>
      )}
    </header>
  );
}

type Chosen = ReturnType<typeof useConfiguration>['chosen'];

/** Goes to the studio once all that is required is chosen, else says what is wrong. */
function useStartDesign(product: MasterProduct, chosen: Chosen, quantity: number) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Chosen | null>(null);
  const text = (id: number | null) => (id === null ? null : String(id));
  const currentProblem: StartDesignProblem | null = startDesignProblem({
    productId: text(product.id),
    sizeId: text(chosen.sizeId),
    paperId: text(chosen.paperId),
    laminationId: text(chosen.laminationId),
    coverId: text(chosen.coverId),
  });

  function start(): void {
    if (currentProblem) setAsked(chosen);
    else void navigate(designPath(String(product.id), chosen, quantity));
  }
  // The message goes as soon as another choice is made.
  const problem = asked === chosen ? currentProblem : null;
  return { problem, start };
}
