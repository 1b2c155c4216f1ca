import { MAX_PHOTO_BYTES } from '@smriti/shared/album/photos';
import { describe, expect, it } from 'vitest';
import { findSizeProblem } from './file-check';

const blobOf = (size: number) => ({ size }) as Blob;

describe('findSizeProblem', () => {
  it('rejects an empty file and one over the size limit', () => {
    expect(findSizeProblem(blobOf(0))).toBe('empty');
    expect(findSizeProblem(blobOf(MAX_PHOTO_BYTES + 1))).toBe('tooLarge');
  });

  it('accepts files of the largest and the smallest size', () => {
    expect(findSizeProblem(blobOf(MAX_PHOTO_BYTES))).toBeNull();
    expect(findSizeProblem(blobOf(1))).toBeNull();
  });
});
