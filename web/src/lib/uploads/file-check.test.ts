import { MAX_PHOTO_BYTES } from '@smriti/shared/album/photos';
import { describe, expect, it } from 'vitest';
import { findSizeProblem } from './file-check';

const blobOf = (size: number) => ({ size }) as Blob;

describe('findSizeProblem', () => {
  it('refuses what is empty and what is larger than a photo may be', () => {
    expect(findSizeProblem(blobOf(0))).toBe('empty');
    expect(findSizeProblem(blobOf(MAX_PHOTO_BYTES + 1))).toBe('tooLarge');
  });

  it('takes the largest and the smallest', () => {
    expect(findSizeProblem(blobOf(MAX_PHOTO_BYTES))).toBeNull();
    expect(findSizeProblem(blobOf(1))).toBeNull();
  });
});
