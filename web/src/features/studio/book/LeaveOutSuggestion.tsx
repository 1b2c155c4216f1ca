import { count, params } from '@nanostores/i18n';
import type { RemovalSuggestion, PhotoForBook } from '@smriti/shared/book/auto-fill/fill-types';
import { suggestPhotosToRemove } from '@smriti/shared/book/auto-fill/removal-suggestions';
import type { LayoutReason } from '@smriti/shared/book/scene';
import { useMemo } from 'react';
import { formatRupees } from '#lib/language/format.ts';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { computeDesignPrice } from '../choices/studio-catalogue';
import { useCatalogue } from '../choices/catalogue-context';
import { useStudio, useStudioState } from '../studio-context';
import styles from './LeaveOutSuggestion.module.css';
import { movePhotosToTray } from './leave-out-photos';

/** Texts of the suggestion to leave photos out; loaded together with it. */
const leaveOutMessages = messageCatalogue('studioLeaveOut', {
  leaveOut: 'See which photos',
  same: count({
    one: '{count} photo is nearly the same as another',
    many: '{count} photos are nearly the same as others',
  }),
  blurred: count({
    one: '{count} photo is out of focus',
    many: '{count} photos are out of focus',
  }),
  small: count({
    one: '{count} photo is too small to print well',
    many: '{count} photos are too small to print well',
  }),
  wide: count({
    one: '{count} photo is very long and narrow',
    many: '{count} photos are very long and narrow',
  }),
  dark: count({
    one: '{count} photo is nearly black',
    many: '{count} photos are nearly black',
  }),
  screenshot: count({
    one: '{count} photo is a screenshot',
    many: '{count} photos are screenshots',
  }),
  leaveOutAsk: count({ one: 'Leave it out?', many: 'Leave them out?' }),
  less: params('{price} less'),
  leaveOutAll: count({ one: 'Leave it out', many: 'Leave them out' }),
  sameAs: params('Photo {place}: nearly the same as photo {photo}'),
  blurredOne: params('Photo {place}: out of focus'),
  smallOne: params('Photo {place}: too small to print well'),
  wideOne: params('Photo {place}: very long and narrow'),
  darkOne: params('Photo {place}: nearly black'),
  screenshotOne: params('Photo {place}: looks like a screenshot'),
  leftOut: count({ one: '{count} photo is left out.', many: '{count} photos are left out.' }),
});

/** Saving per copy without this number of photos, in rupees. */
function useSaving(count: number): number {
  const { plan } = useStudio();
  const catalogue = useCatalogue();
  const choices = useStudioState((state) => state.choices);
  const photos = useStudioState(({ order }) => order.length);
  const price = (number: number) => computeDesignPrice(plan.type, catalogue, choices, number);
  return price(photos) - price(photos - count);
}

/**
 * Suggestion of photos to leave out of the book; nothing is left out without the user's consent.
 */
export function LeaveOutSuggestion({ photos }: { photos: readonly PhotoForBook[] }) {
  const suggested = useMemo(() => suggestPhotosToRemove(photos), [photos]);
  return suggested.length > 0 && <Offer suggested={suggested} />;
}

type LeaveOutTexts = ReturnType<typeof useMessages<typeof leaveOutMessages>>;

const REASONS = ['same', 'blurred', 'small', 'wide', 'dark', 'screenshot'] as const;

/** The reason to leave out the photo at a place of the photo area. */
function describe(t: LeaveOutTexts, place: number, { code, facts }: LayoutReason): string {
  switch (code) {
    case 'same':
      return t.sameAs({ place, photo: facts.photo ?? '' });
    case 'small':
      return t.smallOne({ place });
    case 'wide':
      return t.wideOne({ place });
    case 'dark':
      return t.darkOne({ place });
    case 'screenshot':
      return t.screenshotOne({ place });
    default:
      return t.blurredOne({ place });
  }
}

function Offer({ suggested }: { suggested: readonly RemovalSuggestion[] }) {
  const t = useMessages(leaveOutMessages);
  const { store } = useStudio();
  const order = useStudioState((state) => state.order);
  const saving = useSaving(suggested.length);
  const what = REASONS.flatMap((reason) => {
    const number = suggested.filter(({ why }) => why.code === reason).length;
    return number > 0 ? [t[reason](number)] : [];
  });
  return (
    <InlineMessage
      tone="info"
      action={
        <Button
          size="small"
          onClick={() => {
            movePhotosToTray(store, [...suggested]);
            showToast('success', t.leftOut(suggested.length));
          }}
        >
          {t.leaveOutAll(suggested.length)}
        </Button>
      }
    >
      <p>
        {what.join(', ')}. {t.leaveOutAsk(suggested.length)}{' '}
        {saving > 0 && t.less({ price: formatRupees(saving) })}
      </p>
      <details className={styles.details}>
        <summary>{t.leaveOut}</summary>
        <ul role="list">
          {suggested.map(({ photo, why }) => (
            <li key={photo}>{describe(t, order.indexOf(photo) + 1, why)}</li>
          ))}
        </ul>
      </details>
    </InlineMessage>
  );
}
