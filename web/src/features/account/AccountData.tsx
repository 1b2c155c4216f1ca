import { DeleteAccount } from './DeleteAccount';
import { DownloadData } from './DownloadData';
import { SecondFactor } from './SecondFactor';

interface AccountDataProps {
  uid: string;
  isStaff: boolean;
}

/** What an account may ask of its data: all of it, or that it goes; staff secure their login here. */
export default function AccountData({ uid, isStaff }: AccountDataProps) {
  return (
    <>
      {isStaff && <SecondFactor uid={uid} />}
      <DownloadData uid={uid} />
      <DeleteAccount uid={uid} />
    </>
  );
}
