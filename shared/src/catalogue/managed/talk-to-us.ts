import * as z from 'zod/mini';
import { boundedText } from '../../base/fields';
import { hindiField } from '../hindi';
import { managedEndpoints } from '../management';
import { changeTrackingFields } from '../record-fields';
import { contact } from '../reference-data';

export const contactDefinition = {
  one: 'contact',
  record: z.object({ ...contact.shape, ...changeTrackingFields }),
  calls: managedEndpoints({
    path: '/talk-to-us',
    fields: {
      phone: boundedText(40, 1),
      email: z.email().check(z.maxLength(200)),
      hours: z._default(boundedText(120), ''),
      hours_hi: hindiField(120),
    },
    shown: contact,
  }),
};
