import type { AlbumImage } from '@smriti/shared/album/albums';
import { describe, expect, it } from 'vitest';
import { photoRefetchInterval } from './albums';

const photo = (state: AlbumImage['state']) => ({ state });

describe('photos that are being prepared', () => {
  it('are asked for again', () => {
    const images = [photo('ready'), photo('processing')];
    expect(photoRefetchInterval(images, { dataUpdateCount: 1 })).toBe(3000);
  });

  it('are left alone once all are ready or failed', () => {
    expect(photoRefetchInterval([photo('ready'), photo('failed')], { dataUpdateCount: 1 })).toBe(
      false,
    );
    expect(photoRefetchInterval([], { dataUpdateCount: 1 })).toBe(false);
  });

  it('are not asked for without an end', () => {
    expect(photoRefetchInterval([photo('processing')], { dataUpdateCount: 40 })).toBe(false);
  });
});
