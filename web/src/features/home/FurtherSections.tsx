import { GiftTiles } from './GiftTiles';
import { PopularProducts } from './PopularProducts';
import { Testimonials } from './Testimonials';

/** What no first screenful shows: fetched after the first paint, so that it takes nothing from it. */
export function FurtherSections() {
  return (
    <>
      <GiftTiles />
      <PopularProducts />
      <Testimonials />
    </>
  );
}
