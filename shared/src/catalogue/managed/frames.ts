import * as z from 'zod/mini';
import { managedEndpoints } from '../management';
import { colourField, millimetresField, optionFields, pictureField } from '../management-fields';
import { FRAME_PRINT_DEFAULTS } from '../print-defaults';
import { framePrintFields } from '../print-fields';
import { pricedOptionFields } from '../record-fields';
import { frameEndpoints } from '../reference-data';

export const frameDefinition = {
  one: 'frame',
  record: z.object({ ...pricedOptionFields, ...framePrintFields, image_path: z.string() }),
  calls: managedEndpoints({
    path: '/frames',
    fields: {
      ...optionFields,
      image_path: pictureField,
      border_mm: millimetresField(0, 30, FRAME_PRINT_DEFAULTS.border_mm),
      border_colour: colourField(FRAME_PRINT_DEFAULTS.border_colour),
    },
    shown: frameEndpoints.byId.response,
  }),
};
