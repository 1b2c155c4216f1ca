import { DeleteAccount } from './DeleteAccount';
import { DownloadData } from './DownloadData';

/** What an account may ask of its data: all of it, or that it goes. */
export default function AccountData({ uid }: { uid: string }) {
  return (
    <>
      <DownloadData uid={uid} />
      <DeleteAccount uid={uid} />
    </>
  );
}
