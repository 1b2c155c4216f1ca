import type { ApprovalProduct } from '@smriti/shared/album/approval';
import { findSpread } from '@smriti/shared/book/book-parts';
import { type Book, coverAndSpreads } from '@smriti/shared/book/scene';
import { useId, useMemo, useState } from 'react';
import { ApiError } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { toBookFinish } from '../spread/finish';
import { useSpreadNames } from '../spread/use-spread-names';
import { toShownPhotos } from '../spread/shown-photo';
import { SpreadComparison, useSpreadFace } from './SpreadComparison';
import { ChangeList } from './ChangeList';
import { proposalMessages } from './messages';
import styles from './RoundComparison.module.css';
import { isSameSpread } from './spread-changes';

/** Two rounds with their loaded books. */
interface Compared {
  rounds: readonly number[];
  chosen: readonly [number, number];
  choose: (chosen: readonly [number, number]) => void;
  books: readonly [{ book: Book }, { book: Book }] | null;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

interface RoundComparisonProps {
  product: ApprovalProduct;
  compared: Compared;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** Compares the books of two rounds spread by spread and marks changes. */
export function RoundComparison(props: RoundComparisonProps) {
  const t = useMessages(proposalMessages);
  const { compared, isOpen, onToggle } = props;
  if (compared.rounds.length < 2) return null;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary className={styles.summary}>{t.compareHeading}</summary>
      {isOpen && <ComparedRounds {...props} />}
    </details>
  );
}

/** The books of two rounds, side by side, with the choice of rounds. */
export function ComparedRounds({
  product,
  compared,
}: Pick<RoundComparisonProps, 'product' | 'compared'>) {
  const t = useMessages(proposalMessages);
  const { rounds, chosen, choose, books, error, isFetching, retry } = compared;
  return (
    <div className="stack gap-4 min-w-0 pt-3">
      <div className={styles.choice}>
        {([t.compareFirst, t.compareSecond] as const).map((label, at) => (
          <SelectField
            key={label}
            label={label}
            value={chosen[at]}
            options={rounds.map((round) => ({ value: String(round), label: t.round({ round }) }))}
            onChange={({ target }) => {
              const round = Number(target.value);
              choose(at === 0 ? [round, chosen[1]] : [chosen[0], round]);
            }}
          />
        ))}
      </div>
      {books ? (
        <ComparedBooks {...{ product, chosen }} books={[books[0].book, books[1].book]} />
      ) : error ? (
        <ErrorState
          message={error instanceof ApiError && error.status === 404 ? t.notKept : t.notRead}
          isRetrying={isFetching}
          onRetry={retry}
        />
      ) : (
        <Loading label={t.loading}>
          <Skeleton shape="block" ratio="3 / 1" />
        </Loading>
      )}
    </div>
  );
}

interface ComparedBooksProps {
  product: ApprovalProduct;
  chosen: readonly [number, number];
  books: readonly [Book, Book];
}

function ComparedBooks({ product, chosen, books }: ComparedBooksProps) {
  const t = useMessages(proposalMessages);
  const [isOnlyChanged, setOnlyChanged] = useState(true);
  const all = useMemo(() => compareSpreads(books[0], books[1]), [books]);
  const changed = all.filter(({ isChanged }) => isChanged);
  return (
    <>
      <InlineMessage tone="info">
        {changed.length === 0 ? t.same : t.changed(changed.length)}
      </InlineMessage>
      <CheckboxField
        label={t.onlyChanged}
        checked={isOnlyChanged}
        onChange={({ target }) => setOnlyChanged(target.checked)}
      />
      {(isOnlyChanged ? changed : all).map((spread) => (
        <ComparedPair key={spread.id} {...{ product, chosen, books, spread }} />
      ))}
    </>
  );
}

function ComparedPair({
  product,
  chosen,
  books,
  spread: { id, isChanged },
}: ComparedBooksProps & { spread: ComparedSpread }) {
  const t = useMessages(proposalMessages);
  const headingId = useId();
  const [before, after] = [findSpread(books[0], id), findSpread(books[1], id)];
  const [first, second] = books;
  const book = after ? second : first;
  const { faceName } = useSpreadNames(book.kind);
  const faceIn = useSpreadFace(book);
  const photos = useMemo(() => photosOf(product), [product]);
  const finish = toBookFinish({ lamination: product.lamination, cover: product.coverType });
  const shown = after ?? before;
  const face = shown && faceIn(shown);
  if (!shown || !face) return null;
  const missing = before ? chosen[1] : chosen[0];
  return (
    <section aria-labelledby={headingId} className={cx('stack gap-4 min-w-0', styles.pair)}>
      <h3 id={headingId}>
        {faceName(face)}
        {isChanged && <span className={styles.mark}>{t.changedMark}</span>}
      </h3>
      {before && after ? (
        <>
          <SpreadComparison
            {...{ book, before, after, photos, finish }}
            titles={{ before: t.round({ round: chosen[0] }), after: t.round({ round: chosen[1] }) }}
          />
          <ChangeList {...{ before, after, photos }} />
        </>
      ) : (
        <p>{t.notThere({ round: missing })}</p>
      )}
    </section>
  );
}

/** The photos of all rounds, with their current renditions. */
function photosOf({ rounds, images }: ApprovalProduct) {
  return toShownPhotos([...rounds.flatMap((round) => round.images), ...images]);
}

interface ComparedSpread {
  id: string;
  /** Whether the spread was changed, added or removed. */
  isChanged: boolean;
}

/** Spreads of both books: those of the second book in order, then the removed ones. */
export function compareSpreads(before: Book, after: Book): ComparedSpread[] {
  const now = coverAndSpreads(after).map(({ id }) => id);
  const gone = coverAndSpreads(before)
    .map(({ id }) => id)
    .filter((id) => !now.includes(id));
  return [...now, ...gone].map((id) => {
    const [one, other] = [findSpread(before, id), findSpread(after, id)];
    return { id, isChanged: !one || !other || !isSameSpread(one, other) };
  });
}
