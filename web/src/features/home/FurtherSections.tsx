import { PopularProducts } from './PopularProducts';
import { Testimonials } from './Testimonials';

/** What no first screenful shows: fetched after the first paint, so that it takes nothing from it. */
export default function FurtherSections() {
  return (
    <>
      <PopularProducts />
      <Testimonials />
    </>
  );
}
