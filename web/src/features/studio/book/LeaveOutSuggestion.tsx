import { count, params } from '@nanostores/i18n';
import type { RemovalSuggestion, PhotoForBook } from '@smriti/shared/book/auto-fill/fill-types';
import { suggestPhotosToRemove } from '@smriti/shared/book/auto-fill/likeness';
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
import { leaveOutPhotos } from './leave-out-photos';

/** Texts of the suggestion to leave photos out; loaded together with it. */
const leaveOutMessages = messageCatalogue('studioLeaveOut', {
  leaveOut: 'Photos the book may be better without',
  same: count({ one: '{count} nearly the same', many: '{count} nearly the same' }),
  blurred: count({ one: '{count} out of focus', many: '{count} out of focus' }),
  leaveOutAsk: params('{what}: leave them out?'),
  less: params('{price} less'),
  leaveOutAll: 'Leave them out',
  sameAs: params('Photo {place}: nearly the same as photo {photo}'),
  blurredOne: params('Photo {place}: out of focus'),
  leftOut: count({ one: '{count} photo is left out.', many: '{count} photos are left out.' }),
});

/** How much cheaper one copy is without this number of photos, in rupees. */
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

function Offer({ suggested }: { suggested: readonly RemovalSuggestion[] }) {
  const t = useMessages(leaveOutMessages);
  const { store } = useStudio();
  const order = useStudioState((state) => state.order);
  const saving = useSaving(suggested.length);
  const countOf = (code: string) => suggested.filter(({ why }) => why.code === code).length;
  const what = [
    countOf('same') > 0 && t.same(countOf('same')),
    countOf('blurred') > 0 && t.blurred(countOf('blurred')),
  ].filter(Boolean);
  return (
    <InlineMessage
      tone="info"
      action={
        <Button
          size="small"
          onClick={() => {
            leaveOutPhotos(store, [...suggested]);
            showToast('success', t.leftOut(suggested.length));
          }}
        >
          {t.leaveOutAll}
        </Button>
      }
    >
      <p>
        {t.leaveOutAsk({ what: what.join(', ') })}{' '}
        {saving > 0 && t.less({ price: formatRupees(saving) })}
      </p>
      <details className={styles.details}>
        <summary>{t.leaveOut}</summary>
        <ul role="list">
          {suggested.map(({ photo, why }) => {
            const place = order.indexOf(photo) + 1;
            const { photo: other = '' } = why.facts;
            return (
              <li key={photo}>
                {why.code === 'same' ? t.sameAs({ place, photo: other }) : t.blurredOne({ place })}
              </li>
            );
          })}
        </ul>
      </details>
    </InlineMessage>
  );
}
