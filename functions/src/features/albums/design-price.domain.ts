import { AppError } from '@smriti/shared/base/errors';
import { MAX_RUPEES, type Paise, paise, toPaise } from '@smriti/shared/base/money';
import { pricedPhotos } from '@smriti/shared/catalogue/photo-counts';
import { albumPrice, initialPaymentAmount, productPrice } from '@smriti/shared/catalogue/pricing';
import { type CatalogueRecords, isOffered } from '../catalogue/catalogue.domain';
import type { AlbumContent } from './album-content.domain';
import {
  assertKnown,
  type Choices,
  type ChosenRecords,
  chosenRecords,
} from '../catalogue/chosen-records.domain';

/** @throws AppError business_rule for a total that no price may be. */
function asPrice(total: Paise): Paise {
  if (total <= toPaise(MAX_RUPEES)) return total;
  throw new AppError('business_rule', 'This design costs more than we can take online.');
}

const priceOf = (record: { price_paise: Paise } | null | undefined): Paise =>
  record?.price_paise ?? paise(0);

/** What of a design its price depends on, beside what is chosen. */
type Priced = Pick<AlbumContent, 'product_type' | 'photo_ids'> & {
  /** Pages that were added to those that the photos fill (docs/rules.md#books-4). */
  extra_pages?: number;
};

/**
 * The price of one copy of a design; what is not chosen yet costs nothing.
 * @throws AppError business_rule for a size without a price, or a total that no price may be.
 */
export function priceOfChosen(
  { product, frame, size, paper, binding, lamination, cover }: ChosenRecords,
  { product_type, photo_ids, extra_pages: extraPages = 0 }: Priced,
): Paise {
  if (size?.price_paise === null) {
    throw new AppError('business_rule', 'This size cannot be ordered at the moment.');
  }
  const parts = {
    sizePaise: size?.price_paise ?? paise(0),
    paperPaise: priceOf(paper),
    bindingPaise: priceOf(binding),
    laminationPaise: priceOf(lamination),
    coverPaise: priceOf(cover),
    photos: photo_ids.length,
  };
  if (product_type !== 'product')
    return asPrice(albumPrice({ ...parts, framePaise: priceOf(frame) }));
  const photos = pricedPhotos(product ?? {}, parts.photos);
  const photosPerPage = size?.photos ?? 0;
  // a size of which one page takes all photos has no pages to add to
  const pages = { photos, photosPerPage, extraPages: photosPerPage > 0 ? extraPages : 0 };
  return asPrice(productPrice({ ...parts, ...pages }));
}

/**
 * The price of one copy of a design, from the catalogue of today.
 * @throws AppError not_found for a choice that does not exist; of priceOfChosen.
 */
export function designPrice(catalogue: CatalogueRecords, design: Choices & Priced): Paise {
  const chosen = chosenRecords(catalogue, design);
  assertKnown(chosen);
  return priceOfChosen(chosen, design);
}

/** What is to be paid at the request of a design of this price, in all. */
export function initialDue(
  { data }: CatalogueRecords,
  design: Pick<AlbumContent, 'product_id'>,
  total: Paise,
): Paise {
  const settings = data['initial-payments'].filter(isOffered);
  const setting =
    settings.find(({ product_id }) => product_id !== null && product_id === design.product_id) ??
    settings.find(({ product_id }) => product_id === null);
  return setting ? initialPaymentAmount(setting, total) : paise(0);
}
