import type { Address } from '@smriti/shared/account/addresses';
import { type OrderDetail, requestReorder } from '@smriti/shared/order/orders';
import type { ShippingMethod } from '@smriti/shared/catalogue/reference-data';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sumPaise, multiplyPaise, toPaise, toRupees } from '@smriti/shared/base/money';
import { type GiftChoice, NO_GIFT, toGiftForm } from '#domains/orders/gift-choice.ts';
import { useAddresses } from '#lib/addresses/addresses.ts';
import { callApi } from '#lib/api/api.ts';
import { useLeavePage } from '#lib/forms/use-leave-page.ts';
import { useSinglePress } from '#lib/forms/use-single-press.ts';
import { totalPaymentPath } from '#lib/payments/total-payment-path.ts';
import { combineQueries } from '#lib/queries/combine-queries.ts';
import { invalidate } from '#lib/queries/invalidate.ts';
import { shippingMethodsQuery } from '#lib/shop/shipping-methods-query.ts';

/** Queries for the address book and the shipping methods. */
export function useReorderQueries() {
  const addresses = useAddresses();
  const methods = useQuery(shippingMethodsQuery);
  return {
    addresses: addresses.data,
    methods: methods.data,
    ...combineQueries([addresses, methods]),
  };
}

/** Number of copies, address and gift chosen in the reorder form. */
export interface ReorderChoice {
  quantity: number;
  setQuantity: (quantity: number) => void;
  /** Chosen or default address; undefined if none. */
  address: Address | undefined;
  setAddress: (id: string) => void;
  gift: GiftChoice;
  changeGift: (changes: Partial<GiftChoice>) => void;
}

export function useReorderChoice(addresses: readonly Address[] | undefined): ReorderChoice {
  const [quantity, setQuantity] = useState(1);
  const [addressId, setAddress] = useState<string>();
  const [gift, setGift] = useState(NO_GIFT);
  const chosen = addresses?.find(({ id }) => id === addressId);
  const address = chosen ?? addresses?.find(({ isDefault }) => isDefault);
  const changeGift = (changes: Partial<GiftChoice>) => setGift({ ...gift, ...changes });
  return { quantity, setQuantity, address, setAddress, gift, changeGift };
}

interface Reordering extends Pick<ReorderChoice, 'quantity' | 'address' | 'gift'> {
  order: OrderDetail;
  shipping: ShippingMethod;
}

export function usePlaceReorder({ order, quantity, address, gift, shipping }: Reordering) {
  const queries = useQueryClient();
  const { isLeaving, leave } = useLeavePage();
  const price = reorderPrice({
    unitPrice: order.total_price,
    quantity,
    shipping: shipping.price,
  });
  const press = useSinglePress(isLeaving);
  const placing = useMutation({
    mutationFn: (address_id: string) => {
      const body = { id: order.id, quantity, address_id, as_gift: toGiftForm(gift) };
      return callApi(requestReorder, { body });
    },
    onSuccess: ({ order: { id } }) => {
      void invalidate.album(queries);
      leave(totalPaymentPath({ orderId: id, amount: price.total }));
    },
  });
  function place(): void {
    if (address) press(() => placing.mutateAsync(address.id));
  }
  return { price, placing, isPlacing: placing.isPending || isLeaving, place };
}

interface Wanted {
  /** Price of one copy, in rupees. */
  unitPrice: number;
  quantity: number;
  /** Shipping price, in rupees. */
  shipping: number;
}

/** Price of a reorder, in rupees. */
export function reorderPrice({ unitPrice, quantity, shipping }: Wanted) {
  const subtotalPaise = multiplyPaise(toPaise(unitPrice), quantity);
  return {
    subtotal: toRupees(subtotalPaise),
    total: toRupees(sumPaise(subtotalPaise, toPaise(shipping))),
  };
}
