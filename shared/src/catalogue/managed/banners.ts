import * as z from 'zod/mini';
import { boundedText, wholeNumber } from '../../base/fields';
import { banner } from '../banners';
import { hindiField } from '../hindi';
import { managedEndpoints } from '../management';
import { nameField, pictureField } from '../management-fields';
import { changeTrackingFields } from '../record-fields';

/** Target of a banner: a path of the shop. */
const shopPath = boundedText(200, 1).check(
  z.regex(/^\/(?!\/)\S*$/, { error: 'must be a page of the shop, such as /products' }),
);

/** Length in pixels. */
const side = wholeNumber(1, 10_000);

export const bannerDefinition = {
  one: 'banner',
  record: z.object({
    ...z.omit(banner, { image_url: true, image_url_small: true }).shape,
    ...changeTrackingFields,
    image_path: z.string(),
    position: z.int(),
  }),
  calls: managedEndpoints({
    path: '/banners',
    fields: {
      title: nameField,
      title_hi: hindiField(80),
      subtitle: z._default(boundedText(160), ''),
      subtitle_hi: hindiField(160),
      link: shopPath,
      image_path: pictureField,
      /** Width of the picture in pixels; determined automatically for an uploaded file. */
      width: z._default(side, 1600),
      height: z._default(side, 640),
      /** Position among the slides. */
      position: z._default(wholeNumber(0, 1000), 0),
    },
    shown: banner,
  }),
};
