import { PauseNotice } from './PauseNotice';
import { OfflineNotice } from './OfflineNotice';

/** Notices on payment pages about what blocks a payment now: no connection, or paused by the shop. */
export function PaymentNotices({ isPaying }: { isPaying: boolean }) {
  return (
    <>
      <OfflineNotice isPaying={isPaying} />
      <PauseNotice what="payments" />
    </>
  );
}
