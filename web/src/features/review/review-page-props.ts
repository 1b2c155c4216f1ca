import type { AlbumSize } from '@smriti/shared/catalogue/album-sizes';
import type { ApprovalProduct } from '@smriti/shared/album/approval';

export interface ReviewPageProps<Product extends ApprovalProduct = ApprovalProduct> {
  product: Product;
  /** Catalogue sizes, used to calculate print resolutions; empty while loading. */
  sizes: readonly AlbumSize[];
}
