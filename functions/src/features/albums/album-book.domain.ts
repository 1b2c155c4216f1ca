import { type BookFormat, bookFormat } from '@smriti/shared/book/page';
import type { CatalogueRecords } from '../catalogue/catalogue.domain';
import type { AlbumContent } from './album-content.domain';
import { findChosenRecords } from '../catalogue/chosen-records.domain';

/** The format of an album's book according to the current catalogue (docs/rules.md#books-2). */
export function albumBookFormat(catalogue: CatalogueRecords, content: AlbumContent): BookFormat {
  const { product_type, orientation, canvas } = content;
  const { product, size, paper, binding, cover, frame, theme } = findChosenRecords(
    catalogue,
    content,
  );
  return bookFormat({
    product_type,
    orientation,
    edge_style: canvas?.edge_style ?? null,
    size: size ?? null,
    paper: paper ?? null,
    binding: binding ?? null,
    cover: cover ?? null,
    frame: frame ?? null,
    theme: theme ?? null,
    product: product ?? null,
  });
}
