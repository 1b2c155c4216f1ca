import type { AlbumImage } from '@smriti/shared/album/albums';
import { describe, expect, it } from 'vitest';
import { photoRefetchInterval } from './albums';

const photo = (state: AlbumImage['state']) => ({ state });

describe('photoRefetchInterval', () => {
  it('is 3 s while a photo is being processed', () => {
    const images = [photo('ready'), photo('processing')];
    expect(photoRefetchInterval(images, { dataUpdateCount: 1 })).toBe(3000);
  });

  it('is false once all photos are ready or failed', () => {
    expect(photoRefetchInterval([photo('ready'), photo('failed')], { dataUpdateCount: 1 })).toBe(
      false,
    );
    expect(photoRefetchInterval([], { dataUpdateCount: 1 })).toBe(false);
  });

  it('is false after 40 updates', () => {
    expect(photoRefetchInterval([photo('processing')], { dataUpdateCount: 40 })).toBe(false);
  });
});
