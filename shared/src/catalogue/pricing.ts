import { type Paise, paise, sumPaise, multiplyPaise } from '../base/money';

/**
 * Number of pages for a number of photos: rounded up, 1 when the size has no photos per page, never less than
 * 1 (docs/rules.md#pricing-4).
 */
export function pageCountForPhotos(photos: number, photosPerPage: number): number {
  if (photosPerPage <= 0) return 1;
  return Math.max(1, Math.ceil(photos / photosPerPage));
}

interface ProductConfiguration {
  sizePaise: Paise;
  photosPerPage: number;
  paperPaise: Paise;
  bindingPaise: Paise;
  laminationPaise: Paise;
  coverPaise: Paise;
  photos: number;
  /** Pages added beyond those needed for the photos. */
  extraPages?: number;
}

/** Product flow: size + paper x pages + binding + lamination + cover (docs/rules.md#pricing-4). */
export function productPrice(configuration: ProductConfiguration): Paise {
  const { photos, photosPerPage, extraPages = 0 } = configuration;
  const pages = pageCountForPhotos(photos, photosPerPage) + extraPages;
  return sumPaise(
    configuration.sizePaise,
    multiplyPaise(configuration.paperPaise, pages),
    configuration.bindingPaise,
    configuration.laminationPaise,
    configuration.coverPaise,
  );
}

interface AlbumChoices {
  framePaise: Paise;
  sizePaise: Paise;
  paperPaise: Paise;
  bindingPaise: Paise;
  laminationPaise: Paise;
  coverPaise: Paise;
  photos: number;
}

/**
 * Create flow: frame x photos + size + paper x photos + binding, plus lamination and cover if chosen
 * (docs/rules.md#pricing-3).
 */
export function albumPrice(choices: AlbumChoices): Paise {
  return sumPaise(
    multiplyPaise(choices.framePaise, choices.photos),
    choices.sizePaise,
    multiplyPaise(choices.paperPaise, choices.photos),
    choices.bindingPaise,
    choices.laminationPaise,
    choices.coverPaise,
  );
}

/**
 * The price before a discount: price / (1 - discount/100), rounded to the paisa. `discount` is a
 * percentage from 0 to below 100.
 */
export function originalPrice(price: Paise, discount: number): Paise {
  return discount > 0 ? paise(Math.round(price / (1 - discount / 100))) : price;
}
