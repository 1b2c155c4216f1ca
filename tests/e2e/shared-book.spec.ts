import { createShare, listShares } from '@smriti/shared/book/shares';
import { callEndpoint } from '../support/http';
import { expectAccessible } from './support/accessibility';
import { createTestAlbumWithPictures } from './support/review';
import { expect, test } from './support/test';
import { measureSidewaysOverflow } from './support/widths';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a visitor turns the pages of a shared book, and leaves a heart', async ({ page }) => {
  const { owner, id } = await createTestAlbumWithPictures();
  const { url } = await callEndpoint(createShare, { params: { id }, token: owner.idToken });
  const pictures: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/pictures/')) pictures.push(response.status());
  });
  const answer = await page.goto(new URL(url).pathname);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page.getByRole('img', { name: /^Front of the cover: Photo/ })).toBeVisible();

  await page.getByRole('button', { name: 'Turn the page' }).click();
  await expect(page.getByRole('img', { name: /^Page 1 of \d+: Photo 1/ })).toBeVisible();
  // The turned page lies to the left of the closed book's place.
  const left = async (selector: string) => (await page.locator(selector).boundingBox())?.x ?? 0;
  const book = await left('[data-form="single"]');
  await expect.poll(() => left('[data-turned]')).toBeLessThan(book - 40);
  await expect.poll(() => [...new Set(pictures)]).toEqual([200]);

  expect(await measureSidewaysOverflow(page), 'sideways overflow in px').toBe(0);
  await page.getByLabel('Your name').fill('Nani');
  await page.getByRole('button', { name: 'Leave a heart' }).click();
  await expect(page.getByText('Thank you! Your heart is here now.')).toBeVisible();
  await expectAccessible(page, 'a shared book with a heart');
  const { shares } = await callEndpoint(listShares, { params: { id }, token: owner.idToken });
  expect(shares[0]?.notes).toMatchObject([{ name: 'Nani', heart: true, hidden: false }]);
});
