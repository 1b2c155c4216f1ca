import { DeleteAccount } from './DeleteAccount';
import { DownloadData } from './DownloadData';
import { EndSessions } from './EndSessions';
import { SecondFactor } from './SecondFactor';

/**
 * Account actions: ending all sessions, downloading all data and deleting the account; for staff
 * also the second factor.
 */
export default function AccountActions({ uid, isStaff }: { uid: string; isStaff: boolean }) {
  return (
    <>
      {isStaff && <SecondFactor uid={uid} />}
      <EndSessions uid={uid} />
      <DownloadData uid={uid} />
      <DeleteAccount uid={uid} />
    </>
  );
}
