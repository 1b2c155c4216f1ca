import { themeDefinition } from '@smriti/shared/catalogue/managed/album-themes';
import { applyPrintDefaults, THEME_PRINT_DEFAULTS } from '@smriti/shared/catalogue/print-defaults';
import { toHindiFields, groupHindiFields } from '../writes/catalogue-hindi.domain';
import { searchableNames, singlePictureSettings } from '../writes/kind-forms.domain';
import { catalogueRecords } from '../catalogue.records';
import type { WritableOf } from '../writes/writable-kind.service';

export const writableThemes: WritableOf<typeof themeDefinition> = {
  kind: 'album-themes',
  schema: catalogueRecords['album-themes'],
  calls: themeDefinition.calls,
  toForm: (theme) => ({
    name: theme.name,
    ...toHindiFields(theme, ['name']),
    image_path: theme.image_path,
    ...applyPrintDefaults(THEME_PRINT_DEFAULTS, theme),
  }),
  toRecord: (id, form) => ({ ...groupHindiFields(form), id }),
  present: (theme) => theme,
  searchTexts: searchableNames,
  uses: { albums: 'theme_id' },
  ...singlePictureSettings,
};
