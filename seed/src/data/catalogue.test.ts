import { paise } from '@smriti/shared/base/money';
import { HINDI_FIELDS } from '@smriti/shared/catalogue/hindi';
import { findCanvasPaper, isForDesignKind } from '@smriti/shared/catalogue/design-kinds';
import { isPhotoCountAllowed } from '@smriti/shared/catalogue/photo-counts';
import { smallBannerPath } from '@smriti/shared/catalogue/pictures';
import { albumPrice } from '@smriti/shared/catalogue/pricing';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { catalogueData } from '../../../functions/src/features/catalogue/catalogue.records.ts';
import { CATALOGUE_PICTURE_PATHS, readCataloguePicture } from '../demo-files.ts';
import { catalogue } from './catalogue.ts';
import { categoryOfProduct } from './classification.ts';
import { SEED_TIME } from './fixed-values.ts';

const { products } = catalogue;
const UNDER_99_PAISE = 9900;

const idsOf = (records: readonly { id: number }[]) => records.map(({ id }) => id);

describe('the demo catalogue', () => {
  it('consists of valid records', () => {
    expect(() => catalogueData.parse(catalogue)).not.toThrow();
  });

  it('has the expected number of records of each kind', () => {
    expect(catalogue.banners).toHaveLength(5);
    expect(catalogue['album-sizes'].length).toBeGreaterThanOrEqual(8);
    expect(catalogue.categories).toHaveLength(8);
    expect(catalogue['product-types']).toHaveLength(6);
    expect(products).toHaveLength(66);
    for (const kind of ['paper-types', 'frames', 'album-themes'] as const) {
      expect(catalogue[kind].length).toBeGreaterThanOrEqual(8);
    }
  });

  it.each(Object.entries(catalogue))('lists %s by ascending, unique id', (_kind, records) => {
    const ids = idsOf(records);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    expect(ids.length).toBeGreaterThan(0);
  });

  it('has square and other sizes, with and without discount, one without a price and one without pages', () => {
    const sizes = catalogue['album-sizes'];
    expect(new Set(sizes.map(({ width, height }) => width === height)).size).toBe(2);
    expect(new Set(sizes.map(({ discount }) => discount > 0)).size).toBe(2);
    expect(sizes.filter(({ price_paise }) => price_paise === null)).toHaveLength(1);
    expect(sizes.some(({ photos, price_paise }) => photos === 0 && price_paise !== null)).toBe(
      true,
    );
  });

  it('has a Hindi text for every English one, with the same tags in descriptions', () => {
    const DEVANAGARI = /[\u0900-\u097f]/;
    const partsOf = (html: string) => html.match(/<\w+>/g);
    for (const { id, title, description, hi } of products) {
      expect(hi?.title, title).toMatch(DEVANAGARI);
      expect(partsOf(hi?.description ?? ''), `${id} ${title}`).toEqual(partsOf(description));
      expect(hi?.description).toMatch(DEVANAGARI);
    }
    const kinds = Object.entries(catalogue).filter(
      ([kind]) => kind !== 'initial-payments' && kind !== 'products',
    );
    for (const [kind, records] of kinds) {
      for (const record of records) {
        const texts = HINDI_FIELDS.filter(
          (field) => (new Map(Object.entries(record)).get(field) ?? '') !== '',
        );
        const hi = 'hi' in record ? Object.entries(record.hi ?? {}) : [];
        const said = hi.filter(([, text]) => DEVANAGARI.test(text)).map(([field]) => field);
        expect(said, `${kind} ${record.id}`).toEqual(expect.arrayContaining([...texts]));
      }
    }
  });

  it('has a fixed slug for each category', () => {
    const slugs = catalogue.categories.map(({ slug }) => slug);
    expect(slugs).toEqual([
      'birthday',
      'anniversary',
      'wedding',
      'travel',
      'baby',
      'family',
      'festivals',
      'everyday',
    ]);
  });

  it('has a default initial payment of 20 percent, and further settings for existing products only', () => {
    const [first, ...others] = catalogue['initial-payments'];
    expect(first).toMatchObject({ product_id: null, payment_type: 'percentage', percent: 20 });
    expect(others.map(({ product_id }) => product_id)).not.toContain(null);
    for (const setting of others) {
      const product = products.find(({ id }) => id === setting.product_id);
      expect(product).toBeDefined();
      if (setting.payment_type === 'fixed') {
        expect(setting.amount_paise).toBeLessThanOrEqual(product?.price_paise ?? 0);
      }
    }
  });

  it('has a free and an inactive shipping method, and a valid range of days for each', () => {
    const methods = catalogue['shipping-methods'];
    expect(methods.some(({ is_active }) => !is_active)).toBe(true);
    expect(methods.filter(({ is_active }) => is_active).map((one) => one.price_paise)).toContain(0);
    expect(methods.every(({ min_days, max_days }) => min_days > 0 && min_days < max_days)).toBe(
      true,
    );
  });

  it('links every banner to a product list that is not empty', () => {
    for (const { link, image_path } of catalogue.banners) {
      const { pathname, searchParams } = new URL(link, 'https://smriti.example');
      expect(pathname).toBe('/products');
      const category = Number(searchParams.get('category'));
      expect(products.some(({ category_id }) => category_id === category)).toBe(true);
      expect(smallBannerPath(image_path)).toMatch(/_800\.webp$/);
    }
  });
});

describe('the pictures of the demo catalogue', () => {
  it('include every image_path of a record', () => {
    const records = Object.values(catalogue).flat();
    const paths = records.flatMap((record) => ('image_path' in record ? [record.image_path] : []));
    expect(paths).toHaveLength(5 + 8 + 8 + 12);
    for (const path of paths) expect(CATALOGUE_PICTURE_PATHS).toContain(path);
  });

  it('are two per product card and all of the product on its page', () => {
    for (const { id, cover_images, product_images } of products) {
      const own = CATALOGUE_PICTURE_PATHS.filter((path) =>
        path.startsWith(`catalogue/products/${id}-`),
      );
      expect(product_images).toEqual(own);
      expect(cover_images).toEqual(own.slice(0, 2));
      expect(cover_images).toHaveLength(2);
    }
  });

  it('have the banner sizes given in the records', async () => {
    for (const { image_path, width, height } of catalogue.banners) {
      const picture = await readCataloguePicture(image_path);
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width, height });
    }
  });

  it('include the three people and the tiles of the home page', () => {
    const names = ['people/1', 'people/2', 'people/3', 'tiles/best-sellers', 'tiles/premium'];
    for (const name of [...names, 'tiles/under-99']) {
      expect(CATALOGUE_PICTURE_PATHS).toContain(`catalogue/${name}.webp`);
    }
  });
});

describe('the demo products', () => {
  it('are listed at the price of their default configuration', () => {
    const find = <T extends { id: number }>(records: T[], id?: number) =>
      records.find((one) => one.id === id);
    for (const product of products) {
      const size = product.sizes
        .map((id) => find(catalogue['album-sizes'], id))
        .find((one) => one?.price_paise);
      const pages = size?.photos ? Math.ceil(product.default_photos / size.photos) : 1;
      const paper = find(catalogue['paper-types'], product.paper_type_ids[0]);
      const binding = find(catalogue['album-binding-types'], product.binding_type_ids[0]);
      const price = (size?.price_paise ?? NaN) + (paper?.price_paise ?? NaN) * pages;
      expect([product.title, product.price_paise]).toEqual([
        product.title,
        price + (binding?.price_paise ?? NaN),
      ]);
    }
    const priceOf = (id: number) => find(products, id)?.price_paise;
    expect([1, 31, 48, 56].map(priceOf)).toEqual([274_900, 116_900, 19_100, 8_700]);
  });

  it('refer to records that exist', () => {
    const known = {
      sizes: idsOf(catalogue['album-sizes']),
      paper_type_ids: idsOf(catalogue['paper-types']),
      binding_type_ids: idsOf(catalogue['album-binding-types']),
      lamination_type_ids: idsOf(catalogue['lamination-types']),
      cover_type_ids: idsOf(catalogue['cover-types']),
    };
    for (const product of products) {
      for (const field of Object.keys(known) as (keyof typeof known)[]) {
        const ids = product[field];
        expect(known[field]).toEqual(expect.arrayContaining(ids));
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeGreaterThan(0);
      }
      expect(idsOf(catalogue['product-types'])).toContain(product.type);
    }
  });

  it('have the category of their pictures, with at least 8 categories per product type', () => {
    for (const { id, category_id } of products) expect(category_id).toBe(categoryOfProduct(id));
    for (const { id } of catalogue['product-types']) {
      const occasions = products.filter(({ type }) => type === id).map((one) => one.category_id);
      expect(new Set(occasions).size).toBeGreaterThanOrEqual(8);
    }
  });

  it('include at least 5 under 99 rupees, and a premium fifth priced 20 percent above the rest', () => {
    const prices = products.map(({ price_paise }) => price_paise).sort((a, b) => b - a);
    expect(prices.filter((price) => price < UNDER_99_PAISE).length).toBeGreaterThanOrEqual(5);
    const fifth = Math.floor(products.length / 5);
    const lowestPremium = prices[fifth - 1] ?? 0;
    expect(lowestPremium).toBeGreaterThan((prices[fifth] ?? 0) * 1.2);
  });

  it('have discounts from 0 to 40 percent', () => {
    const discounts = products.map(({ discount }) => discount);
    expect(Math.min(...discounts)).toBe(0);
    expect(Math.max(...discounts)).toBe(40);
  });

  it('were added over at least 600 days, all before SEED_TIME', () => {
    const moments = products.map(({ created_at }) => Date.parse(created_at));
    const days = (Math.max(...moments) - Math.min(...moments)) / 86_400_000;
    expect(days).toBeGreaterThan(600);
    expect(Math.max(...moments)).toBeLessThan(Date.parse(SEED_TIME));
  });

  it('have unique titles and sentences, in paragraphs and lists only', () => {
    expect(new Set(products.map(({ title }) => title)).size).toBe(products.length);
    const sentences = products.flatMap(({ description }) =>
      description.split(/<[^>]+>/).filter((text) => text.length > 40),
    );
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const { description } of products) {
      expect(description).toMatch(/^(<p>.+<\/p>|<ul>(<li>.+<\/li>)+<\/ul>)+$/);
      const tags = description.match(/<\/?\w+/g) ?? [];
      expect(new Set(tags.map((tag) => tag.replace(/<\/?/, '')))).toSatisfy((names: Set<string>) =>
        [...names].every((name) => ['p', 'ul', 'li', 'strong'].includes(name)),
      );
      expect(tags.filter((tag) => tag.startsWith('</'))).toHaveLength(tags.length / 2);
    }
  });

  it('cost the same as a canvas of their size to within 10 percent, none below 6 x 6 inches', () => {
    const paper = findCanvasPaper(catalogue['paper-types']);
    const sizes = catalogue['album-sizes'].filter(
      (size) => isForDesignKind(size, 'canvas') && size.price_paise !== null,
    );
    expect(sizes.length).toBeGreaterThanOrEqual(6);
    for (const { id, width, height, price_paise } of sizes) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(6);
      const listed = products.find(({ type, sizes: [first] }) => type === 3 && first === id);
      if (!listed) continue;
      const pack = listed.default_photos;
      for (const frame of catalogue.frames) {
        const canvas = albumPrice({
          sizePaise: price_paise ?? paise(0),
          framePaise: frame.price_paise,
          paperPaise: paper?.price_paise ?? paise(0),
          photos: 1,
          bindingPaise: paise(0),
          laminationPaise: paise(0),
          coverPaise: paise(0),
        });
        if (pack === 1) expect(Math.abs(canvas / listed.price_paise - 1)).toBeLessThanOrEqual(0.1);
      }
    }
  });

  it('require exactly the number of photos that their text names', () => {
    const fixed = products.filter(({ min_photos }) => min_photos !== undefined);
    expect(fixed.map(({ title }) => title)).toContain('Pocket Prints, Pack of Eight');
    for (const { default_photos, ...rule } of fixed) {
      expect(isPhotoCountAllowed(rule, default_photos)).toBe(true);
      expect(rule.min_photos).toBe(default_photos);
    }
  });
});
