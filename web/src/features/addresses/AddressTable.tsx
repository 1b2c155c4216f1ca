import type { Address } from '@smriti/shared/account/addresses';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { AddressLines, AddressTypeChip } from '#domains/address/AddressLines.tsx';
import { serverMessage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Chip } from '#ui/actions/Chip.tsx';
import { cx } from '#ui/cx.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import styles from './AddressTable.module.css';
import { addressBookMessages } from './messages';
import { useSaveAddress } from './use-address-book';

interface AddressTableProps {
  addresses: readonly Address[];
  onEdit: (address: Address) => void;
  onDelete: (address: Address) => void;
}

/** Table of saved addresses; cards on phones. */
export function AddressTable({ addresses, onEdit, onDelete }: AddressTableProps) {
  const t = useMessages(addressBookMessages);
  return (
    <table className={styles.table} aria-labelledby="saved-addresses">
      <thead>
        <tr>
          <th scope="col">{t.name}</th>
          <th scope="col">{t.address}</th>
          <th scope="col">{t.contact}</th>
          <th scope="col">{t.actions}</th>
        </tr>
      </thead>
      <tbody>
        {addresses.map((address) => (
          <Row key={address.id} address={address} onEdit={onEdit} onDelete={onDelete} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Omit<AddressTableProps, 'addresses'> {
  address: Address;
}

function Row({ address, onEdit, onDelete }: RowProps) {
  const t = useMessages(addressBookMessages);
  const named = { name: `${address.first_name} ${address.last_name}`, city: address.city };
  return (
    <tr>
      <th scope="row">
        <span className="block strong">{named.name}</span>
        <span className="cluster gap-1 pt-2">
          <AddressTypeChip type={address.type} />
          {address.isDefault && <Chip>{t.default}</Chip>}
        </span>
      </th>
      <td>
        <AddressLines address={address} />
      </td>
      <td>
        <span className="tabular">{address.phone}</span>
        <br />
        <Email>{address.email}</Email>
      </td>
      <td>
        <div className={cx('cluster gap-2 children-fill', styles.actions)}>
          <Button
            size="small"
            icon={<Pencil />}
            aria-label={t.editNamed(named)}
            onClick={() => onEdit(address)}
          >
            {t.edit}
          </Button>
          <Button
            size="small"
            icon={<Trash />}
            aria-label={t.deleteNamed(named)}
            onClick={() => onDelete(address)}
          >
            {t.delete}
          </Button>
          {!address.isDefault && (
            <MakeDefault address={address} label={t.makeDefaultNamed(named)} />
          )}
        </div>
      </td>
    </tr>
  );
}

function MakeDefault({ address, label }: { address: Address; label: string }) {
  const t = useMessages(addressBookMessages);
  const { mutate, isPending, error } = useSaveAddress(address, () => undefined);
  return (
    <>
      <Button
        size="small"
        aria-label={label}
        isBusy={isPending}
        busyLabel={t.makingDefault}
        onClick={() => mutate({ isDefault: true })}
      >
        {t.makeDefault}
      </Button>
      {error && <InlineMessage tone="error">{serverMessage(error) ?? t.saveFailed}</InlineMessage>}
    </>
  );
}

/** Email address that may wrap before the '@'. */
function Email({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  if (at < 1) return children;
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}
