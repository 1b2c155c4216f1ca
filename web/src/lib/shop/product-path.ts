/** The page of a product, with the size that was chosen before where there is one. */
export function productPath(id: number, sizeId?: number): string {
  return sizeId === undefined ? `/product?id=${id}` : `/product?id=${id}&albumSize=${sizeId}`;
}
