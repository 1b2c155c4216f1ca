import { MAX_TITLE_LENGTH } from '@smriti/shared/album/albums';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { MissingDesignError } from './MissingDesignError';
import { ActionBar } from './ActionBar';
import { BookSection } from './book/BookSection';
import { DesignChoices } from './choices/DesignChoices';
import type { StudioCatalogue } from './choices/studio-catalogue';
import { CatalogueContext } from './choices/catalogue-context';
import { savingMessages, studioMessages } from './messages';
import type { StudioOwner } from './studio-owner';
import { PhotoArea } from './photos/PhotoArea';
import type { StudioPlan } from './studio-plan';
import { StudioContext, useStudio, useStudioState } from './studio-context';
import styles from './StudioPage.module.css';
import { StudioToolbar } from './StudioToolbar';
import { openingFailureText } from './opening-failure-text';
import { useOpenStudio } from './use-open-studio';
import { useCopyConflicts } from './use-copy-conflicts';
import type { FieldErrors, SavedStatus } from './save/save-problem';
import type { SaveTarget } from './save/send-album';
import { useSave } from './save/use-save';
import { useRenditions } from './photos/use-renditions';
import { useOpenNextPage } from './save/use-open-next-page';

interface StudioPageProps {
  heading: string;
  intro?: string;
  plan: StudioPlan;
  owner: StudioOwner;
  catalogue: StudioCatalogue;
  /** Where the album is saved; null for a guest, who must sign in first. */
  target: SaveTarget | null;
  /** Loads the edited album again; if undefined, the page restarts from its plan. */
  onReload?: () => Promise<unknown>;
}

/** Studio page that opens a design, from its draft if there is one. */
export function StudioPage(props: StudioPageProps) {
  const [round, setRound] = useState(0);
  const onStartOver = () => setRound(round + 1);
  return <OpenedPage key={round} {...props} isReopened={round > 0} onStartOver={onStartOver} />;
}

interface OpenedPageProps extends StudioPageProps {
  /** Whether the page was opened again, which removed the focused element. */
  isReopened: boolean;
  onStartOver: () => void;
}

function OpenedPage(props: OpenedPageProps) {
  const { heading, intro, plan, owner, catalogue, isReopened } = props;
  const t = useMessages(studioMessages);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isReopened) title.current?.focus();
  }, [isReopened]);
  const opened = useOpenStudio(plan, owner);
  return (
    <>
      <title>{t.pageTitle({ page: heading })}</title>
      <PageHeading ref={title} intro={intro}>
        {heading}
      </PageHeading>
      {opened.status === 'opening' && <StudioSkeleton />}
      {opened.status === 'failed' && isGone(opened.error) && (
        <MissingDesignError text={t.draftMissing} />
      )}
      {opened.status === 'failed' && !isGone(opened.error) && (
        <ErrorState message={openingFailureText(opened.error, owner)} onRetry={opened.retry} />
      )}
      {opened.status === 'ready' && (
        <CatalogueContext value={catalogue}>
          <StudioContext value={opened.studio}>
            <StudioForm {...props} />
          </StudioContext>
        </CatalogueContext>
      )}
    </>
  );
}

/** Whether the error means that the draft in the address no longer exists. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Studio page while it loads: heading and placeholder of the form. */
export function StudioLoading({ heading, intro }: Pick<StudioPageProps, 'heading' | 'intro'>) {
  return (
    <>
      <PageHeading intro={intro}>{heading}</PageHeading>
      <StudioSkeleton />
    </>
  );
}

/** Studio page whose data could not be loaded. */
export function StudioFailure({
  heading,
  intro,
  onRetry,
}: Pick<StudioPageProps, 'heading' | 'intro'> & { onRetry: () => void }) {
  const t = useMessages(studioMessages);
  return (
    <>
      <PageHeading intro={intro}>{heading}</PageHeading>
      <ErrorState message={t.failed} onRetry={onRetry} />
    </>
  );
}

/**
 * Placeholder of the form while the design opens; says so, because moving a guest's photos into the
 * account takes seconds.
 */
export function StudioSkeleton() {
  const t = useMessages(studioMessages);
  return (
    <Loading label={t.loading}>
      <div className="stack grid-cols-1 gap-10">
        <p className="muted" aria-hidden="true">
          {t.loading}
        </p>
        <Skeleton shape="block" height="3.5rem" />
        <Skeleton shape="block" height="16rem" />
        <Skeleton shape="block" height="20rem" />
      </div>
    </Loading>
  );
}

/** Delay in ms before further parts are prefetched, so that the page's own requests come first. */
const AFTER_PAINT_MS = 1000;

/** Prefetches parts that the studio shows later, and adds photos that another app has shared. */
function useLaterParts(): void {
  const studio = useStudio();
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./prefetch-studio-parts')
        .then(({ prefetchStudioParts, addSharedPhotos }) =>
          Promise.all([addSharedPhotos(studio, Date.now()), prefetchStudioParts()]),
        )
        .catch((error: unknown) => logFailure('A part of the studio was not fetched ahead', error));
    }, AFTER_PAINT_MS);
    return () => clearTimeout(timer);
  }, [studio]);
}

const focus = (element: HTMLElement | null | undefined) => element?.focus();

function StudioForm(props: OpenedPageProps) {
  const { plan, target, onReload, onStartOver } = props;
  const t = useMessages(savingMessages);
  const form = useRef<HTMLDivElement>(null);
  useLaterParts();
  useRenditions(plan.images);
  const onSaved = useOpenNextPage();
  const saving = useSave(target, onSaved);
  const { problem, save } = saving;
  const copies = useCopyConflicts({ form, onReload, onStartOver, onSolved: saving.clear });
  const errors = problem?.kind === 'incomplete' ? problem.errors : NO_ERRORS;

  const { refusals } = saving;

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);

  function goBack(): void {
    flushSync(saving.clear);
    focus(form.current?.querySelector('[data-save]'));
  }

  /**
   * The clicked button disappears together with the problem, so the matching save button takes the
   * focus.
   */
  function acceptPrice(status: SavedStatus, total: number): void {
    focus(form.current?.querySelector(`[data-save="${status}"]`));
    void save(status, total);
  }

  if (problem?.kind === 'notAdded') {
    return (
      <div ref={focus} tabIndex={-1}>
        <ErrorState message={problem.message} retryLabel={t.backToDesign} onRetry={goBack} />
      </div>
    );
  }
  const saveLabels = { album: t.saveAlbum, product: t.save, canvas: t.addToCart };
  const isNew = target?.kind !== 'edit';
  return (
    <div ref={form} className="stack grid-cols-1 gap-10">
      <StudioToolbar onStartOver={() => void copies.startOver()} />
      {plan.type !== 'canvas' && <TitleField error={errors.title} />}
      {plan.type !== 'canvas' && (
        <BookSection onUseOther={() => void copies.openOther()} onKeepThis={copies.keepThis} />
      )}
      <PhotoArea isSingle={plan.type === 'canvas'} error={errors.images} />
      <DesignChoices plan={plan} errors={errors} />
      <ActionBar
        {...saving}
        problem={problem}
        saveLabel={isNew ? saveLabels[plan.type] : t.saveAlbum}
        canRequest={plan.type !== 'canvas' || !isNew}
        copies={target?.quantity ?? 1}
        namesDetails={plan.type !== 'album' && isNew}
        onSave={(status) => void save(status)}
        onAcceptPrice={acceptPrice}
        onReload={() => void copies.loadNewer()}
        onUseOther={() => void copies.openOther()}
        onKeepThis={copies.keepThis}
        onLook={() => void onReload?.()}
        onKeepMine={copies.keepMine}
      />
    </div>
  );
}

const NO_ERRORS: FieldErrors = {};

function TitleField({ error }: { error?: string }) {
  const t = useMessages(studioMessages);
  const { store } = useStudio();
  const title = useStudioState(({ texts }) => texts.title);
  return (
    <div className={styles.title}>
      <TextField
        label={t.title}
        hint={t.titleHint}
        error={error}
        maxLength={MAX_TITLE_LENGTH}
        value={title}
        onChange={({ target }) => {
          store.setState(({ texts }) => ({ texts: { ...texts, title: target.value } }));
        }}
      />
    </div>
  );
}
