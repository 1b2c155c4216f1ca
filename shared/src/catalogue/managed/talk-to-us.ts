import * as z from 'zod/mini';
import { text } from '../../base/fields';
import { hindiField } from '../hindi';
import { managedEndpoints } from '../management';
import { changeFields } from '../record-fields';
import { contact } from '../reference-data';

export const contactKind = {
  one: 'contact',
  record: z.object({ ...contact.shape, ...changeFields }),
  calls: managedEndpoints({
    path: '/talk-to-us',
    fields: {
      phone: text(40, 1),
      email: z.email().check(z.maxLength(200)),
      hours: z._default(text(120), ''),
      hours_hi: hindiField(120),
    },
    shown: contact,
  }),
};
