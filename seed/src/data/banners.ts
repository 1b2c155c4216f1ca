import type { CatalogueRecord } from '../../../functions/src/features/catalogue/catalogue.records.ts';
import { CATEGORY_IDS } from './classification.ts';

const WIDTH = 1600;
const HEIGHT = 700;

interface Slide {
  title: string;
  subtitle: string;
  category: number;
}

/** Banners in the order of the carousel, which is also the order of their pictures. */
const SLIDES: readonly Slide[] = [
  {
    title: 'Your wedding, bound by hand',
    subtitle: 'Leather albums and layflat books that outlast the flowers',
    category: CATEGORY_IDS.wedding,
  },
  {
    title: 'Everyone on one wall',
    subtitle: 'Canvases, prints and albums with the whole family in them',
    category: CATEGORY_IDS.family,
  },
  {
    title: 'The long road, on paper',
    subtitle: 'Travel books with room for the whole horizon',
    category: CATEGORY_IDS.travel,
  },
  {
    title: 'Every lamp, every colour',
    subtitle: 'Festival books and gifts to send along with the sweets',
    category: CATEGORY_IDS.festivals,
  },
  {
    title: 'The days you will miss',
    subtitle: 'Desk calendars, small books and mugs for ordinary mornings',
    category: CATEGORY_IDS.everyday,
  },
];

export const banners: CatalogueRecord<'banners'>[] = SLIDES.map(
  ({ title, subtitle, category }, index) => ({
    id: index + 1,
    title,
    subtitle,
    link: `/products?category=${category}`,
    image_path: `catalogue/banners/${index + 1}.webp`,
    width: WIDTH,
    height: HEIGHT,
    position: index + 1,
  }),
);
