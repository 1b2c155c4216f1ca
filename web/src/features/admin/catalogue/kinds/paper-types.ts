import { paperTypeKind } from '@smriti/shared/catalogue/managed/paper-types';
import { PAPER_PRINT_DEFAULTS } from '@smriti/shared/catalogue/print-defaults';
import { described, millimetres, price, purposes } from '../field-descriptions';
import type { Kind } from '../kind-fields';

export const paperTypes: Kind = {
  name: 'paper-types',
  calls: paperTypeKind.calls,
  title: 'Papers',
  one: 'paper',
  about: 'Priced for each photo or page.',
  naming: 'name',
  fields: [
    ...described,
    price,
    purposes,
    millimetres(
      'caliper_mm',
      'Thickness',
      PAPER_PRINT_DEFAULTS.caliper_mm,
      'Of one leaf; the spine is made of it.',
    ),
  ],
};
