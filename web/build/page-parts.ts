import { PUBLIC_PATHS, type PublicPath } from '../../shared/src/base/public-pages.ts';

const LAYOUT_PARTS = ['src/app/layout/Footer.tsx', 'src/app/layout/OccasionMenu.tsx'];
const OWN_PARTS: Partial<Record<PublicPath, readonly string[]>> = {
  '/': ['src/features/home/HomePage.tsx'],
  '/products': ['src/features/products/ProductListPage.tsx'],
  '/product': [
    'src/features/product/ProductPage.tsx',
    'src/features/product/ProductReviews.tsx',
    'src/features/product/SimilarProducts.tsx',
  ],
  '/refer': ['src/features/referral/ReferralLandingPage.tsx'],
};
const ABOUT_THE_SHOP = ['src/app/SecondaryRoutes.tsx', 'src/features/policies/PolicyPage.tsx'];

/**
 * Lazily loaded parts of the first screen of each public page. The server build includes these parts, inlines
 * their styles into the page and lists their scripts in the page.
 */
export const PAGE_PARTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  PUBLIC_PATHS.map((path) => [path, [...LAYOUT_PARTS, ...(OWN_PARTS[path] ?? ABOUT_THE_SHOP)]]),
);
