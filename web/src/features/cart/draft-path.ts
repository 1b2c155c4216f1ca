import type { DraftSummary } from '@smriti/shared/album/drafts';

/** Path at which an unsaved design continues: the form's page with the options chosen on the product page. */
export function draftPath({ id, form }: Pick<DraftSummary, 'id' | 'form'>): string {
  const { product_type, product_id, quantity, photo_goal } = form;
  if (product_type === 'canvas') return `/uploadChoice?draft=${id}`;
  if (product_id === null) return `/create-album?draft=${id}`;
  const search = new URLSearchParams({ productId: String(product_id) });
  if (quantity > 1) search.set('quantity', String(quantity));
  if (photo_goal !== null) search.set('photos', String(photo_goal));
  search.set('draft', id);
  return `/create-product?${search.toString()}`;
}
