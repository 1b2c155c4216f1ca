export { SHOP_NAME } from '@smriti/shared/catalogue/shop-name';

/** Path of a product's page, with a preselected size if given. */
export function productPath(id: number, sizeId?: number): string {
  return sizeId === undefined ? `/product?id=${id}` : `/product?id=${id}&albumSize=${sizeId}`;
}
