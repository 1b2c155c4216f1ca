import { type PublicPath, htmlToText } from '@smriti/shared/base/public-pages';
import type { MasterProduct, Product } from '@smriti/shared/catalogue/products';
import type { Category } from '@smriti/shared/catalogue/reference-data';
import { SHOP_NAME } from '@smriti/shared/catalogue/shop-name';
import type { PageMetadata } from './page-html.domain';
import { PAGE_TEXTS } from './page-texts.domain';

/** Addresses of the shop and of its pictures. */
export interface SiteUrls {
  /** Origin of the shop, without a trailing slash. */
  site: string;
  /** Address of the small rendition of a catalogue picture. */
  picture: (path: string) => string;
}

const SCHEMA = 'https://schema.org';

/** Breadcrumbs of a page, as structured data for search engines. */
function breadcrumbs(site: string, crumbs: readonly (readonly [name: string, path: string])[]) {
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site}${path}`,
    })),
  };
}

/** Facts of a page that does not depend on the catalogue. */
export function pageMetadata(
  path: Exclude<PublicPath, '/product'>,
  site: string,
  image: string | null,
): PageMetadata {
  const shop = { '@context': SCHEMA, '@type': 'OnlineStore', name: SHOP_NAME, url: `${site}/` };
  return {
    ...PAGE_TEXTS[path],
    canonical: `${site}${path}`,
    image,
    type: 'website',
    data: path === '/' ? [image === null ? shop : { ...shop, image }] : [],
  };
}

interface ProductList {
  search: URLSearchParams;
  /** The category of the list; undefined if none. */
  category: Pick<Category, 'id' | 'name'> | undefined;
  /** The kind of product of the list; undefined if none. */
  kind?: Pick<Category, 'id' | 'name'> | undefined;
  products: readonly Product[];
}

/**
 * Facts of a list of products. Only the full list and those of each category and of each kind are canonical; searches and
 * further filters show the same products again.
 */
export function productListMetadata(
  { search, category, kind, products }: ProductList,
  to: SiteUrls,
): PageMetadata {
  const words = PAGE_TEXTS['/products'];
  const group = category ?? kind;
  const path = group ? `/products?${category ? 'category' : 'type'}=${group.id}` : '/products';
  const cover = products[0]?.cover_images[0];
  const home = [SHOP_NAME, '/'] as const;
  const all = [words.title, '/products'] as const;
  return {
    title: group?.name ?? words.title,
    description: group ? `${group.name}. ${words.description}` : words.description,
    canonical: search.has('q') ? null : `${to.site}${path}`,
    image: cover === undefined ? null : to.picture(cover),
    type: 'website',
    data: [breadcrumbs(to.site, group ? [home, all, [group.name, path]] : [home, all])],
  };
}

/** Facts of a product with its price and ratings. A product that is no longer offered is not indexed. */
export function productMetadata(product: MasterProduct, to: SiteUrls): PageMetadata {
  const url = `${to.site}/product?id=${product.id}`;
  const picture = product.cover_images[0] ?? product.product_images[0];
  const image = picture === undefined ? null : to.picture(picture);
  const description = htmlToText(product.description) || product.title;
  const { category, archived = false } = product;
  return {
    title: product.title,
    description,
    canonical: archived ? null : url,
    image,
    type: 'product',
    data: archived
      ? []
      : [
          { ...productData(product, description, url), ...(image !== null && { image: [image] }) },
          breadcrumbs(to.site, [
            [SHOP_NAME, '/'],
            [category.name, `/products?category=${category.id}`],
            [product.title, `/product?id=${product.id}`],
          ]),
        ],
  };
}

function productData(product: MasterProduct, description: string, url: string) {
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name: product.title,
    description,
    sku: String(product.id),
    category: product.category.name,
    brand: { '@type': 'Brand', name: SHOP_NAME },
    offers: {
      '@type': 'Offer',
      url,
      price: product.price.toFixed(2),
      priceCurrency: 'INR',
      availability: `${SCHEMA}/InStock`,
      itemCondition: `${SCHEMA}/NewCondition`,
    },
    ...(product.rating_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating_average,
        reviewCount: product.rating_count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}
