import { params } from '@nanostores/i18n';
import { parsePinCode } from '@smriti/shared/account/address-validation';
import { toLatinDigits } from '@smriti/shared/base/digits';
import { useQuery } from '@tanstack/react-query';
import Truck from 'lucide-react/icons/truck';
import { useState } from 'react';
import { tabStorage } from '#lib/device/device-storage.ts';
import { formatRupees, memoiseByLanguage, shortMonth } from '#lib/language/format.ts';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';
import { shippingMethodsQuery } from '#lib/shop/shipping-methods-query.ts';
import { useShopTerms } from '#lib/shop/shop-settings.ts';
import { cx } from '#ui/cx.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { findDeliveryOffers } from './delivery-dates';
import styles from './DeliveryDays.module.css';

const productDeliveryMessages = messageCatalogue('productDelivery', {
  delivery: 'Delivery',
  pinCode: 'Your PIN code',
  pinCodeInvalid: 'A PIN code has 6 digits and does not begin with 0.',
  anywhere: 'Anywhere in India',
  toPinCode: params('To {pinCode}'),
  arrives: params('{days} with {method}, {price}'),
  free: 'free',
  since: 'These days are counted from today. Printing starts when you have approved the proof.',
  notServed: params('We do not deliver to {pinCode} at the moment.'),
});

/** Key of the PIN code that was entered last, which is kept for the visit. */
const PIN_CODE_KEY = 'delivery-pin-code';

/** Fastest and cheapest delivery, with the field for the PIN code. */
export function DeliveryDays() {
  const t = useMessages(productDeliveryMessages);
  const { text, pinCode, isInvalid, change, check } = usePinCode();
  const offers = useDeliveryOffers(pinCode);
  if (offers === null) return null;
  return (
    <section aria-labelledby="delivery-heading" className="row gap-2">
      <Truck aria-hidden="true" className={styles.icon} />
      <div className="stack gap-2 flex-1 min-w-0">
        <div role="status" className="text-sm leading-snug">
          <h2 id="delivery-heading" className={cx('text-sm plain-heading', styles.heading)}>
            {t.delivery}: <span>{pinCode === null ? t.anywhere : t.toPinCode({ pinCode })}</span>
          </h2>
          {pinCode !== null && offers.length === 0 && <p>{t.notServed({ pinCode })}</p>}
          {offers.map(({ id, name, price, from, to }) => (
            <p key={id}>
              {t.arrives({
                days: dayRangeFormat().formatRange(from, to),
                method: name,
                price: price === 0 ? t.free : formatRupees(price),
              })}
            </p>
          ))}
        </div>
        <div className={styles.pinCode}>
          <TextField
            label={t.pinCode}
            error={isInvalid ? t.pinCodeInvalid : undefined}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={7}
            value={text}
            onChange={({ target }) => change(target.value)}
            onBlur={check}
          />
        </div>
        <p className="muted text-sm leading-snug">{t.since}</p>
      </div>
    </section>
  );
}

/** A PIN code as it is typed; it takes effect as soon as it is complete, or empty. */
function usePinCode() {
  const [text, setText] = useState(() => tabStorage.get(PIN_CODE_KEY) ?? '');
  const [pinCode, setPinCode] = useState(() => parsePinCode(text));
  const [isInvalid, setInvalid] = useState(false);

  function change(next: string): void {
    const typed = toLatinDigits(next).trimStart();
    setText(typed);
    const complete = parsePinCode(typed);
    if (complete === null && typed !== '') return;
    setInvalid(false);
    setPinCode(complete);
    if (complete === null) tabStorage.remove(PIN_CODE_KEY);
    else tabStorage.set(PIN_CODE_KEY, complete);
  }

  function check(): void {
    setInvalid(text !== '' && parsePinCode(text) === null);
  }
  return { text, pinCode, isInvalid, change, check };
}

/** Deliveries to a PIN code; null while they are loading, or if they cannot be loaded. */
function useDeliveryOffers(pinCode: string | null) {
  const [now] = useState(() => new Date());
  const { data: methods } = useQuery(shippingMethodsQuery);
  const terms = useShopTerms();
  return methods && terms ? findDeliveryOffers(methods, pinCode, { now, terms }) : null;
}

const dayRangeFormat = memoiseByLanguage(
  (intlLocale) =>
    new Intl.DateTimeFormat(intlLocale, {
      day: 'numeric',
      month: shortMonth(intlLocale),
      timeZone: 'Asia/Kolkata',
    }),
);
