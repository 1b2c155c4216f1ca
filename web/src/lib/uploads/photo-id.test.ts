// @vitest-environment node
import { createHash } from 'node:crypto';
import { photoId } from '@smriti/shared/album/photos';
import { describe, expect, it } from 'vitest';
import { hashContent, computePhotoId } from './photo-id';

const bytes = new TextEncoder().encode('a picture');

describe('hashContent', () => {
  it('is the SHA-256 of the bytes in lower-case hex', async () => {
    expect(await hashContent(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  });
});

describe('computePhotoId', () => {
  it('is the SHA-256 of owner and content hash in base64url, valid by the contract', async () => {
    const hash = await hashContent(bytes);
    const expected = createHash('sha256').update(`owner:${hash}`).digest('base64url');
    expect(await computePhotoId('owner', hash)).toBe(expected);
    expect(photoId.safeParse(expected).success).toBe(true);
  });

  it('differs between two owners of the same file', async () => {
    const hash = await hashContent(bytes);
    expect(await computePhotoId('one', hash)).not.toBe(await computePhotoId('two', hash));
  });
});
