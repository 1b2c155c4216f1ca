import { frameKind } from '@smriti/shared/catalogue/managed/frames';
import { FRAME_PRINT, withPrintDefaults } from '@smriti/shared/catalogue/print-defaults';
import { presentPriced } from '../catalogue.presenter';
import { byName, optionForm, pictured, pricedRecord } from '../writes/kind-forms.domain';
import { catalogueRecords } from '../catalogue.records';
import type { WritableOf } from '../writes/writable-kind.service';

export const writableFrames: WritableOf<typeof frameKind> = {
  kind: 'frames',
  schema: catalogueRecords.frames,
  calls: frameKind.calls,
  toForm: (frame) => ({
    ...optionForm(frame),
    image_path: frame.image_path,
    ...withPrintDefaults(FRAME_PRINT, frame),
  }),
  toRecord: pricedRecord,
  present: presentPriced,
  foundBy: byName,
  uses: { albums: 'frame_id' },
  ...pictured,
};
