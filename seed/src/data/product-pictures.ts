import { cataloguePictures } from '../pictures/catalogue-pictures.ts';

const PRODUCT_PICTURE = /^catalogue\/products\/(\d+)-\d+\.webp$/;

const pathsOfProduct = new Map<number, string[]>();
for (const { path } of cataloguePictures()) {
  const id = Number(PRODUCT_PICTURE.exec(path)?.[1]);
  pathsOfProduct.set(id, [...(pathsOfProduct.get(id) ?? []), path]);
}

/** The pictures that are drawn for a product, the one on its card first. */
export function productPictures(id: number): string[] {
  return pathsOfProduct.get(id) ?? [];
}
