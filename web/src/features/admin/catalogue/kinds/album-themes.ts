import { themeDefinition } from '@smriti/shared/catalogue/managed/album-themes';
import { THEME_PRINT_DEFAULTS } from '@smriti/shared/catalogue/print-defaults';
import { colourField, millimetresField, nameFields, pictureField } from '../field-descriptions';
import type { CatalogueKindConfig } from '../kind-config';

export const themeKindConfig: CatalogueKindConfig = {
  name: 'album-themes',
  calls: themeDefinition.calls,
  title: 'themes',
  one: 'theme',
  about: 'themesAbout',
  naming: 'name',
  fields: [
    ...nameFields,
    pictureField,
    colourField('paper_colour', 'paperColour', THEME_PRINT_DEFAULTS.paper_colour),
    colourField('ink_colour', 'inkColour', THEME_PRINT_DEFAULTS.ink_colour),
    millimetresField('margin_mm', 'margin', THEME_PRINT_DEFAULTS.margin_mm),
    millimetresField('gap_mm', 'gap', THEME_PRINT_DEFAULTS.gap_mm),
    {
      type: 'select',
      name: 'font',
      label: 'font',
      initial: THEME_PRINT_DEFAULTS.font,
      options: [
        { value: 'serif', label: 'fontSerif' },
        { value: 'sans', label: 'fontSans' },
        { value: 'display', label: 'fontDisplay' },
        { value: 'handwriting', label: 'fontHandwriting' },
      ],
    },
    colourField('accent_colour', 'accentColour', THEME_PRINT_DEFAULTS.accent_colour),
    millimetresField('corner_mm', 'corner', THEME_PRINT_DEFAULTS.corner_mm, 'cornerHint'),
    {
      type: 'select',
      name: 'ornament',
      label: 'ornament',
      initial: THEME_PRINT_DEFAULTS.ornament,
      hint: 'ornamentHint',
      options: [
        { value: 'none', label: 'ornamentNone' },
        { value: 'rule', label: 'ornamentRule' },
        { value: 'frame', label: 'ornamentFrame' },
        { value: 'garland', label: 'ornamentGarland' },
        { value: 'leaves', label: 'ornamentLeaves' },
        { value: 'stars', label: 'ornamentStars' },
        { value: 'dots', label: 'ornamentDots' },
        { value: 'blocks', label: 'ornamentBlocks' },
        { value: 'waves', label: 'ornamentWaves' },
        { value: 'arches', label: 'ornamentArches' },
        { value: 'kolam', label: 'ornamentKolam' },
        { value: 'stitches', label: 'ornamentStitches' },
        { value: 'lotus', label: 'ornamentLotus' },
      ],
    },
  ],
};
