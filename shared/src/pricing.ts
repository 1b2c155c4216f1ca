import { type Paise, paise, sumPaise, timesPaise } from './money';

/**
 * Pages that a number of photos fills: rounded up, 1 when the size has no photos per page, never
 * less than 1 (design-studio.md section 9).
 */
export function pagesFor(photos: number, photosPerPage: number): number {
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
}

/** Product flow: size + paper x pages + binding + lamination + cover (design.md section 7). */
export function productPrice(configuration: ProductConfiguration): Paise {
  const pages = pagesFor(configuration.photos, configuration.photosPerPage);
  return sumPaise(
    configuration.sizePaise,
    timesPaise(configuration.paperPaise, pages),
    configuration.bindingPaise,
    configuration.laminationPaise,
    configuration.coverPaise,
  );
}

/**
 * The price before a discount: price / (1 - discount/100), rounded to the paisa. `discount` is a
 * percentage from 0 to below 100.
 */
export function originalPrice(price: Paise, discount: number): Paise {
  return discount > 0 ? paise(Math.round(price / (1 - discount / 100))) : price;
}
