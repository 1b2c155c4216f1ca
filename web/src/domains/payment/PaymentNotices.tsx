import { PauseNotice } from './PauseNotice';
import { OfflineNotice } from './OfflineNotice';

/** Notices about what prevents a payment now: no connection, or a pause by the shop. */
export function PaymentNotices({ isPaying }: { isPaying: boolean }) {
  return (
    <>
      <OfflineNotice isPaying={isPaying} />
      <PauseNotice what="payments" />
    </>
  );
}
