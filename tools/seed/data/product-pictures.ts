export function productPictures(id: number): string[] {
  return Array.from(
    { length: id % 3 === 0 ? 3 : 2 },
    (_, i) => `catalogue/products/${id}-${i + 1}.webp`,
  );
}
