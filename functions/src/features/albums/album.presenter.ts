import {
  type Album,
  albumContent,
  type AlbumImage,
  choiceNamesInHindi,
  type ReviewedAlbum,
} from '@smriti/shared/album/albums';
import { toRupees } from '@smriti/shared/base/money';
import type { Proposal } from '@smriti/shared/book/proposals';
import type { Photo } from '@smriti/shared/album/photos';
import type { Config } from '../../platform/parameters/config';
import type { Deps } from '../../platform/deps';
import type { PictureViewer } from '../../platform/links/picture-address';
import type { CatalogueRecords } from '../catalogue/catalogue.domain';
import { presentRemarks } from '../reviews/round.presenter';
import type { RoundRecord } from '../reviews/round.records';
import {
  presentPhoto,
  presentPhotoToStaff,
  type ShownPhoto,
  unknownPhoto,
  withNames,
} from '../photos/photo.presenter';
import type { PhotosById } from '../photos/photo.presenter';
import { isUnpaid } from './album.domain';
import { currentPrices } from './design-price.domain';
import type { AlbumEventRecord, AlbumRecord } from './album.records';

/** Shows a photo to one kind of viewer. */
type PhotoPresenter = (photo: ShownPhoto) => Photo;

/** How its owner is shown photos. */
export function toOwner(config: Config): PhotoPresenter {
  return (photo) => presentPhoto(photo, config);
}

/** How staff are shown the photos of an album. */
export function toStaff(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  viewer: PictureViewer,
): PhotoPresenter {
  const view = { ...viewer, now: clock.now() };
  return (photo) => presentPhotoToStaff(photo, config, view);
}

/** Photos in their order; `photos` are those that were looked up, `others` what became of the rest. */
export function presentImages(
  { user_id, photo_ids }: Pick<AlbumRecord, 'user_id' | 'photo_ids'>,
  photos: PhotosById,
  present: PhotoPresenter,
  others: 'processing' | 'gone' = 'processing',
): AlbumImage[] {
  return photo_ids.map((id, index) => {
    const image = present(photos.get(id) ?? unknownPhoto(user_id, id, others));
    return { ...image, sequence: index + 1 };
  });
}

/** What everybody sees of an album; `photos` are those that were looked up. */
function presentShared(record: AlbumRecord, photos: PhotosById, present: PhotoPresenter) {
  const { frame, paperType, albumSize, bindingType, theme, lamination, coverType } = record.names;
  const hi = choiceNamesInHindi.parse(record.names_hi);
  return {
    ...albumContent.parse(record),
    frame,
    paperType,
    albumSize,
    bindingType,
    theme,
    lamination,
    coverType,
    ...(Object.keys(hi).length > 0 && { hi }),
    id: record.id,
    status: record.status,
    quantity: record.quantity,
    created_at: record.created_at,
    updated_at: record.updated_at,
    version: record.version,
    images: presentImages(record, photos, present),
    is_placed: record.is_placed,
    round: record.round,
    print_warnings: [],
  };
}

interface OwnerView {
  config: Config;
  /** Prices albums whose content is open (docs/rules.md#pricing-11); null where all are frozen. */
  catalogue: CatalogueRecords | null;
}

/** An album as its owner sees it; `photos` are those that were looked up. */
export function presentAlbum(
  record: AlbumRecord,
  photos: PhotosById,
  { config, catalogue }: OwnerView,
): Album {
  const shared = presentShared(record, photos, toOwner(config));
  const { total_price_paise: saved, initial_paid_paise } = record;
  const prices = catalogue ? currentPrices(catalogue, record) : record;
  const { total_price_paise, initial_due_paise } = prices;
  return {
    ...shared,
    images: withNames(shared.images, record.photo_names),
    viewer: 'owner',
    user_id: record.user_id,
    total_price: toRupees(total_price_paise),
    ...(total_price_paise !== saved && { saved_price: toRupees(saved) }),
    initial_due: toRupees(initial_due_paise),
    initial_paid: toRupees(initial_paid_paise),
  };
}

/** An album as those who review it see it: not whose it is, and no money. */
export function presentForReview(
  record: AlbumRecord,
  photos: PhotosById,
  present: PhotoPresenter,
): ReviewedAlbum {
  const { canvas } = record;
  return {
    ...presentShared(record, photos, present),
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
  proposals: readonly Proposal[];
  print_warnings: Album['print_warnings'];
}

/** An album with its log. Who moved it is told by role, not by uid. */
export function presentDetail<A extends Album | ReviewedAlbum>(
  album: A,
  { events, rounds, proposals, print_warnings }: ReviewLog,
) {
  return {
    ...album,
    print_warnings,
    history: events.map(({ at, by, from, to, note, round }) => ({ at, by, from, to, note, round })),
    remarks: rounds.flatMap(presentRemarks),
    proposals: [...proposals],
  };
}
