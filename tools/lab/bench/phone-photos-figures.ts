import type { BrowserContextOptions } from '@playwright/test';
import type { Origins } from '../../../shared/local/environment.ts';
import { withChromium } from '../../dev/programs/chromium.ts';
import { formatTable } from '../../quality/figures/table.ts';
import { readPhonePhotos } from '../../release/screens/phone-photos.ts';
import { createCountedPage, type UserEffort } from './counted-page.ts';
import { openPage, PHONE_WINDOW, requestBook } from './journey-figures.ts';

const DESKTOP_WINDOW: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** Effort of requesting a book of 60 photos, and the time that it takes a visitor who never hesitates. */
export interface PhonePhotosFigures {
  device: string;
  effort: UserEffort;
  /** Time from choosing the files until all are stored. */
  uploadSeconds: number;
  /** Time from the home page to the initial payment. */
  seconds: number;
}

/** Requests a book of 60 photos of a phone, HEIC and JPEG mixed, on a phone and on a desktop. */
export async function measurePhonePhotos(origins: Origins): Promise<PhonePhotosFigures[]> {
  const photos = await readPhonePhotos();
  return withChromium(async (browser) => {
    const measure = async (device: string, options: BrowserContextOptions) => {
      const page = await openPage(browser, origins, options);
      const walk = createCountedPage(page, { isMouse: !options.hasTouch });
      const startedAt = performance.now();
      const uploadSeconds = await requestBook(walk, photos);
      const seconds = (performance.now() - startedAt) / 1000;
      return { device, effort: walk.effort, uploadSeconds, seconds };
    };
    return [await measure('360 x 740', PHONE_WINDOW), await measure('1280 x 800', DESKTOP_WINDOW)];
  });
}

export function formatPhonePhotosTable(figures: readonly PhonePhotosFigures[]): string {
  return formatTable(
    '60 photos of a phone, from the home page to the initial payment',
    ['window', 'taps', 'fields', 'scrolls', 'photos stored', 'in all'],
    figures.map(({ device, effort, uploadSeconds, seconds }) => [
      device,
      ...[effort.taps, effort.fields, effort.scrolls].map(String),
      ...[uploadSeconds, seconds].map((value) => `${value.toFixed(0)} s`),
    ]),
  );
}
