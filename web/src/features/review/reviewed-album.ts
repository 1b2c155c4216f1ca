import type { AlbumSize } from '@smriti/shared/catalogue/album-sizes';
import type { ApprovalProduct } from '@smriti/shared/album/approval';

/** Props of the pages of an album in review. */
export interface ReviewedAlbum<Product extends ApprovalProduct = ApprovalProduct> {
  product: Product;
  /** Sizes for the calculation of the print resolution; empty while loading. */
  sizes: readonly AlbumSize[];
}
