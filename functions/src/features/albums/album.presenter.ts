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
  photoPlaceholder,
  addPhotoNames,
} from '../photos/photo.presenter';
import type { PhotosById } from '../photos/photo.presenter';
import { isInitialPaymentMissing } from './album.domain';
import { findAlbumCover } from './album-cover.domain';
import { presentCover } from './album-cover.presenter';
import { currentAlbumPrices } from './design-price.domain';
import type { AlbumEventRecord, AlbumRecord } from './album.records';

type PhotoPresenter = (photo: ShownPhoto) => Photo;

export function ownerPhotoPresenter(config: Config): PhotoPresenter {
  return (photo) => presentPhoto(photo, config);
}

export function staffPhotoPresenter(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  viewer: PictureViewer,
): PhotoPresenter {
  const view = { ...viewer, now: clock.now() };
  return (photo) => presentPhotoToStaff(photo, config, view);
}

/** Presents the photos in album order. `others` is the state shown for photos that are not in `photos`. */
export function presentImages(
  { user_id, photo_ids }: Pick<AlbumRecord, 'user_id' | 'photo_ids'>,
  photos: PhotosById,
  present: PhotoPresenter,
  others: 'processing' | 'gone' = 'processing',
): AlbumImage[] {
  return photo_ids.map((id, index) => {
    const image = present(photos.get(id) ?? photoPlaceholder(user_id, id, others));
    return { ...image, sequence: index + 1 };
  });
}

function presentAlbumCover(record: AlbumRecord, photos: PhotosById, present: PhotoPresenter) {
  return presentCover(findAlbumCover(record), record.names.product, (id) => {
    const photo = photos.get(id);
    return photo ? present(photo) : null;
  });
}

/** Fields of an album that both owner and staff see. */
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
    drawn_cover: presentAlbumCover(record, photos, present),
    is_placed: record.is_placed,
    round: record.round,
    print_warnings: [],
  };
}

interface OwnerView {
  config: Config;
  /**
   * Current catalogue, for pricing albums with open content (docs/rules.md#pricing-11); null when all prices
   * are frozen.
   */
  catalogue: CatalogueRecords | null;
}

export function presentAlbum(
  record: AlbumRecord,
  photos: PhotosById,
  { config, catalogue }: OwnerView,
): Album {
  const shared = presentShared(record, photos, ownerPhotoPresenter(config));
  const { total_price_paise: saved, initial_paid_paise } = record;
  const prices = catalogue ? currentAlbumPrices(catalogue, record) : record;
  const { total_price_paise, initial_due_paise } = prices;
  return {
    ...shared,
    images: addPhotoNames(shared.images, record.photo_names),
    viewer: 'owner',
    user_id: record.user_id,
    total_price: toRupees(total_price_paise),
    ...(total_price_paise !== saved && { saved_price: toRupees(saved) }),
    initial_due: toRupees(initial_due_paise),
    initial_paid: toRupees(initial_paid_paise),
  };
}

/** Presents an album to reviewers, without its owner and prices. */
export function presentReviewedAlbum(
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
    is_unpaid: isInitialPaymentMissing(record),
  };
}

/** Review history of an album and its print warnings. */
interface ReviewLog {
  events: readonly AlbumEventRecord[];
  rounds: readonly RoundRecord[];
  proposals: readonly Proposal[];
  print_warnings: Album['print_warnings'];
}

/** Adds the review history to a presented album. Moves show the role of the actor, not the uid. */
export function presentAlbumDetail<A extends Album | ReviewedAlbum>(
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
