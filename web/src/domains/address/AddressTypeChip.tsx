import type { AddressType } from '@smriti/shared/account/addresses';
import { useMessages } from '../../lib/language/i18n';
import { Chip } from '../../ui/actions/Chip';
import { addressMessages } from './messages';

/** What kind of place an address is: home, work or another. */
export function AddressTypeChip({ type }: { type: AddressType }) {
  const t = useMessages(addressMessages);
  const names = { Home: t.home, Work: t.work, Other: t.other };
  return <Chip>{names[type]}</Chip>;
}
