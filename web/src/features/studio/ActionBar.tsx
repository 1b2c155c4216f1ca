import { type PhotoCountRule, pricedPhotos } from '@smriti/shared/catalogue/photo-counts';
import { pagesFor } from '@smriti/shared/catalogue/pricing';
import { Button } from '../../components/actions/Button';
import { cx } from '../../components/cx';
import { Price } from '../../components/products/Price';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden';
import { formatRupees } from '../../lib/language/format';
import { stickyBar } from '../../components/layout/sticky-bar';
import { useMessages } from '../../lib/language/i18n';
import styles from './ActionBar.module.css';
import { designPrice } from './choices/catalogue';
import { useCatalogue } from './choices/catalogue-context';
import { savingMessages } from './messages';
import type { StudioPlan } from './plan';
import { UploadProgress } from './photos/adding/UploadProgress';
import { useUploadCounts } from './photos/adding/upload-counts';
import { Conflicts } from './save/conflicts/Conflicts';
import {
  type BarProblem,
  type ProblemActions,
  SaveProblemMessage,
} from './save/SaveProblemMessage';
import { useStudio, useStudioState } from './studio-context';
import type { SavedStatus } from './save/save-problem';

interface ActionBarProps extends ProblemActions {
  saveLabel: string;
  /** Whether the design can be requested from here. */
  canRequest: boolean;
  copies: number;
  busy: SavedStatus | null;
  isWaitingForUploads: boolean;
  problem: BarProblem | null;
  namesDetails: boolean;
  /** Opens what was kept in another tab in place of what is here. */
  onUseOther: () => void;
  /** Keeps what is here in place of what was kept elsewhere. */
  onKeepThis: () => void;
  onSave: (status: SavedStatus) => void;
}

/** The total price and how far the uploads are, always in view, and the next steps. */
export function ActionBar(props: ActionBarProps) {
  const { saveLabel, canRequest, busy, isWaitingForUploads, problem, onSave } = props;
  const t = useMessages(savingMessages);
  const busyLabel = isWaitingForUploads ? t.waitingForUploads : t.saving;
  const uploads = useUploadCounts();
  const isUploading = uploads.underWay > 0;
  return (
    <div ref={stickyBar} className={cx(styles.bar, isUploading && styles.uploading)}>
      {problem && (
        <div className={styles.problem}>
          <SaveProblemMessage {...props} problem={problem} />
        </div>
      )}
      <div className={styles.problem}>
        <Conflicts onUseOther={props.onUseOther} onKeepThis={props.onKeepThis} />
      </div>
      <TotalPrice copies={props.copies} />
      {isUploading && <UploadProgress {...uploads} />}
      <div className={styles.buttons}>
        <Button
          variant={canRequest ? 'outline' : 'filled'}
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
            variant="filled"
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
  );
}

/** How many photos are wanted: as many as the product takes, or as were chosen on its page. */
function goalOf({ goal }: StudioPlan, { min_photos }: PhotoCountRule): number | null {
  return min_photos === undefined ? goal : Math.max(goal ?? 0, min_photos);
}

function TotalPrice({ copies }: { copies: number }) {
  const t = useMessages(savingMessages);
  const { plan } = useStudio();
  const catalogue = useCatalogue();
  const choices = useStudioState((state) => state.choices);
  const photoCount = useStudioState(({ order }) => order.length);
  const extraPages = useStudioState(({ book }) => book.scene?.extra_pages ?? 0);
  const price = designPrice(plan.type, catalogue, choices, photoCount, extraPages);
  const size = catalogue.sizes.find(({ id }) => id === choices.album_size_id);
  const goal = goalOf(plan, catalogue.photoCount);
  const isShort = goal !== null && photoCount < goal;
  const goalPrice = isShort ? designPrice(plan.type, catalogue, choices, goal, extraPages) : price;
  // only books have pages that a price is of: a set has its photos
  const hasPages = plan.type === 'product' && (catalogue.layout ?? 'book') === 'book';
  const notes = [
    isShort ? t.photosOf({ count: photoCount, goal }) : t.photos(photoCount),
    goalPrice !== price && t.priceFor({ price: formatRupees(goalPrice), goal: goal ?? 0 }),
    hasPages &&
      size &&
      t.pages(pagesFor(pricedPhotos(catalogue.photoCount, photoCount), size.photos) + extraPages),
    copies > 1 && t.copies({ copies }),
  ].filter(Boolean);
  return (
    <div className={styles.price}>
      <p data-testid="total-price">
        <span className={styles.label}>{t.price}</span> <Price amount={price} size="medium" />
      </p>
      <p className={styles.note}>{notes.join(' · ')}</p>
      <VisuallyHidden>
        <span role="status">{t.priceNow({ price: formatRupees(price) })}</span>
      </VisuallyHidden>
    </div>
  );
}
