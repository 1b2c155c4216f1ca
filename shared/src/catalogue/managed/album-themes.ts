import * as z from 'zod/mini';
import { managedEndpoints } from '../management';
import { colourField, millimetresField, nameFields, pictureField } from '../management-fields';
import { THEME_PRINT_DEFAULTS } from '../print-defaults';
import { BOOK_FONTS, ORNAMENTS } from '../print-fields';
import { changeTrackingFields } from '../record-fields';
import { themeEndpoints, theme } from '../reference-data';

export const themeDefinition = {
  one: 'theme',
  record: z.object({ ...theme.shape, ...changeTrackingFields }),
  calls: managedEndpoints({
    path: '/album-themes',
    fields: {
      ...nameFields,
      image_path: pictureField,
      paper_colour: colourField(THEME_PRINT_DEFAULTS.paper_colour),
      ink_colour: colourField(THEME_PRINT_DEFAULTS.ink_colour),
      margin_mm: millimetresField(0, 40, THEME_PRINT_DEFAULTS.margin_mm),
      gap_mm: millimetresField(0, 20, THEME_PRINT_DEFAULTS.gap_mm),
      font: z._default(z.enum(BOOK_FONTS), THEME_PRINT_DEFAULTS.font),
      accent_colour: colourField(THEME_PRINT_DEFAULTS.accent_colour),
      corner_mm: millimetresField(0, 20, THEME_PRINT_DEFAULTS.corner_mm),
      ornament: z._default(z.enum(ORNAMENTS), THEME_PRINT_DEFAULTS.ornament),
    },
    shown: themeEndpoints.byId.response,
  }),
};
