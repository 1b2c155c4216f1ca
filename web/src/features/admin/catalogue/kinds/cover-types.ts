import { coverTypeKind } from '@smriti/shared/catalogue/managed/cover-types';
import { COVER_PRINT_DEFAULTS } from '@smriti/shared/catalogue/print-defaults';
import { described, millimetres, price, booleanField } from '../field-descriptions';
import type { Kind } from '../kind-fields';

export const coverTypes: Kind = {
  name: 'cover-types',
  calls: coverTypeKind.calls,
  title: 'Covers',
  one: 'cover',
  about: 'What a book is bound in.',
  naming: 'name',
  fields: [
    ...described,
    price,
    millimetres('board_mm', 'Board', COVER_PRINT_DEFAULTS.board_mm, '0: there is no cover.'),
    millimetres('wrap_mm', 'Folded inwards', COVER_PRINT_DEFAULTS.wrap_mm),
    booleanField('printable', 'Takes printed pictures', COVER_PRINT_DEFAULTS.printable),
  ],
};
