import { GiftTiles } from './GiftTiles';
import { HowItWorks } from './HowItWorks';
import { PopularProducts } from './PopularProducts';
import { Testimonials } from './Testimonials';

/** Sections below the first screen, loaded after the first paint so that they do not delay it. */
export function BelowFoldSections() {
  return (
    <>
      <HowItWorks />
      <GiftTiles />
      <PopularProducts />
      <Testimonials />
    </>
  );
}
