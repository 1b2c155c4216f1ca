import { isContentOpen } from '@smriti/shared/album/album-states';
import { AppError } from '@smriti/shared/base/errors';
import { MAX_RUPEES, type Paise, paise, toPaise } from '@smriti/shared/base/money';
import { chargedPhotoCount } from '@smriti/shared/catalogue/photo-counts';
import {
  initialPaymentAmount,
  findInitialPaymentSetting,
} from '@smriti/shared/catalogue/initial-payment';
import { albumPrice, productPrice } from '@smriti/shared/catalogue/pricing';
import { type CatalogueRecords, isOffered } from '../catalogue/catalogue.domain';
import type { AlbumContent } from './album-content.domain';
import type { AlbumRecord } from './album.records';
import {
  assertChoicesExist,
  type Choices,
  type ChosenRecords,
  findChosenRecords,
  hasUnknownChoice,
} from '../catalogue/chosen-records.domain';

const MAX_PRICE_PAISE = toPaise(MAX_RUPEES);

const priceOf = (record: { price_paise: Paise } | null | undefined): Paise =>
  record?.price_paise ?? paise(0);

/** Inputs of the price of a design besides its choices. */
type Priced = Pick<AlbumContent, 'product_type' | 'photo_ids'> & {
  /** Pages added to those filled by the photos (docs/rules.md#books-4). */
  extra_pages?: number;
};

/** Price of one copy of a design; null for a size without a price. */
function totalOfChosen(
  { product, frame, size, paper, binding, lamination, cover }: ChosenRecords,
  { product_type, photo_ids, extra_pages: extraPages = 0 }: Priced,
): Paise | null {
  if (size?.price_paise === null) return null;
  const parts = {
    sizePaise: size?.price_paise ?? paise(0),
    paperPaise: priceOf(paper),
    bindingPaise: priceOf(binding),
    laminationPaise: priceOf(lamination),
    coverPaise: priceOf(cover),
    photos: photo_ids.length,
  };
  if (product_type !== 'product') return albumPrice({ ...parts, framePaise: priceOf(frame) });
  const photos = chargedPhotoCount(product ?? {}, parts.photos);
  const photosPerPage = size?.photos ?? 0;
  // A size that fits all photos on one page has no pages to add to.
  const pages = { photos, photosPerPage, extraPages: photosPerPage > 0 ? extraPages : 0 };
  return productPrice({ ...parts, ...pages });
}

/**
 * Price of one copy of a design; an option that is not chosen costs nothing.
 * @throws AppError business_rule for a size without a price, or a total above the maximum price.
 */
export function calculateRecordsPrice(chosen: ChosenRecords, design: Priced): Paise {
  const total = totalOfChosen(chosen, design);
  if (total === null) {
    throw new AppError('business_rule', 'This size cannot be ordered at the moment.');
  }
  if (total <= MAX_PRICE_PAISE) return total;
  throw new AppError('business_rule', 'This design costs more than we can take online.');
}

/**
 * Price of one copy of a design in the current catalogue.
 * @throws AppError not_found for a choice that does not exist; also throws the errors of calculateRecordsPrice.
 */
export function designPrice(catalogue: CatalogueRecords, design: Choices & Priced): Paise {
  const chosen = findChosenRecords(catalogue, design);
  assertChoicesExist(chosen);
  return calculateRecordsPrice(chosen, design);
}

export function initialPaymentDue(
  { data }: CatalogueRecords,
  design: Pick<AlbumContent, 'product_id'>,
  total: Paise,
): Paise {
  const settings = data['initial-payments'].filter(isOffered);
  const setting = findInitialPaymentSetting(settings, design.product_id);
  return setting ? initialPaymentAmount(setting, total) : paise(0);
}

type AlbumPrices = Pick<AlbumRecord, 'total_price_paise' | 'initial_due_paise'>;

/**
 * Current price and initial payment of an album (docs/rules.md#pricing-11): those of the current catalogue
 * while its content is open, the frozen ones from Requested on. If the album has no price today, the saved
 * price is shown, and a request is rejected until other choices are made.
 */
export function currentAlbumPrices(catalogue: CatalogueRecords, album: AlbumRecord): AlbumPrices {
  if (!isContentOpen(album.status)) return album;
  const chosen = findChosenRecords(catalogue, album);
  const total = hasUnknownChoice(chosen) ? null : totalOfChosen(chosen, album);
  if (total === null || total > MAX_PRICE_PAISE) return album;
  return {
    total_price_paise: total,
    initial_due_paise: initialPaymentDue(catalogue, album, total),
  };
}
