import { chargedPhotoCount } from '@smriti/shared/catalogue/photo-counts';
import { pageCountForPhotos } from '@smriti/shared/catalogue/pricing';
import { useCatalogue } from './choices/catalogue-context';
import { computeDesignPrice } from './choices/studio-catalogue';
import { useStudio, useStudioState } from './studio-context';

/** Inputs of the open design's price, and the price of one copy in rupees. */
export function usePricedDesign() {
  const { plan } = useStudio();
  const catalogue = useCatalogue();
  const choices = useStudioState((state) => state.choices);
  const photoCount = useStudioState(({ order }) => order.length);
  const extraPages = useStudioState(({ book }) => book.scene?.extra_pages ?? 0);
  const size = catalogue.sizes.find(({ id }) => id === choices.album_size_id);
  const isBook = plan.type === 'product' && (catalogue.layout ?? 'book') === 'book';
  const charged = chargedPhotoCount(catalogue.photoCount, photoCount);
  /** Number of printed pages that the price contains. */
  const pages = pageCountForPhotos(charged, size?.photos ?? 0) + extraPages;
  const priceFor = (photos: number) =>
    computeDesignPrice(plan.type, catalogue, choices, photos, extraPages);
  const price = priceFor(photoCount);
  /** Whether the choices have a price; if not, `price` is 0 and must not be shown. */
  const isPriced = price > 0 || typeof size?.price === 'number';
  return { plan, catalogue, photoCount, size, isBook, pages, price, priceFor, isPriced };
}
