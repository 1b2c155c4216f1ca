import type { Album, AlbumDetail, AlbumImage } from '@smriti/shared/album/albums';
import { toRupees } from '@smriti/shared/base/money';
import { photoPath } from '@smriti/shared/album/photos';
import type { Config } from '../../platform/config';
import { presentRemarks } from '../rounds/round.presenter';
import type { RoundRecord } from '../rounds/round.records';
import { presentPhoto } from '../photos/photo.records';
import type { PhotosById } from './album.covers';
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

/** An album as its owner and its reviewers see it; `photos` are those that were looked up. */
export function presentAlbum(record: AlbumRecord, photos: PhotosById, config: Config): Album {
  const { names } = record;
  return {
    id: record.id,
    title: record.title,
    user_id: record.user_id,
    status: record.status,
    total_price: toRupees(record.total_price_paise),
    quantity: record.quantity,
    created_at: record.created_at,
    updated_at: record.updated_at,
    version: record.version,
    images: presentImages(record, photos, config),
    frame: names.frame,
    paperType: names.paperType,
    albumSize: names.albumSize,
    bindingType: names.bindingType,
    theme: names.theme,
    lamination: names.lamination,
    coverType: names.coverType,
    frame_id: record.frame_id,
    paper_type_id: record.paper_type_id,
    album_size_id: record.album_size_id,
    binding_type_id: record.binding_type_id,
    theme_id: record.theme_id,
    lamination_id: record.lamination_id,
    cover_type_id: record.cover_type_id,
    product_id: record.product_id,
    product_type: record.product_type,
    orientation: record.orientation,
    canvas: record.canvas,
    is_placed: record.is_placed,
    initial_due: toRupees(record.initial_due_paise),
    initial_paid: toRupees(record.initial_paid_paise),
    round: record.round,
    print_warnings: record.print_warnings,
  };
}

interface Sayings {
  events: readonly AlbumEventRecord[];
  rounds: readonly RoundRecord[];
}

/** An album with everything that was said of it. Who moved it is told by role, not by uid. */
export function presentDetail(album: Album, { events, rounds }: Sayings): AlbumDetail {
  return {
    ...album,
    history: events.map(({ at, by, from, to, note, round }) => ({ at, by, from, to, note, round })),
    remarks: rounds.flatMap(presentRemarks),
  };
}
