import { DeleteAccount } from './DeleteAccount';
import { DownloadData } from './DownloadData';
import { EndSessions } from './EndSessions';
import { SecondFactor } from './SecondFactor';

interface AccountDataProps {
  uid: string;
  isStaff: boolean;
}

/** What an account may ask: an end of its sessions, all its data, or that it goes; staff secure their login. */
export default function AccountData({ uid, isStaff }: AccountDataProps) {
  return (
    <>
      {isStaff && <SecondFactor uid={uid} />}
      <EndSessions uid={uid} />
      <DownloadData uid={uid} />
      <DeleteAccount uid={uid} />
    </>
  );
}
