import { bookFormat, type BookFormat } from '@smriti/shared/book/page';
import { albumSizes, SIZE_IDS } from '../../../seed/src/data/album-sizes.ts';

/** Book format of a size of the demo catalogue, lay-flat or bound. */
export function createBookFormat(size: keyof typeof SIZE_IDS, layFlat: boolean): BookFormat {
  const record = albumSizes.find(({ id }) => id === SIZE_IDS[size]);
  if (!record) throw new RangeError(`there is no size ${size}`);
  const { width, height, photos } = record;
  const format = bookFormat({
    product_type: 'album',
    orientation: width === height ? 1 : width > height ? 2 : 3,
    edge_style: null,
    size: { width, height, photos },
    paper: null,
    binding: null,
    cover: null,
    frame: null,
    theme: null,
    product: null,
  });
  return { ...format, layFlat };
}
