import {
  type Album,
  albumContent,
  type AlbumImage,
  type ReviewedAlbum,
} from '@smriti/shared/album/albums';
import { toRupees } from '@smriti/shared/base/money';
import { photoPath } from '@smriti/shared/album/photos';
import type { Config } from '../../platform/config';
import { presentRemarks } from '../rounds/round.presenter';
import type { RoundRecord } from '../rounds/round.records';
import { presentPhoto } from '../photos/photo.records';
import type { PhotosById } from './album-covers.service';
import { isUnpaid } from './album.domain';
import type { AlbumEventRecord, AlbumRecord } from './album.records';

/** What a photo shows that was not looked up, or has no record yet. */
function unknownImage(owner: string, id: string) {
  return {
    id,
    image_path: photoPath(owner, id),
    image_url: null,
    thumbnail_url: null,
    width: null,
    height: null,
    state: 'processing' as const,
  };
}

/** Photos in their order; `photos` are those that were looked up. */
export function presentImages(
  { user_id, photo_ids }: Pick<AlbumRecord, 'user_id' | 'photo_ids'>,
  photos: PhotosById,
  config: Config,
): AlbumImage[] {
  return photo_ids.map((id, index): AlbumImage => {
    const photo = photos.get(id);
    const image = photo ? presentPhoto(photo, config) : unknownImage(user_id, id);
    return { ...image, sequence: index + 1 };
  });
}

/** What everybody sees of an album; `photos` are those that were looked up. */
function presentShared(record: AlbumRecord, photos: PhotosById, config: Config) {
  const { frame, paperType, albumSize, bindingType, theme, lamination, coverType } = record.names;
  return {
    ...albumContent.parse(record),
    ...{ frame, paperType, albumSize, bindingType, theme, lamination, coverType },
    id: record.id,
    status: record.status,
    quantity: record.quantity,
    created_at: record.created_at,
    updated_at: record.updated_at,
    version: record.version,
    images: presentImages(record, photos, config),
    is_placed: record.is_placed,
    round: record.round,
    print_warnings: [],
  };
}

/** An album as its owner sees it; `photos` are those that were looked up. */
export function presentAlbum(record: AlbumRecord, photos: PhotosById, config: Config): Album {
  return {
    ...presentShared(record, photos, config),
    viewer: 'owner',
    user_id: record.user_id,
    total_price: toRupees(record.total_price_paise),
    initial_due: toRupees(record.initial_due_paise),
    initial_paid: toRupees(record.initial_paid_paise),
  };
}

/** An album as those who review it see it: not whose it is, and no money. */
export function presentForReview(
  record: AlbumRecord,
  photos: PhotosById,
  config: Config,
): ReviewedAlbum {
  const { canvas } = record;
  return {
    ...presentShared(record, photos, config),
    viewer: 'staff',
    canvas: canvas && { edge_style: canvas.edge_style, instructions: canvas.instructions },
    order_number: record.pending_order_id,
    is_unpaid: isUnpaid(record),
  };
}

/** Everything that was said of an album, and which of its photos print badly. */
interface ReviewLog {
  events: readonly AlbumEventRecord[];
  rounds: readonly RoundRecord[];
  print_warnings: Album['print_warnings'];
}

/** An album with its log. Who moved it is told by role, not by uid. */
export function presentDetail<A extends Album | ReviewedAlbum>(
  album: A,
  { events, rounds, print_warnings }: ReviewLog,
) {
  return {
    ...album,
    print_warnings,
    history: events.map(({ at, by, from, to, note, round }) => ({ at, by, from, to, note, round })),
    remarks: rounds.flatMap(presentRemarks),
  };
}
