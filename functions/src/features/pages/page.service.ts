import { AppError } from '@smriti/shared/base/errors';
import type { PageRenderer, PublicPath } from '@smriti/shared/base/public-pages';
import { catalogueIdParam } from '@smriti/shared/base/ids';
import { pictureUrl, smallPicturePath } from '@smriti/shared/catalogue/pictures';
import { type ShopTerms, shopTerms } from '@smriti/shared/staff/shop-terms';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { Deps } from '../../platform/deps';
import {
  loadPageRenderer,
  type HtmlTemplates,
  readHtmlTemplates,
} from '../../platform/html-templates';
import { isOffered } from '../catalogue/catalogue.domain';
import {
  type Catalogue,
  getMasterProduct,
  listBanners,
  listProducts,
} from '../catalogue/catalogue.service';
import { getCurrentCatalogue } from '../catalogue/snapshot/current-catalogue.service';
import { getCurrentSettings } from '../settings/settings.service';
import {
  type SiteUrls,
  productListMetadata,
  pageMetadata,
  productMetadata,
} from './page-metadata.domain';
import {
  insertPageMetadata,
  renderEmptyPage,
  fillPageOrFallBack,
  insertPageContent,
  type PageMetadata,
} from './page-html.domain';
import { createPageReads, type PageData } from './page-reads.service';
import { pageCacheKey } from './page-search.domain';
import { EMPTY_PAGE_TEXTS } from './page-texts.domain';
import { sitemapXml } from './sitemap.domain';

/** A page: status 404 for missing content, 503 when its data cannot be read. */
export interface PageResponse {
  html: string;
  status: 200 | 404 | 503;
}

/** The public pages and the sitemap (docs/rules.md#pages-15). */
export interface PublicPages {
  files: HtmlTemplates;
  page: (path: PublicPath, search: string) => Promise<PageResponse>;
  sitemap: () => Promise<string>;
}

/** Files, renderer and data from which pages are built. */
export interface PageSources {
  files: HtmlTemplates;
  renderPage: PageRenderer['renderPage'];
  catalogue: () => Promise<Catalogue>;
  terms: () => Promise<ShopTerms>;
}

function sourcesOf(deps: Deps): PageSources {
  return {
    files: readHtmlTemplates(deps.config),
    renderPage: async (...asked) => (await loadPageRenderer(deps.config)).renderPage(...asked),
    catalogue: () => getCurrentCatalogue(deps),
    terms: () => getCurrentSettings(deps),
  };
}

/** Maximum size of the page cache in characters; the least recently used pages are evicted first. */
const MAX_KEPT_CHARACTERS = 16 * 1024 * 1024;
/** Lifetime of a cached page in ms, after which a failed rendering is retried. */
const KEPT_MILLISECONDS = 5_000;
/** Maximum length of a query string; longer ones, which the shop never links to, get the plain page. */
const MAX_QUERY_LENGTH = 500;

/**
 * Creates the cache of pages of one catalogue and its terms. Concurrent requests for a page share one
 * rendering.
 */
function createKeptPages() {
  const pages = new LRUCache<string, PageResponse>({
    maxSize: MAX_KEPT_CHARACTERS,
    sizeCalculation: ({ html }, key) => html.length + key.length,
    ttl: KEPT_MILLISECONDS,
  });
  const underWay = new Map<string, Promise<PageResponse>>();
  async function made(key: string, make: () => Promise<PageResponse>): Promise<PageResponse> {
    try {
      const page = await make();
      pages.set(key, page);
      return page;
    } finally {
      underWay.delete(key);
    }
  }
  return async (key: string, make: () => Promise<PageResponse>): Promise<PageResponse> => {
    const known = pages.get(key) ?? underWay.get(key);
    if (known) return known;
    const page = made(key, make);
    underWay.set(key, page);
    return page;
  };
}

/** Reads the current terms; returns the last known ones if they cannot be read. */
function createTermsReader({ logger }: Pick<Deps, 'logger'>, read: PageSources['terms']) {
  let last: ShopTerms | null = null;
  return async (): Promise<ShopTerms | null> => {
    try {
      last = z.parse(shopTerms, await read());
    } catch (error) {
      logger.error({ err: error }, 'terms not read for pages');
    }
    return last;
  };
}

/** Metadata of a page. @throws AppError not_found when its product does not exist. */
function factsOf(
  catalogue: Catalogue,
  path: PublicPath,
  search: URLSearchParams,
  at: ShopAddresses,
) {
  if (path === '/product') {
    const id = catalogueIdParam.safeParse(search.get('id') ?? '');
    if (!id.success) throw new AppError('not_found', 'There is no such product.');
    return productMetadata(getMasterProduct(catalogue, id.data), at);
  }
  if (path === '/products') {
    const asked = search.get('category');
    const category = catalogue.data.categories
      .filter(isOffered)
      .find(({ id }) => String(id) === asked);
    const kind = catalogue.data['product-types']
      .filter(isOffered)
      .find(({ id }) => String(id) === search.get('type'));
    const filters = { category: category?.id, type: kind?.id };
    const { products } = listProducts(catalogue, filters, { limit: 1 });
    return productListMetadata({ search, category, kind, products }, at);
  }
  return pageMetadata(path, at.site, at.banner(catalogue));
}

interface ShopAddresses extends SiteUrls {
  /** Address of the first banner in its small size; null without banners. */
  banner: (catalogue: Catalogue) => string | null;
}

function addressesOf({ siteOrigin, storageOrigin: origin, bucketName: bucket }: Deps['config']) {
  const addresses: ShopAddresses = {
    site: siteOrigin,
    picture: (path) => pictureUrl(origin, bucket, smallPicturePath(path)),
    banner: (catalogue) => listBanners(catalogue, { origin, bucket })[0]?.image_url_small ?? null,
  };
  return addresses;
}

/**
 * Creates the public pages of the web app's build. If a page cannot be rendered, the plain page with its
 * metadata is served, and the browser renders it.
 * @throws when the build's files are missing
 */
export function createPages(deps: Deps, sources: PageSources = sourcesOf(deps)): PublicPages {
  const { files, renderPage } = sources;
  const addresses = addressesOf(deps.config);
  const readsOf = createPageReads(deps);
  const readTerms = createTermsReader(deps, sources.terms);
  let kept = { catalogue: undefined as Catalogue | undefined, terms: '', page: createKeptPages() };

  async function make(basis: PageData, path: PublicPath, search: string): Promise<PageResponse> {
    let facts: PageMetadata;
    try {
      facts = factsOf(basis.catalogue, path, new URLSearchParams(search), addresses);
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') {
        return { html: renderEmptyPage(files.template, EMPTY_PAGE_TEXTS.product), status: 404 };
      }
      throw error;
    }
    const described = insertPageMetadata(files.template, facts);
    const ownHead = files.heads[path];
    if (ownHead === undefined || search.length > MAX_QUERY_LENGTH)
      return { html: described, status: 200 };
    const fill = async () => {
      const rendered = await renderPage(path + search, readsOf(basis));
      return insertPageContent(insertPageMetadata(files.filled, facts), rendered, ownHead);
    };
    const html = await fillPageOrFallBack(described, fill, (error) => {
      deps.logger.error({ err: error, path }, 'page not rendered');
    });
    return { html, status: 200 };
  }

  async function keptPage(path: PublicPath, search: string): Promise<PageResponse> {
    const [catalogue, terms] = await Promise.all([sources.catalogue(), readTerms()]);
    const termsText = JSON.stringify(terms);
    if (kept.catalogue !== catalogue || kept.terms !== termsText)
      kept = { catalogue, terms: termsText, page: createKeptPages() };
    return kept.page(path + search, () => make({ catalogue, terms }, path, search));
  }

  return {
    files,
    async page(path, search) {
      try {
        return await keptPage(path, pageCacheKey(path, search));
      } catch (error) {
        deps.logger.error({ err: error, path }, 'page not made');
        return { html: renderEmptyPage(files.template, EMPTY_PAGE_TEXTS.unavailable), status: 503 };
      }
    },
    async sitemap() {
      const { data } = await sources.catalogue();
      return sitemapXml(addresses.site, {
        kinds: data['product-types'].filter(isOffered),
        categories: data.categories.filter(isOffered),
        products: data.products.filter(isOffered),
      });
    },
  };
}
