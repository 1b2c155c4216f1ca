import { Suspense, useSyncExternalStore } from 'react';
import { lazyOptionalComponent } from '#lib/loading/lazy-optional-component.tsx';
import styles from './ProductDelivery.module.css';

// Lazily loaded, because it is below the first screen of phones.
const DeliveryDays = lazyOptionalComponent(
  'DeliveryDays',
  async () => (await import('./DeliveryDays')).DeliveryDays,
);

/** Subscription that never changes: only the server has no visitor. */
const never = () => () => undefined;

/**
 * Expected delivery days of a product, for a PIN code that is kept for the visit
 * (docs/rules.md#pages-18). Days and PIN code are shown by the browser only, because the page of the
 * server is the same for everybody.
 */
export function ProductDelivery() {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className={styles.delivery}>
      <Suspense>{isBrowser && <DeliveryDays />}</Suspense>
    </div>
  );
}
