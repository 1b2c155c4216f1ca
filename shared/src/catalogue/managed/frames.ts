import * as z from 'zod/mini';
import { callsOf } from '../management';
import { colourField, millimetresField, optionFields, pictureField } from '../management-fields';
import { FRAME_PRINT } from '../print-defaults';
import { framePrint } from '../print-fields';
import { pricedOptionFields } from '../record-fields';
import { frames } from '../reference-data';

export const frameKind = {
  one: 'frame',
  record: z.object({ ...pricedOptionFields, ...framePrint, image_path: z.string() }),
  calls: callsOf({
    path: '/frames',
    fields: {
      ...optionFields,
      image_path: pictureField,
      border_mm: millimetresField(0, 30, FRAME_PRINT.border_mm),
      border_colour: colourField(FRAME_PRINT.border_colour),
    },
    shown: frames.byId.response,
  }),
};
