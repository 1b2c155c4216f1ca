import type { AlbumSize } from '@smriti/shared/catalogue/album-sizes';
import type { ApprovalProduct } from '@smriti/shared/album/approval';

/** What the pages of one album in review are given. */
export interface ReviewedAlbum<Product extends ApprovalProduct = ApprovalProduct> {
  product: Product;
  /** For the resolution in print; empty until they are known. */
  sizes: readonly AlbumSize[];
}
