import { AppError } from '@smriti/shared/base/errors';
import type { PublicPath } from '@smriti/shared/base/public-pages';
import { catalogueIdParam } from '@smriti/shared/base/ids';
import { pictureUrl, smallPicturePath } from '@smriti/shared/catalogue/pictures';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../platform/deps';
import { loadPageRenderer, type PageFiles, readPageFiles } from '../../platform/page-files';
import { isOffered } from '../catalogue/catalogue.domain';
import {
  type Catalogue,
  getMasterProduct,
  listBanners,
  listProducts,
} from '../catalogue/catalogue.service';
import { currentCatalogue } from '../catalogue/current-catalogue.service';
import { type Addresses, listFacts, pageFacts, productFacts } from './page-facts.domain';
import { describedPage, filledIfPossible, type PageFacts } from './page-html.domain';
import { createPageReads } from './page-reads.service';
import { sitemapXml } from './sitemap.domain';

/** A page, and whether it is the page that was asked for: `missing` is what is not there. */
export interface Page {
  html: string;
  status: 200 | 404;
}

/** The public pages (docs/rules.md#pages-15). */
export interface Pages {
  files: PageFiles;
  page: (path: PublicPath, search: string) => Promise<Page>;
  sitemap: () => Promise<string>;
}

/** What is kept of pages for one version of the catalogue; those asked for longest ago go first. */
const MAX_KEPT_CHARACTERS = 16 * 1024 * 1024;
/** What a page was made of beside the catalogue is looked up again after so long. */
const KEPT_MILLISECONDS = 5_000;
/** No link of the shop's own is longer; others have the plain page. */
const MAX_SEARCH = 500;

const newCache = () =>
  new LRUCache<string, Page>({
    maxSize: MAX_KEPT_CHARACTERS,
    sizeCalculation: ({ html }, key) => html.length + key.length,
    ttl: KEPT_MILLISECONDS,
  });

/** What a page says of itself. @throws AppError not_found when it is about what is not there. */
function factsOf(
  catalogue: Catalogue,
  path: PublicPath,
  search: URLSearchParams,
  at: ShopAddresses,
) {
  if (path === '/product') {
    const id = catalogueIdParam.safeParse(search.get('id') ?? '');
    if (!id.success) throw new AppError('not_found', 'There is no such product.');
    return productFacts(getMasterProduct(catalogue, id.data), at);
  }
  if (path === '/products') {
    const asked = search.get('category');
    const category = catalogue.data.categories
      .filter(isOffered)
      .find(({ id }) => String(id) === asked);
    const filters = category ? { category: category.id } : {};
    const { products } = listProducts(catalogue, filters, { limit: 1 });
    return listFacts({ search, category, products }, at);
  }
  return pageFacts(path, at.site, at.banner(catalogue));
}

interface ShopAddresses extends Addresses {
  /** The first banner, as phones have it. */
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
 * Makes the public pages of the web app's build. A page that cannot be made is the plain one, which says
 * what it is and is made in the browser, as all others are.
 * @throws when the build's files are not there
 */
export function createPages(deps: Deps): Pages {
  const files = readPageFiles(deps.config);
  const addresses = addressesOf(deps.config);
  const readsOf = createPageReads(deps);
  let kept = { catalogue: undefined as Catalogue | undefined, pages: newCache() };

  async function make(catalogue: Catalogue, path: PublicPath, search: string): Promise<Page> {
    let facts: PageFacts;
    try {
      facts = factsOf(catalogue, path, new URLSearchParams(search), addresses);
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') {
        return { html: files.template, status: 404 };
      }
      throw error;
    }
    const described = describedPage(files.template, facts);
    const parts = files.parts[path];
    if (!parts || search.length > MAX_SEARCH) return { html: described, status: 200 };
    const render = async () => {
      const { renderPage } = await loadPageRenderer(deps.config);
      return renderPage(path + search, readsOf(catalogue));
    };
    const html = await filledIfPossible(described, parts, render, (error) => {
      deps.logger.error({ err: error, path }, 'page not rendered');
    });
    return { html, status: 200 };
  }

  return {
    files,
    async page(path, search) {
      const catalogue = await currentCatalogue(deps);
      if (kept.catalogue !== catalogue) kept = { catalogue, pages: newCache() };
      const { pages } = kept;
      const key = path + search;
      const known = pages.get(key);
      if (known) return known;
      const page = await make(catalogue, path, search);
      pages.set(key, page);
      return page;
    },
    async sitemap() {
      const { data } = await currentCatalogue(deps);
      return sitemapXml(addresses.site, {
        categories: data.categories.filter(isOffered),
        products: data.products.filter(isOffered),
      });
    },
  };
}
