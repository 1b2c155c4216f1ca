import { PauseNotice } from './PauseNotice';
import { OfflineNotice } from './OfflineNotice';

/** On a page that pays: what stands in the way of a payment just now, the connection or the shop. */
export function PaymentNotices({ isPaying }: { isPaying: boolean }) {
  return (
    <>
      <OfflineNotice isPaying={isPaying} />
      <PauseNotice what="payments" />
    </>
  );
}
