import { screen } from '@testing-library/react';
import { coverText, frontPhoto } from '@smriti/shared/book/edit/cover';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubScreen } from '#domains/book/spread/spread.test-data.ts';
import { pressButton, typeInto } from '#lib/page.test-data.tsx';
import { BOOK_CATALOGUE, openArrangedBook } from '../editor.test-data';

beforeEach(() => {
  vi.unstubAllGlobals();
  stubScreen();
});

const withCover = (cover: Partial<(typeof BOOK_CATALOGUE)['covers'][number]>) => ({
  ...BOOK_CATALOGUE,
  covers: [{ id: 1, name: 'Linen', description: '', price: 0, ...cover }],
});

async function openCover(covers: Parameters<typeof withCover>[0] | null = null) {
  const opened = await openArrangedBook(
    covers ? { catalogue: withCover(covers), choices: { cover_type_id: 1 } } : {},
  );
  pressButton('Edit the cover');
  await screen.findByLabelText('Title on the front');
  return opened;
}

it('puts another photo of the book or none on the front, with undo', async () => {
  const { scene } = await openCover();
  const placed = frontPhoto(scene())?.photo;
  pressButton(placed === 'k5' ? 'Photo 6' : 'Photo 5');
  expect(frontPhoto(scene())?.photo).toBe(placed === 'k5' ? 'k6' : 'k5');
  expect(scene().tray).toEqual([]);
  pressButton('No photo');
  expect(frontPhoto(scene())).toBeNull();
  expect(screen.getByText('The front has no photo now.')).toBeTruthy();
  pressButton('Undo');
  expect(frontPhoto(scene())).not.toBeNull();
});

it('sets and removes texts of front and back, and names unprintable characters', async () => {
  const { scene } = await openCover();
  typeInto('Title on the front', 'गोवा');
  expect(coverText(scene(), 'front')?.text).toBe('गोवा');
  typeInto('Text on the back', 'For Amma 🎉');
  expect(coverText(scene(), 'back')?.text).toBe('For Amma 🎉');
  expect(screen.getByText('We cannot print this yet: 🎉')).toBeTruthy();
  typeInto('Text on the back', '');
  expect(coverText(scene(), 'back')).toBeNull();
});

it('sets a title on a spine of at least 6 mm', async () => {
  const { scene } = await openCover({ board_mm: 3 });
  expect(scene().cover_shape?.spine).toBeGreaterThanOrEqual(6);
  typeInto('Title on the spine', 'Goa 2026');
  expect(coverText(scene(), 'spine')).toMatchObject({ text: 'Goa 2026', angle: 90 });
});

it('offers no title for a narrow spine, and shows the minimum width', async () => {
  await openCover({ board_mm: 1 });
  expect(screen.queryByLabelText('Title on the spine')).toBeNull();
  expect(
    screen.getByText(/^The spine is .* mm wide\. A title needs at least 6 mm\.$/),
  ).toBeTruthy();
});

it('offers neither a photo nor a text on the back for an unprintable material', async () => {
  const { scene } = await openCover({ printable: false });
  expect(screen.getByText(/its title is stamped on it\.$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Photo 5' })).toBeNull();
  expect(screen.queryByLabelText('Text on the back')).toBeNull();
  typeInto('Title on the front', 'Goa');
  expect(scene().cover?.items).toHaveLength(1);
});
