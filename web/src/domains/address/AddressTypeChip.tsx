import type { AddressType } from '@smriti/shared/account/addresses';
import { useMessages } from '#lib/language/i18n.ts';
import { Chip } from '#ui/actions/Chip.tsx';
import { addressMessages } from './messages';

/** Chip for the type of an address: home, work or other. */
export function AddressTypeChip({ type }: { type: AddressType }) {
  const t = useMessages(addressMessages);
  const names = { Home: t.home, Work: t.work, Other: t.other };
  return <Chip>{names[type]}</Chip>;
}
