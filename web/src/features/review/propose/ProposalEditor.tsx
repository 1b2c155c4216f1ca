import type { ApprovalProduct } from '@smriti/shared/album/approval';
import { findSpread } from '@smriti/shared/book/book-parts';
import { replaceSpread } from '@smriti/shared/book/edit/spread-edit';
import { changeText } from '@smriti/shared/book/edit/texts';
import { MAX_PROPOSAL_NOTE_LENGTH, type Proposal } from '@smriti/shared/book/proposals';
import { type Book, MAX_TEXT_LENGTH, type Spread, type TextItem } from '@smriti/shared/book/scene';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { SpreadComparison } from '#domains/book/proposals/SpreadComparison.tsx';
import { ChangeList } from '#domains/book/proposals/ChangeList.tsx';
import { isSameSpread } from '#domains/book/proposals/spread-changes.ts';
import { FrameButtons } from '#domains/book/spread/FrameButtons.tsx';
import { toBookFinish } from '#domains/book/spread/finish.ts';
import { toShownPhotos } from '#domains/book/spread/shown-photo.ts';
import { useRemoveProposal, useSaveProposal } from '#lib/albums/proposals.ts';
import { ApiError } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { cx } from '#ui/cx.ts';
import { CropTools } from './CropTools';
import { type EditedSpread, LayoutTools } from './LayoutTools';
import { proposalEditorMessages } from './proposal-messages';
import styles from './ProposalEditor.module.css';
import type { ProposalDraft } from './use-proposals';

interface ProposalEditorProps {
  product: ApprovalProduct;
  book: Book;
  /** Spread as the customer requested it. */
  before: Spread;
  /** Name of the spread. */
  name: string;
  draft: ProposalDraft;
  saved: Proposal | undefined;
  onDraft: (draft: ProposalDraft | null) => void;
}

/**
 * Editor of a proposal: the original spread on the left, the proposed one with its tools on the
 * right.
 */
export function ProposalEditor(props: ProposalEditorProps) {
  const { product, book, before, name, draft, onDraft } = props;
  const t = useMessages(proposalEditorMessages);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const photos = useMemo(() => toShownPhotos(product.images), [product.images]);
  const finish = toBookFinish({ lamination: product.lamination, cover: product.coverType });
  const { spread, note } = draft;
  const scene = useMemo(() => replaceSpread(book, spread), [book, spread]);
  const onScene = (next: Book): void => {
    const changed = findSpread(next, spread.id);
    if (changed) onDraft({ spread: changed, note });
  };
  const edited = { scene, spread, onScene };
  return (
    <section
      aria-labelledby={headingId}
      className={cx('stack gap-4 min-w-0 surface p-4', styles.editor)}
    >
      <h3 id={headingId} ref={heading} tabIndex={-1} className="text-lg">
        {t.heading({ name })}
      </h3>
      <SpreadComparison
        {...{ book, before, after: spread, photos, finish }}
        renderLayer={(face, view) => (
          <FrameButtons
            {...{ book, face, view, photos }}
            chosen={chosenId}
            onChoose={({ id }) => setChosenId(id)}
          />
        )}
      />
      <p className="muted text-sm">{t.hint}</p>
      <div className={styles.tools}>
        <LayoutTools {...edited} {...{ book }} images={product.images} />
        <CropTools {...edited} {...{ chosenId }} images={product.images} />
        <TextTools {...edited} />
      </div>
      <ChangeList {...{ before, after: spread, photos }} />
      <TextAreaField
        label={t.note}
        optionalText={t.optional}
        rows={2}
        maxLength={MAX_PROPOSAL_NOTE_LENGTH}
        value={note}
        onChange={({ target }) => onDraft({ spread, note: target.value })}
      />
      <SendProposal {...props} />
    </section>
  );
}

function SendProposal({ product, before, draft, saved, onDraft }: ProposalEditorProps) {
  const t = useMessages(proposalEditorMessages);
  const save = useSaveProposal(product.id);
  const remove = useRemoveProposal(product.id);
  const reasonId = useId();
  const isUnchanged = isSameSpread(before, draft.spread);
  const error = save.error ?? remove.error;

  function done(message: string): void {
    showToast('success', message);
    onDraft(null);
  }

  return (
    <>
      {error && (
        <InlineMessage tone="error">
          <p>{save.error ? t.failed : t.notRemoved}</p>
          {error instanceof ApiError && <p>{error.message}</p>}
        </InlineMessage>
      )}
      <div className="cluster gap-y-2 gap-x-3 items-center">
        <Button
          variant="filled"
          isBusy={save.isPending}
          busyLabel={t.sending}
          aria-disabled={isUnchanged}
          aria-describedby={isUnchanged ? reasonId : undefined}
          onClick={() => !isUnchanged && save.mutate(draft, { onSuccess: () => done(t.saved) })}
        >
          {t.send}
        </Button>
        <Button onClick={() => onDraft(null)}>{t.cancel}</Button>
        {saved && (
          <Button
            variant="quiet"
            isBusy={remove.isPending}
            busyLabel={t.removing}
            onClick={() => remove.mutate(saved.spread_id, { onSuccess: () => done(t.removed) })}
          >
            {t.remove}
          </Button>
        )}
        {isUnchanged && (
          <p id={reasonId} className="muted text-sm">
            {t.unchanged}
          </p>
        )}
      </div>
    </>
  );
}

/** Fields that correct the texts of a spread. */
function TextTools({ scene, spread, onScene }: EditedSpread) {
  const t = useMessages(proposalEditorMessages);
  const texts = spread.items.filter((item): item is TextItem => item.type === 'text');
  return texts.map(({ id, text }, index) => (
    <TextAreaField
      key={id}
      label={t.text({ number: index + 1 })}
      rows={2}
      maxLength={MAX_TEXT_LENGTH}
      value={text}
      onChange={({ target }) =>
        onScene(changeText(scene, { spread: spread.id, item: id }, { text: target.value }))
      }
    />
  ));
}
