import { DeleteAccountSection } from './DeleteAccountSection';
import { DownloadDataSection } from './DownloadDataSection';
import { EndSessionsSection } from './EndSessionsSection';
import { SecondFactorSection } from './SecondFactorSection';

/**
 * Account actions: ending all sessions, downloading all data and deleting the account; for staff
 * also the second factor.
 */
export default function AccountActions({ uid, isStaff }: { uid: string; isStaff: boolean }) {
  return (
    <>
      {isStaff && <SecondFactorSection uid={uid} />}
      <EndSessionsSection uid={uid} />
      <DownloadDataSection uid={uid} />
      <DeleteAccountSection uid={uid} />
    </>
  );
}
