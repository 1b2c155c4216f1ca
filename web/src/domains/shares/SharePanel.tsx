import type { Book } from '@smriti/shared/book/scene';
import { useQuery } from '@tanstack/react-query';
import LinkIcon from 'lucide-react/icons/link';
import { useId } from 'react';
import { apiErrorMessage } from '#lib/api/api.ts';
import { useSinglePress } from '#lib/forms/use-single-press.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { sharesMessages } from './messages';
import { NewShareLink } from './NewShareLink';
import { ShareLinks } from './ShareLinks';
import { ShareNotes } from './ShareNotes';
import { albumSharesQuery, useShareActions } from './use-shares';

export interface SharePanelProps {
  /** Id of a saved album of the user. */
  albumId: string;
  title: string;
  /** Book whose pages the notes refer to. */
  book: Book;
}

/** Links that show a book to family, and the notes left there (docs/rules.md#shares-1). */
export function SharePanel({ albumId, title, book }: SharePanelProps) {
  const t = useMessages(sharesMessages);
  const id = useId();
  const shares = useQuery(albumSharesQuery(albumId));
  const { make, end, hide } = useShareActions(albumId);
  const once = useSinglePress(make.isPending);
  const made = shares.data?.some((one) => one.id === make.data?.id) ? make.data : undefined;
  return (
    <section aria-labelledby={id} className="stack gap-4 min-w-0">
      <h2 id={id} className="text-xl">
        {t.heading}
      </h2>
      <p className="muted">{t.intro}</p>
      <div>
        <Button
          icon={<LinkIcon aria-hidden="true" />}
          isBusy={make.isPending}
          busyLabel={t.making}
          onClick={() => once(() => make.mutateAsync())}
        >
          {t.make}
        </Button>
      </div>
      {make.error && (
        <InlineMessage tone="error">{apiErrorMessage(make.error) ?? t.makeFailed}</InlineMessage>
      )}
      {made && <NewShareLink key={made.id} url={made.url} title={title} />}
      {shares.data ? (
        shares.data.length > 0 && (
          <>
            <ShareLinks shares={shares.data} end={end} />
            <ShareNotes {...{ book, hide }} shares={shares.data} />
          </>
        )
      ) : shares.error ? (
        <ErrorState message={t.loadFailed} query={shares} />
      ) : (
        <Loading label={t.loading}>
          <Skeleton shape="block" height="3rem" />
        </Loading>
      )}
    </section>
  );
}
