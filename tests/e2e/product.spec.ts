import { masterProduct } from '@smriti/shared/catalogue/products';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { fetchProducts, formatPageRupees } from './support/catalogue';
import { navigateInApp } from './support/navigation';
import { expect, test } from './support/test';

const INCOMPLETE =
  'Please select all required album details: product ID, album size, paper type, lamination, and cover type.';

async function fetchMaster(request: APIRequestContext, id: number) {
  return masterProduct.parse(await (await request.get(`/api/products/master/${id}`)).json());
}

/** A product with a square and another size, more than one paper, and ratings. */
async function richProduct(request: APIRequestContext) {
  for (const { id } of await fetchProducts(request, { sort: 'best_selling' })) {
    const product = await fetchMaster(request, id);
    const sizes = product.album_sizes.filter(({ price }) => price !== null);
    const hasSquare = sizes.some(({ width, height }) => width === height);
    const hasOther = sizes.some(({ width, height }) => width !== height);
    if (hasSquare && hasOther && product.paper_types.length > 1 && product.rating_count > 2)
      return product;
  }
  throw new Error('the seed has no such product');
}

const choice = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name });

// proves products-3, products-4, products-5, products-14, products-15, products-16, products-19
test('a product shows price, ratings and pictures, starts a design with all options, and opens a similar product scrolled to the top', async ({
  page,
  request,
}) => {
  const product = await richProduct(request);
  // A paper type that the product does not offer has to be chosen again.
  await page.goto(`/product?id=${product.id}&paperType=999999`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
  const start = page.getByRole('button', { name: 'Start Design' }).first();
  await start.click();
  await expect(page.getByRole('alert').filter({ hasText: INCOMPLETE })).toContainText(
    'Still to choose: Paper Type.',
  );
  await expect(page.getByRole('group', { name: 'Paper Type' })).toBeFocused();
  await expect(page.getByText('Please choose a paper type.')).toBeVisible();
  await expectAccessible(page, 'a product without a choice');
  await choice(page, 'Paper Type', product.paper_types[0]?.name ?? '').check();
  await expect(page.getByRole('alert')).toHaveCount(0);

  const price = page.getByTestId('configured-price').first();
  await expect(price).toContainText(formatPageRupees(product.price));
  if (product.discount > 0) {
    await expect(page.getByText(`${product.discount}% off`).first()).toBeVisible();
    await expect(page.getByText(formatPageRupees(product.mrp)).first()).toBeVisible();
  }
  const reviews = page.getByRole('region', { name: 'Ratings and Reviews' });
  await expect(reviews).toContainText(product.rating_average.toFixed(1));
  await expect(reviews.getByRole('listitem')).toHaveCount(product.rating_count);
  const box = await reviews.getByRole('list', { name: 'Ratings and Reviews' }).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(400);
  const similar = page.getByRole('region', { name: 'Similar products' }).getByRole('article');
  await expect.poll(() => similar.count()).toBeGreaterThan(0);
  expect(await similar.count()).toBeLessThanOrEqual(5);
  await expectAccessible(page, 'a product');

  const pictures = page.getByRole('region', { name: 'Pictures of the product' });
  await pictures.getByRole('button', { name: 'Next picture' }).click();
  await expect(pictures.getByRole('img', { name: /Picture 2 of/ })).toBeVisible();
  await pictures.getByRole('button', { name: 'Picture 1 of' }).click();
  await expect(pictures.getByRole('img', { name: /Picture 1 of/ })).toBeVisible();
  const small = await pictures.getByRole('img', { name: /Picture 1 of/ }).boundingBox();
  await pictures.getByRole('button', { name: 'Enlarge the picture' }).click();
  const zoom = page.getByRole('dialog', { name: product.title });
  await expect(zoom).toBeVisible();
  await expectAccessible(page, 'an enlarged picture');
  const enlarged = zoom.getByRole('img', { name: /Picture 1 of/ });
  expect((await enlarged.boundingBox())?.width).toBeGreaterThan(1.2 * (small?.width ?? 0));
  // The enlarged picture is scrolled to its middle.
  const scrolled = zoom.getByRole('region').evaluate((window) => window.scrollTop);
  expect(await scrolled).toBeGreaterThan(0);
  await zoom.getByRole('button', { name: 'Next picture' }).click();
  await expect(zoom.getByRole('img', { name: /Picture 2 of/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const sizes = product.album_sizes.filter((size) => size.price !== null);
  const square = sizes.find(({ width, height }) => width === height);
  const other = sizes.find(({ width, height }) => width !== height);
  const paper = product.paper_types.at(-1);
  if (!square || !other || !paper) throw new Error('the product is not rich');
  const priceFor = (size: typeof square, paperPrice: number) => {
    const pages =
      size.photos > 0 ? Math.max(1, Math.ceil(product.default_photos / size.photos)) : 1;
    const parts = [product.binding_types, product.lamination_types, product.cover_types];
    const rest = parts.reduce((sum, [first]) => sum + (first?.price ?? 0), 0);
    return (size.price ?? 0) + paperPrice * pages + rest;
  };
  await choice(page, 'Size', square.name).check();
  await expect(choice(page, 'Orientation', 'Square')).toBeChecked();
  await expect(choice(page, 'Orientation', 'Landscape')).toBeDisabled();
  const defaultPaper = product.paper_types[0]?.price ?? 0;
  await expect(price).toContainText(formatPageRupees(priceFor(square, defaultPaper)));
  await choice(page, 'Size', other.name).check();
  await expect(choice(page, 'Orientation', 'Landscape')).toBeEnabled();
  await expect(choice(page, 'Orientation', 'Square')).toBeDisabled();
  await choice(page, 'Paper Type', paper.name).check();
  await expect(price).toContainText(formatPageRupees(priceFor(other, paper.price)));

  await start.click();
  await expect(page).toHaveURL(
    new RegExp(
      `/create-product\\?productId=${product.id}&albumSize=${other.id}&paperType=${paper.id}&lamination=\\d+&coverType=\\d+&binding=\\d+&orientation=[23]&quantity=1&photos=\\d+$`,
    ),
  );
  await page.goBack();
  await expect(choice(page, 'Paper Type', paper.name)).toBeChecked();

  const link = similar.first().getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // The product page selects the size that was chosen in the list.
  const last = sizes.at(-1);
  await navigateInApp(page, `/products?size=${last?.id}&q=${encodeURIComponent(product.title)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`in ${last?.name}`);
  const card = page.getByRole('article').filter({ hasText: product.title }).first();
  const [listed] = await fetchProducts(request, { size: last?.id ?? 0, q: product.title });
  const listedPrice = formatPageRupees(listed?.price ?? 0);
  await expect(card).toContainText(listedPrice);
  await card.getByRole('link').click();
  await expect(choice(page, 'Size', last?.name ?? '')).toBeChecked();
  await expect(price).toContainText(listedPrice);
});
