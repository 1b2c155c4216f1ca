import { frameDefinition } from '@smriti/shared/catalogue/managed/frames';
import { FRAME_PRINT_DEFAULTS, applyPrintDefaults } from '@smriti/shared/catalogue/print-defaults';
import { presentPricedOption } from '../catalogue.presenter';
import {
  searchableNames,
  toPricedOptionForm,
  singlePictureSettings,
  toPricedOptionRecord,
} from '../writes/kind-forms.domain';
import { catalogueRecords } from '../catalogue.records';
import type { WritableOf } from '../writes/writable-kind.service';

export const writableFrames: WritableOf<typeof frameDefinition> = {
  kind: 'frames',
  schema: catalogueRecords.frames,
  calls: frameDefinition.calls,
  toForm: (frame) => ({
    ...toPricedOptionForm(frame),
    image_path: frame.image_path,
    ...applyPrintDefaults(FRAME_PRINT_DEFAULTS, frame),
  }),
  toRecord: toPricedOptionRecord,
  present: presentPricedOption,
  searchTexts: searchableNames,
  uses: { albums: 'frame_id' },
  ...singlePictureSettings,
};
