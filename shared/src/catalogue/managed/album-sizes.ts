import * as z from 'zod/mini';
import { wholeNumber } from '../../base/fields';
import { paiseField } from '../../base/money';
import { albumSize } from '../album-sizes';
import { managedEndpoints } from '../management';
import {
  clearableField,
  nameAndDescriptionFields,
  discountField,
  inchesField,
  designKindsFormField,
  priceField,
} from '../management-fields';
import { changeTrackingFields } from '../record-fields';

export const albumSizeDefinition = {
  one: 'album size',
  record: z.object({
    ...z.omit(albumSize, { price: true, original: true }).shape,
    ...changeTrackingFields,
    /** Price of the size; null: the size cannot be ordered. */
    price_paise: z.nullable(paiseField),
  }),
  calls: managedEndpoints({
    path: '/album-sizes',
    fields: {
      ...nameAndDescriptionFields,
      width: inchesField,
      height: inchesField,
      /** Photos per page; 0: all photos on one page. */
      photos: z._default(wholeNumber(0, 100), 0),
      /** Price of the size; null: the size cannot be ordered. */
      price: clearableField(priceField),
      discount: discountField,
      kinds: designKindsFormField,
    },
    shown: albumSize,
  }),
};
