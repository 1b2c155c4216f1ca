import { frameKind } from '@smriti/shared/catalogue/managed/frames';
import { FRAME_PRINT_DEFAULTS } from '@smriti/shared/catalogue/print-defaults';
import { colour, described, millimetres, picture, price } from '../field-descriptions';
import type { Kind } from '../kind-fields';

export const frames: Kind = {
  name: 'frames',
  calls: frameKind.calls,
  title: 'Frames',
  one: 'frame',
  about: 'Around each photo of an album.',
  naming: 'name',
  fields: [
    ...described,
    price,
    picture,
    millimetres('border_mm', 'Border', FRAME_PRINT_DEFAULTS.border_mm),
    colour('border_colour', 'Colour of the border', FRAME_PRINT_DEFAULTS.border_colour),
  ],
};
