import type { AlbumImage } from '@smriti/shared/album/albums';
import type { OwnApprovalProduct } from '@smriti/shared/album/approval';

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
    viewer: 'owner',
    id: 'goa',
    title: 'Goa',
    user_id: 'asha',
    status: 'Requested',
    total_price: 1000,
    quantity: 1,
    created_at: NOW,
    updated_at: NOW,
    version: 1,
    images: [],
    drawn_cover: null,
    frame: '',
    paperType: '',
    albumSize: '',
    bindingType: '',
    theme: '',
    lamination: '',
    coverType: '',
    frame_id: null,
    paper_type_id: null,
    album_size_id: null,
    binding_type_id: null,
    theme_id: null,
    lamination_id: null,
    cover_type_id: null,
    product_id: null,
    product_type: 'album',
    orientation: null,
    canvas: null,
    is_placed: false,
    initial_due: 0,
    initial_paid: 0,
    round: 1,
    print_warnings: [],
    history: [],
    remarks: [],
    rounds: [],
    is_unpaid: false,
    taken: null,
    proposals: [],
    ...changes,
  };
}
