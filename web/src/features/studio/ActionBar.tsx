import type { PhotoCountRule } from '@smriti/shared/catalogue/photo-counts';
import { type ReactNode, Suspense } from 'react';
import { Price } from '#domains/products/Price.tsx';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { lazyOptionalComponent } from '#lib/loading/lazy-optional-component.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { stickyBarRef } from '#ui/layout/sticky-bar.ts';
import styles from './ActionBar.module.css';
import { savingMessages } from './messages';
import type { StudioPlan } from './studio-plan';
import { useNextStep } from './use-next-step';
import { usePricedDesign } from './use-priced-design';
import { UploadProgress } from './photos/adding/UploadProgress';
import { useUploadCounts } from './photos/adding/upload-counts';
import { Conflicts } from './save/conflicts/Conflicts';
import {
  type ShownSaveProblem,
  type SaveProblemActions,
  SaveProblemMessage,
} from './save/SaveProblemMessage';
import type { SavedStatus } from './save/save-problem';

const StudioInitialPayment = lazyOptionalComponent(
  'StudioInitialPayment',
  async () => (await import('./StudioInitialPayment')).StudioInitialPayment,
);

interface ActionBarProps extends SaveProblemActions {
  saveLabel: string;
  /** Whether to show the button that requests the album. */
  canRequest: boolean;
  copies: number;
  busy: SavedStatus | null;
  isWaitingForUploads: boolean;
  problem: ShownSaveProblem | null;
  namesDetails: boolean;
  /** Opens the copy saved elsewhere and discards the changes made here. */
  onUseOther: () => void;
  /** Keeps this copy, which replaces the one saved elsewhere. */
  onKeepThis: () => void;
  onSave: (status: SavedStatus) => void;
}

/**
 * Sticky bar with the total price, the upload progress and the buttons. The first payment is part
 * of the bar on wide screens, and above it on phones, where the bar must be low.
 */
export function ActionBar(props: ActionBarProps) {
  const { saveLabel, canRequest, busy, isWaitingForUploads, problem, onSave } = props;
  const t = useMessages(savingMessages);
  const busyLabel = isWaitingForUploads ? t.waitingForUploads : t.saving;
  const uploads = useUploadCounts();
  const isUploading = uploads.underWay > 0;
  const finishVariant = useNextStep() === 'finish' ? 'filled' : 'outline';
  const design = usePricedDesign();
  // Before a size is chosen, the total is not the price of the design.
  const firstPayment = design.size && design.size.price !== null && (
    <Suspense>
      <StudioInitialPayment plan={design.plan} price={design.price} />
    </Suspense>
  );
  return (
    <>
      <div className={styles.firstPaymentAbove}>{firstPayment}</div>
      <div ref={stickyBarRef} className={cx(styles.bar, isUploading && styles.uploading)}>
        {problem && (
          <div className={styles.problem}>
            <SaveProblemMessage {...props} problem={problem} />
          </div>
        )}
        <div className={styles.problem}>
          <Conflicts onUseOther={props.onUseOther} onKeepThis={props.onKeepThis} />
        </div>
        <TotalPrice design={design} copies={props.copies}>
          {firstPayment}
        </TotalPrice>
        {isUploading && <UploadProgress {...uploads} />}
        <div className={styles.buttons}>
          <Button
            variant={canRequest ? 'outline' : finishVariant}
            isBusy={busy === 'Draft'}
            aria-disabled={busy === 'Requested'}
            busyLabel={busyLabel}
            data-save="Draft"
            onClick={() => onSave('Draft')}
          >
            {saveLabel}
          </Button>
          {canRequest && (
            <Button
              variant={finishVariant}
              isBusy={busy === 'Requested'}
              aria-disabled={busy === 'Draft'}
              busyLabel={busyLabel}
              data-save="Requested"
              onClick={() => onSave('Requested')}
            >
              {t.request}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

/**
 * Number of photos to aim for: the goal from the product page or the product's minimum, whichever
 * is higher; null for any number.
 */
function goalOf({ goal }: StudioPlan, { min_photos }: PhotoCountRule): number | null {
  return min_photos === undefined ? goal : Math.max(goal ?? 0, min_photos);
}

interface TotalPriceProps {
  design: ReturnType<typeof usePricedDesign>;
  copies: number;
  children: ReactNode;
}

function TotalPrice({ design, copies, children }: TotalPriceProps) {
  const t = useMessages(savingMessages);
  const { plan, catalogue, photoCount, size, isBook, pages, price, priceFor, isPriced } = design;
  const goal = goalOf(plan, catalogue.photoCount);
  const isShort = goal !== null && photoCount < goal;
  const goalPrice = isShort ? priceFor(goal) : price;
  const notes = [
    isShort ? t.photosOf({ count: photoCount, goal }) : t.photos(photoCount),
    goalPrice !== price && t.priceFor({ price: formatRupees(goalPrice), goal: goal ?? 0 }),
    // Books are priced per page, all other products per photo.
    isBook && size && t.pages(pages),
    copies > 1 && t.copies({ copies }),
  ].filter(Boolean);
  return (
    <div className={styles.price}>
      <p data-testid="total-price">
        <span className={styles.label}>{t.price}</span>{' '}
        {isPriced ? (
          <Price amount={price} size="medium" />
        ) : (
          <span className={styles.note}>{t.priceLater}</span>
        )}
      </p>
      <p className={styles.note}>{notes.join(' · ')}</p>
      <div className={styles.firstPaymentInBar}>{children}</div>
      <span className="visually-hidden">
        <span role="status">{isPriced && t.priceNow({ price: formatRupees(price) })}</span>
      </span>
    </div>
  );
}
