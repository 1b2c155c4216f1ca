import { queryClient } from '../../lib/query';
import { bannersQuery } from './queries';

/**
 * Asks for the banners before anything is rendered: the first of their pictures is the largest
 * thing that the page paints (the budget of design.md section 12).
 */
export function preloadHome(): void {
  if (location.pathname !== '/') return;
  // A failure is the page's to show: it asks again.
  queryClient.query(bannersQuery).catch(() => undefined);
}
