import type { CatalogueRecord } from '../../../functions/src/features/catalogue/catalogue.records.ts';
import { CATEGORY } from './classification.ts';

const WIDTH = 1600;
const HEIGHT = 700;

interface Slide {
  title: string;
  subtitle: string;
  category: number;
}

/** In the order in which the carousel shows them. */
const SLIDES: readonly Slide[] = [
  {
    title: 'Your wedding, bound by hand',
    subtitle: 'Leather albums and layflat books that outlast the flowers',
    category: CATEGORY.wedding,
  },
  {
    title: 'The long road, on paper',
    subtitle: 'Travel books with room for the whole horizon',
    category: CATEGORY.travel,
  },
  {
    title: 'Every lamp, every colour',
    subtitle: 'Festival books, canvases and prints to send with the sweets',
    category: CATEGORY.festivals,
  },
  {
    title: 'A year goes in a blink',
    subtitle: 'Keep the first one where small hands can reach it',
    category: CATEGORY.baby,
  },
  {
    title: 'Everyone in one place',
    subtitle: 'Family albums, calendars and portraits for the wall',
    category: CATEGORY.family,
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
