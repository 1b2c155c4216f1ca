import { shippingMethodDefinition } from '@smriti/shared/catalogue/managed/shipping-methods';
import { parsePinPrefixes } from '@smriti/shared/catalogue/management-fields';
import { presentPricedOption } from '../catalogue.presenter';
import {
  searchableNames,
  toPricedOptionForm,
  toPricedOptionRecord,
} from '../writes/kind-forms.domain';
import { catalogueRecords } from '../catalogue.records';
import type { WritableOf } from '../writes/writable-kind.service';

export const writableShippingMethods: WritableOf<typeof shippingMethodDefinition> = {
  kind: 'shipping-methods',
  schema: catalogueRecords['shipping-methods'],
  calls: shippingMethodDefinition.calls,
  toForm: ({ min_days, max_days, pin_prefixes = [], ...method }) => ({
    ...toPricedOptionForm(method),
    min_days,
    max_days,
    pin_prefixes: pin_prefixes.join(', '),
  }),
  // a new method is active; later only the toggle endpoint changes that
  toRecord: (id, { pin_prefixes, ...form }, before) => ({
    ...toPricedOptionRecord(id, form),
    ...(pin_prefixes !== '' && { pin_prefixes: parsePinPrefixes(pin_prefixes) }),
    is_active: before?.is_active ?? true,
  }),
  adminFields: ({ is_active }) => ({ is_active }),
  present: presentPricedOption,
  searchTexts: searchableNames,
  problems: ({ min_days, max_days }) =>
    min_days <= max_days ? [] : [{ field: 'max_days', message: 'must not be less than min_days' }],
};
