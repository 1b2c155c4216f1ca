import type { AlbumImage } from '@smriti/shared/album/albums';
import type { OwnApprovalProduct } from '@smriti/shared/album/approval';
import { TEST_ALBUM } from '#lib/albums/album.test-data.ts';

const NOW = '2026-01-20T10:00:00.000Z';

/** A photo for unit tests. */
export function createAlbumPhoto(id: string, sequence: number): AlbumImage {
  return {
    id,
    sequence,
    image_path: `photos/asha/${id}`,
    image_url: null,
    thumbnail_url: null,
    width: 2400,
    height: 1600,
    state: 'ready',
  };
}

/** An album in its first review, for unit tests. */
export function createReviewProduct(changes: Partial<OwnApprovalProduct>): OwnApprovalProduct {
  return {
    ...TEST_ALBUM,
    id: 'goa',
    total_price: 1000,
    created_at: NOW,
    updated_at: NOW,
    frame_id: null,
    paper_type_id: null,
    album_size_id: null,
    history: [],
    remarks: [],
    rounds: [],
    is_unpaid: false,
    taken: null,
    proposals: [],
    ...changes,
  };
}
