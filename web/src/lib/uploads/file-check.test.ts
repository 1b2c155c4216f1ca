import { MAX_PHOTO_BYTES } from '@smriti/shared/album/photos';
import { describe, expect, it } from 'vitest';
import { sizeProblem } from './file-check';

const blobOf = (size: number) => ({ size }) as Blob;

describe('sizeProblem', () => {
  it('refuses what is empty and what is larger than a photo may be', () => {
    expect(sizeProblem(blobOf(0))).toBe('empty');
    expect(sizeProblem(blobOf(MAX_PHOTO_BYTES + 1))).toBe('tooLarge');
  });

  it('takes the largest and the smallest', () => {
    expect(sizeProblem(blobOf(MAX_PHOTO_BYTES))).toBeNull();
    expect(sizeProblem(blobOf(1))).toBeNull();
  });
});
