import { AppError } from '@smriti/shared/base/errors';
import type { DesignType } from '@smriti/shared/album/album-validation';
import { MAX_RUPEES, type Paise, paise, toPaise } from '@smriti/shared/base/money';
import { albumPrice, initialPaymentAmount, productPrice } from '@smriti/shared/catalogue/pricing';
import { type Catalogue, getRecord } from '../catalogue/catalogue.service';

interface PricedDesign {
  product_type: DesignType;
  product_id: number | null;
  album_size_id: number | null;
  paper_type_id: number | null;
  frame_id: number | null;
  binding_type_id: number | null;
  lamination_id: number | null;
  cover_type_id: number | null;
  photo_ids: readonly string[];
}

type PricedKind =
  'frames' | 'paper-types' | 'album-binding-types' | 'lamination-types' | 'cover-types';

function priceOf(catalogue: Catalogue, kind: PricedKind, id: number | null): Paise {
  return id === null ? paise(0) : getRecord(catalogue, kind, id).price_paise;
}

/** @throws AppError business_rule for a total that no price may be. */
function asPrice(total: Paise): Paise {
  if (total <= toPaise(MAX_RUPEES)) return total;
  throw new AppError('business_rule', 'This design costs more than we can take online.');
}

/**
 * The price of one copy of a design, from the catalogue of today (design.md section 7); what is not
 * chosen yet costs nothing.
 * @throws AppError not_found for a choice that does not exist, business_rule for a size without a
 *   price, or a total that no price may be.
 */
export function designPrice(catalogue: Catalogue, design: PricedDesign): Paise {
  const size =
    design.album_size_id === null
      ? null
      : getRecord(catalogue, 'album-sizes', design.album_size_id);
  if (size?.price_paise === null) {
    throw new AppError('business_rule', 'This size cannot be ordered at the moment.');
  }
  const parts = {
    sizePaise: size?.price_paise ?? paise(0),
    paperPaise: priceOf(catalogue, 'paper-types', design.paper_type_id),
    bindingPaise: priceOf(catalogue, 'album-binding-types', design.binding_type_id),
    laminationPaise: priceOf(catalogue, 'lamination-types', design.lamination_id),
    coverPaise: priceOf(catalogue, 'cover-types', design.cover_type_id),
    photos: design.photo_ids.length,
  };
  if (design.product_type === 'product') {
    return asPrice(productPrice({ ...parts, photosPerPage: size?.photos ?? 0 }));
  }
  const framePaise = priceOf(catalogue, 'frames', design.frame_id);
  return asPrice(albumPrice({ ...parts, framePaise }));
}

/** What is to be paid at the request of a design of this price, in all (design.md section 6). */
export function initialDue(
  { data }: Catalogue,
  design: Pick<PricedDesign, 'product_id'>,
  total: Paise,
): Paise {
  const settings = data['initial-payments'];
  const setting =
    settings.find(({ product_id }) => product_id !== null && product_id === design.product_id) ??
    settings.find(({ product_id }) => product_id === null);
  return setting ? initialPaymentAmount(setting, total) : paise(0);
}
