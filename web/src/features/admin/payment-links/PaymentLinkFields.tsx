import { MAX_QUANTITY } from '@smriti/shared/album/quantity';
import { isPinCode } from '@smriti/shared/account/address-validation';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { MAX_TYPED_COUPON_LENGTH } from '@smriti/shared/order/coupons';
import { deliversToPinCode } from '@smriti/shared/order/delivery-areas';
import { MAX_GIFT_MESSAGE } from '@smriti/shared/order/orders';
import type { getPaymentLinkBasket } from '@smriti/shared/order/payment-link-management';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { shippingMethodsQuery } from '#lib/shop/shipping-methods-query.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { NumberStepper } from '#ui/fields/NumberStepper.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { FieldGrid } from '../components/RecordForm';
import { paymentLinkFormMessages, paymentLinkMessages } from './messages';
import type { PaymentLinkForm } from './payment-link-form';

export type Basket = AnswerOf<typeof getPaymentLinkBasket>;

interface AlbumsPanelProps {
  albums: Basket['albums'];
  items: PaymentLinkForm['items'];
  isMissing: boolean;
  onChange: (items: PaymentLinkForm['items']) => void;
}

/** Albums of the customer to choose from, each with the number of its copies. */
export function AlbumsPanel({ albums, items, isMissing, onChange }: AlbumsPanelProps) {
  const t = useMessages(paymentLinkFormMessages);
  const { untitled } = useMessages(paymentLinkMessages);
  /** Sets the number of copies of an album; 0 removes the album. */
  const change = (changed: string, quantity: number) =>
    onChange(
      albums.flatMap(({ id }) => {
        if (id !== changed) return items.filter(({ album_id }) => album_id === id);
        return quantity === 0 ? [] : [{ album_id: id, quantity }];
      }),
    );
  return (
    <Panel title={t.albums}>
      <div className="stack gap-3" role="group" aria-label={t.albums}>
        {albums.map(({ id, title, total_price, quantity }) => {
          const item = items.find(({ album_id }) => album_id === id);
          return (
            <div key={id} className="stack gap-2" role="group" aria-label={title || untitled}>
              <CheckboxField
                name="items"
                label={title || untitled}
                hint={t.albumPrice({ price: formatRupees(total_price) })}
                checked={item !== undefined}
                onChange={({ target }) => change(id, target.checked ? quantity : 0)}
              />
              {item && (
                <NumberStepper
                  label={t.copies}
                  decreaseLabel={t.fewer}
                  increaseLabel={t.more}
                  min={1}
                  max={MAX_QUANTITY}
                  value={item.quantity}
                  onChange={(copies) => change(id, copies)}
                />
              )}
            </div>
          );
        })}
      </div>
      {isMissing && <InlineMessage tone="error">{t.albumsMissing}</InlineMessage>}
    </Panel>
  );
}

interface AddressPickerProps {
  addresses: Basket['addresses'];
  /** null for an address that is not saved. */
  onPick: (address: Basket['addresses'][number] | null) => void;
}

/** Select box of the address book, which fills in the fields. */
export function AddressPicker({ addresses, onPick }: AddressPickerProps) {
  const t = useMessages(paymentLinkFormMessages);
  const [picked, setPicked] = useState(addresses[0]?.id ?? '');
  if (addresses.length === 0) return null;
  return (
    <SelectField
      label={t.savedAddress}
      hint={t.addressHint}
      value={picked}
      options={[
        ...addresses.map(({ id, first_name, last_name, street, city }) => ({
          value: id,
          label: `${first_name} ${last_name}, ${street}, ${city}`,
        })),
        { value: '', label: t.otherAddress },
      ]}
      onChange={({ target }) => {
        setPicked(target.value);
        onPick(addresses.find(({ id }) => id === target.value) ?? null);
      }}
    />
  );
}

interface TermsPanelProps {
  values: PaymentLinkForm;
  isShippingMissing: boolean;
  onChange: (changes: Partial<PaymentLinkForm>) => void;
}

/** Shipping method, coupon code and gift. */
export function TermsPanel({ values, isShippingMissing, onChange }: TermsPanelProps) {
  const t = useMessages(paymentLinkFormMessages);
  const methods = useQuery(shippingMethodsQuery);
  const { shippingId, couponCode, postal_code, gift } = values;
  const serving = (methods.data ?? []).filter(
    (method) => !isPinCode(postal_code) || deliversToPinCode(method, postal_code),
  );
  // A chosen method that does not deliver to another PIN code is no longer selected.
  const isServing = serving.some(({ id }) => String(id) === shippingId);
  const [typed, setTyped] = useState(couponCode);
  return (
    <Panel title={t.terms}>
      <FieldGrid>
        <SelectField
          label={t.shipping}
          name="shippingId"
          placeholder={t.chooseShipping}
          value={isServing ? shippingId : ''}
          error={isShippingMissing ? t.shippingMissing : undefined}
          options={serving.map(({ id, name, price }) => ({
            value: String(id),
            label: t.method({ name, price: price === 0 ? t.free : formatRupees(price) }),
          }))}
          onChange={({ target }) => onChange({ shippingId: target.value })}
        />
        <TextField
          label={t.coupon}
          optionalText={t.optional}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_TYPED_COUPON_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // Not while typing, because the number of wrong codes is limited.
          onBlur={() => onChange({ couponCode: typed })}
        />
      </FieldGrid>
      <CheckboxField
        label={t.isGift}
        hint={t.isGiftHint}
        checked={gift.isGift}
        onChange={({ target }) => onChange({ gift: { ...gift, isGift: target.checked } })}
      />
      {gift.isGift && (
        <TextAreaField
          label={t.giftMessage}
          optionalText={t.optional}
          maxLength={MAX_GIFT_MESSAGE}
          value={gift.message}
          onChange={({ target }) => onChange({ gift: { ...gift, message: target.value } })}
        />
      )}
    </Panel>
  );
}
