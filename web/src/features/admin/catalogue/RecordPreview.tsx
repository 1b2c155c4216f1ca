import type { Product } from '@smriti/shared/catalogue/products';
import { originalPrice } from '@smriti/shared/catalogue/pricing';
import { toPaise, toRupees } from '@smriti/shared/base/money';
import { lazy, Suspense } from 'react';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { cataloguePictureUrls } from '#lib/shop/catalogue-picture-urls.ts';
import { Picture } from '#ui/media/Picture.tsx';
import { cx } from '#ui/cx.ts';
import styles from './RecordPreview.module.css';
import type { CatalogueKindConfig, FormValues } from './kind-config';
import { catalogueMessages } from './messages';
import { textToHtml } from './html-text';

/** Lazily loaded with the product card and the HTML sanitiser, which only products need. */
const ProductPreview = lazy(async () => ({
  default: (await import('./ProductPreview')).ProductPreview,
}));

const textOf = (value: FormValues[string] | undefined) => (typeof value === 'string' ? value : '');
const listOf = (value: FormValues[string] | undefined) =>
  typeof value === 'string' || !value ? [] : [...value];

function amountOf(text: string): number {
  const amount = Number(text);
  return Number.isFinite(amount) && amount >= 0 ? Math.min(amount, 10_000_000) : 0;
}

/** Product for a preview card, built from form values; fields that the form lacks are empty. */
function productOf(values: FormValues): Product {
  const price = toRupees(toPaise(amountOf(textOf(values.price))));
  const discount = Math.min(amountOf(textOf(values.discount)), 95);
  return {
    id: 1,
    product_id: 1,
    type: 1,
    category_id: 1,
    sizes: [],
    paperTypeId: 1,
    title: textOf(values.title),
    default_photos: 1,
    product_images: [],
    description: textToHtml(textOf(values.description)),
    price,
    discount,
    mrp: toRupees(originalPrice(toPaise(price), discount)),
    cover_images: listOf(values.cover_images),
    rating_average: 0,
    rating_count: 0,
    created_at: new Date(0).toISOString(),
  };
}

/** Preview of the edited record as the shop will show it. */
export function RecordPreview({ kind, values }: { kind: CatalogueKindConfig; values: FormValues }) {
  const t = useMessages(catalogueMessages);
  const isProduct = kind.hasWorkedOutPrice ?? false;
  const path = textOf(values.image_path);
  if (!isProduct && path === '') return null;
  const price = textOf(values.price);
  return (
    <aside className={cx('stack gap-4 sunken p-5', styles.preview)} aria-labelledby="preview-title">
      <h2 id="preview-title" className="text-lg">
        {t.preview}
      </h2>
      {isProduct ? (
        <Suspense fallback={null}>
          <ProductPreview product={productOf(values)} />
        </Suspense>
      ) : (
        <div className="stack gap-2">
          <Picture
            {...cataloguePictureUrls(path)}
            alt=""
            ratio={kind.pictureRatio ?? '1 / 1'}
            sizes="20rem"
          />
          <p>
            <strong>{textOf(values[kind.naming])}</strong>
          </p>
          {price !== '' && <p className="tabular">{formatRupees(amountOf(price))}</p>}
        </div>
      )}
    </aside>
  );
}
