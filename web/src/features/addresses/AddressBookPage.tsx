import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddresses } from '#lib/addresses/addresses.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { cx } from '#ui/cx.ts';
import { LoadingOrError } from '#ui/feedback/LoadingOrError.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { AddAddressForm } from './AddAddressForm';
import styles from './AddressBookPage.module.css';
import { EditAddressForm } from './EditAddressForm';
import { addressBookMessages } from './messages';
import { AddressList } from './AddressList';

/**
 * Query parameter with the id of the edited address, so that the browser's back button closes the
 * form.
 */
const EDITED = 'edit';

/** Page /my-account/address-book (docs/rules.md#addresses-1). */
export default function AddressBookPage() {
  const t = useMessages(addressBookMessages);
  const headings = useMessages(pageHeadings);
  const book = useAddresses();
  const [query, setQuery] = useSearchParams();
  const saved = useRef<HTMLHeadingElement>(null);
  const edited = book.data?.find(({ id }) => id === query.get(EDITED));
  const wasEditing = useRef(false);
  useEffect(() => {
    if (!edited && wasEditing.current) saved.current?.focus();
    wasEditing.current = edited !== undefined;
  }, [edited]);
  return (
    <>
      <title>{t.pageTitle}</title>
      <PageHeading>{headings.addressBook}</PageHeading>
      <LoadingOrError query={book} loading={t.loading} message={t.loadFailed} />
      {edited && (
        <EditAddressForm
          key={edited.id}
          address={edited}
          onDone={() => setQuery({}, { replace: true })}
        />
      )}
      {/* During an edit, this part is hidden instead of unmounted, so that typed text is kept. */}
      {book.data && (
        <div className={cx('stack gap-10', styles.page)} hidden={edited !== undefined}>
          <AddressList
            addresses={book.data}
            headingRef={saved}
            onEdit={({ id }) => setQuery({ [EDITED]: id })}
          />
          <AddAddressForm count={book.data.length} onAdded={() => saved.current?.focus()} />
        </div>
      )}
    </>
  );
}
