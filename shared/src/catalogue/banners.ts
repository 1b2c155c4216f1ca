import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { catalogueId } from '../base/ids';
import { hindiBannerSchema } from './hindi';

/** A slide of the home carousel. `image_url` is absolute; `link` is a path of the shop. */
export const banner = z.object({
  id: catalogueId,
  title: z.string(),
  subtitle: z.string(),
  link: z.string(),
  image_url: z.url(),
  /** The same picture 800 px wide, for phones. */
  image_url_small: z.url(),
  width: z.int(),
  height: z.int(),
  hi: hindiBannerSchema,
});
export type Banner = z.infer<typeof banner>;

export const listBanners = endpoint({
  method: 'GET',
  path: '/banners',
  response: z.array(banner),
});
