import type { AlbumSize } from '@smriti/shared/catalogue/album-sizes';
import type { ApprovalProduct } from '@smriti/shared/album/approval';
import { Tabs } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { albumReviewMessages } from './messages';
import { PhotoViewer } from './PhotoViewer';
import { RemarkOverview } from './RemarkOverview';
import { RemarkText } from './RemarkText';
import { createResolutionLookup } from './print-resolution';
import { RoundNotes } from './RoundNotes';
import {
  type PhotoWithRemark,
  type ReviewRound,
  listReviewRounds,
  hideOpenRemarks,
} from './review-rounds';
import styles from './ReviewRounds.module.css';
import type { RequestedPhoto } from './use-requested-photo';

interface ReviewRoundsProps {
  product: ApprovalProduct;
  sizes: readonly AlbumSize[];
  /** Whether the user owns the album. */
  isOwn: boolean;
  /** Photo to show, set by clicking it in the book. */
  wanted?: RequestedPhoto | null;
  /** Renders the form for the owner's reply to a remark of the newest round. */
  renderReply?: (photo: PhotoWithRemark) => ReactNode;
}

/** An album's photos and remarks, with one tab per review round. */
export function ReviewRounds(album: ReviewRoundsProps) {
  const t = useMessages(albumReviewMessages);
  const { product, isOwn } = album;
  const rounds = listReviewRounds(isOwn ? hideOpenRemarks(product) : product).toReversed();
  const [newest] = rounds;
  const [chosen, setChosen] = useState<string | null>(null);
  if (!newest) return null;
  const content = (round: ReviewRound) => <RoundPhotos {...album} round={round} />;
  if (rounds.length === 1) return <div className={styles.content}>{content(newest)}</div>;
  return (
    <Tabs.Root
      value={chosen ?? String(newest.round)}
      onValueChange={setChosen}
      className="stack gap-4 min-w-0"
    >
      <Tabs.List aria-label={t.rounds} className={styles.tabs}>
        {rounds.map(({ round }) => (
          <Tabs.Trigger key={round} value={String(round)} className={styles.tab}>
            {t.round({ round })}
            {round === newest.round && ` ${t.newest}`}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {rounds.map((round) => (
        <Tabs.Content key={round.round} value={String(round.round)} className={styles.content}>
          {content(round)}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

interface RoundPhotosProps extends ReviewRoundsProps {
  round: ReviewRound;
}

/** Photo that was requested last, by a click in the book (`fromBook`) or in the list of remarks. */
function useLastRequestedPhoto(fromBook: RequestedPhoto | null) {
  const [state, setState] = useState({ fromBook, last: fromBook });
  if (state.fromBook !== fromBook) setState({ fromBook, last: fromBook });
  return {
    last: state.last,
    pick: (photoId: string) => setState({ fromBook, last: { photoId } }),
  };
}

function RoundPhotos(props: RoundPhotosProps) {
  const { product, sizes, isOwn, round, wanted = null, renderReply } = props;
  const { photos, events } = round;
  const firstRemarked = photos.findIndex(({ remark }) => remark !== '');
  const [index, setIndex] = useState(Math.max(0, firstRemarked));
  const { last, pick } = useLastRequestedPhoto(wanted);
  const photo = photos[index];
  return (
    <>
      <RoundNotes {...{ events, isOwn }} />
      <RemarkOverview {...{ photos, isOwn }} current={photo} onPick={pick} />
      <PhotoViewer
        photos={photos}
        index={index}
        onMove={setIndex}
        wanted={last}
        resolutionOf={createResolutionLookup({ ...product, images: photos }, sizes)}
      >
        <RemarkText
          {...{ photo, isOwn }}
          replyForm={photo && round.round === product.round ? renderReply?.(photo) : undefined}
        />
      </PhotoViewer>
    </>
  );
}
