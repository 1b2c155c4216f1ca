import { DeleteAccount } from './DeleteAccount';
import { DownloadData } from './DownloadData';
import { EndSessions } from './EndSessions';
import { SecondFactor } from './SecondFactor';

/**
 * Actions on the account: end all sessions, download all data, delete the account; for staff also the second
 * factor.
 */
export default function AccountData({ uid, isStaff }: { uid: string; isStaff: boolean }) {
  return (
    <>
      {isStaff && <SecondFactor uid={uid} />}
      <EndSessions uid={uid} />
      <DownloadData uid={uid} />
      <DeleteAccount uid={uid} />
    </>
  );
}
