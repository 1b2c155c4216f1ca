import type { OwnApprovalProduct } from '@smriti/shared/album/approval';
import { useMessages } from '#lib/language/i18n.ts';
import { initialPaymentPath } from '#lib/payments/payment-paths.ts';
import { proofMessages } from './messages';

interface Standing {
  text: string;
  /** Link to the next page; null if the decision is made on this page. */
  way: { to: string; label: string } | null;
}

/** Explanation of the album's status, and a link to the customer's next page. */
export function useAlbumStateText(product: OwnApprovalProduct): Standing {
  const t = useMessages(proofMessages);
  const { id, status, is_placed, is_unpaid } = product;
  if (is_placed) {
    return { text: t.placed, way: { to: '/my-account/account-orders', label: t.orders } };
  }
  if (status === 'Requested' && is_unpaid) {
    return { text: t.unpaid, way: { to: initialPaymentPath(product), label: t.pay } };
  }
  const design = { text: t.design, way: { to: `/edit-product?id=${id}`, label: t.edit } };
  return {
    Cart: design,
    Draft: design,
    Requested: { text: t.requested, way: null },
    Responded: { text: t.responded, way: null },
    Approved: { text: t.approved, way: { to: '/checkout', label: t.checkout } },
  }[status];
}
