import type { AlbumSize } from '@smriti/shared/catalogue/album-sizes';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#lib/language/i18n.ts';
import {
  albumSizesQuery,
  categoriesQuery,
  type ProductFilters,
  productTypesQuery,
} from '#lib/shop/catalogue-queries.ts';
import { useContact } from '#lib/shop/shop-settings.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import styles from './ListNotices.module.css';
import { productListMessages } from './messages';

const CANVAS = /canvas|कैनवस/i;

function useSize(id: ProductFilters['size']): AlbumSize | undefined {
  const { data: sizes } = useQuery(albumSizesQuery);
  return sizes?.find((size) => size.id === id);
}

/** Size of the filter, if it has a price. The list then shows prices for it and links to it. */
export function usePricedSize(id: ProductFilters['size']): AlbumSize | undefined {
  const size = useSize(id);
  return size?.price === null ? undefined : size;
}

/** Notices above the list: sizes priced on request, and the form for a single canvas. */
export function ListNotices({ filters }: { filters: ProductFilters }) {
  const t = useMessages(productListMessages);
  const { phone } = useContact();
  const { data: categories } = useQuery(categoriesQuery);
  const size = useSize(filters.size);
  const category = categories?.find(({ id }) => id === filters.category);
  const { data: kinds } = useQuery(productTypesQuery);
  const kind = kinds?.find(({ id }) => id === filters.type);
  const isOfCanvas = [filters.q, category?.slug, kind?.name].some((text) =>
    CANVAS.test(text ?? ''),
  );
  return (
    <>
      {size?.price === null && (
        <p className={styles.notice}>
          {t.onRequest({ size: size.name })}{' '}
          <a href={`tel:${phone.replace(/\s/g, '')}`} className="tabular">
            {phone}
          </a>
        </p>
      )}
      {isOfCanvas && (
        <div className={styles.notice}>
          <p>{t.canvasHint}</p>
          <ButtonLink to="/uploadChoice" variant="filled">
            {t.canvasAction}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
