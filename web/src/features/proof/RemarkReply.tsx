import { ReplyForm } from '#domains/review/ReplyForm.tsx';
import type { RemarkedPhoto } from '#domains/review/rounds.ts';
import { useReply } from '#lib/albums/proposals.ts';

interface RemarkReplyProps {
  albumId: string;
  photo: RemarkedPhoto;
}

/** Field for the customer's reply to a remark of the current round. */
export function RemarkReply({ albumId, photo }: RemarkReplyProps) {
  const sending = useReply(albumId, photo.id);
  return <ReplyForm sent={photo.reply} sending={sending} />;
}
