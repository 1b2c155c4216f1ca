import { themeDefinition } from '@smriti/shared/catalogue/managed/album-themes';
import { THEME_PRINT_DEFAULTS } from '@smriti/shared/catalogue/print-defaults';
import { colourField, millimetresField, nameFields, pictureField } from '../field-descriptions';
import type { CatalogueKindConfig } from '../kind-config';

export const themeKindConfig: CatalogueKindConfig = {
  name: 'album-themes',
  calls: themeDefinition.calls,
  title: 'Themes',
  one: 'theme',
  about: 'The look of an album’s pages.',
  naming: 'name',
  fields: [
    ...nameFields,
    pictureField,
    colourField('paper_colour', 'Colour of the page', THEME_PRINT_DEFAULTS.paper_colour),
    colourField('ink_colour', 'Colour of the letters', THEME_PRINT_DEFAULTS.ink_colour),
    millimetresField('margin_mm', 'Margin', THEME_PRINT_DEFAULTS.margin_mm),
    millimetresField('gap_mm', 'Between photos', THEME_PRINT_DEFAULTS.gap_mm),
    {
      type: 'select',
      name: 'font',
      label: 'Letters',
      initial: THEME_PRINT_DEFAULTS.font,
      options: [
        { value: 'serif', label: 'With serifs' },
        { value: 'sans', label: 'Plain' },
        { value: 'display', label: 'Elegant, for Latin letters' },
        { value: 'handwriting', label: 'Handwriting, for Latin letters' },
      ],
    },
    colourField('accent_colour', 'Colour of the ornament', THEME_PRINT_DEFAULTS.accent_colour),
    millimetresField(
      'corner_mm',
      'Round corners',
      THEME_PRINT_DEFAULTS.corner_mm,
      'Of photos; 0: square.',
    ),
    {
      type: 'select',
      name: 'ornament',
      label: 'Ornament',
      initial: THEME_PRINT_DEFAULTS.ornament,
      hint: 'Printed on the margins of each page.',
      options: [
        { value: 'none', label: 'None' },
        { value: 'rule', label: 'A fine line at the foot' },
        { value: 'frame', label: 'Two fine lines all round' },
        { value: 'garland', label: 'Marigold garlands' },
        { value: 'leaves', label: 'Sprigs of leaves' },
        { value: 'stars', label: 'Stars' },
        { value: 'dots', label: 'Dots' },
        { value: 'blocks', label: 'Block-printed borders' },
        { value: 'waves', label: 'Waves' },
        { value: 'arches', label: 'Palace arches' },
        { value: 'kolam', label: 'Kolam lines' },
        { value: 'stitches', label: 'Stitches all round' },
        { value: 'lotus', label: 'Lotus flowers at the foot' },
      ],
    },
  ],
};
