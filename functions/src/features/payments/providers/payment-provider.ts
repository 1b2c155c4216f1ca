import type { Paise } from '@smriti/shared/base/money';
import type {
  PaymentCheckout,
  PaymentMethod,
  PaymentProof,
  PaymentProviderName,
} from '@smriti/shared/payment/payments';

/** What a provider wants to remember of a payment, e.g. its own order id. Kept with the payment. */
export type ProviderState = Readonly<Record<string, string>>;

/** A payment as a provider sees it. */
export interface Charge {
  /** The payment's id: names it at the provider too. */
  id: string;
  amountPaise: Paise;
  state: ProviderState;
}

/** What a provider says of a payment. */
export interface ProviderWord {
  status: 'pending' | 'paid' | 'failed';
  /** Why it failed, in words for the customer; '' otherwise. */
  failure: string;
  /** Replaces the state of the charge. */
  state: ProviderState;
}

/** A part of a paid payment that is to be given back. */
export interface RefundOrder {
  /** Names the refund among those of its payment. */
  key: string;
  amountPaise: Paise;
}

/** What a provider says of a refund; `owed` is one that it could not make. */
export interface RefundWord {
  state: 'owed' | 'sent' | 'done';
  /** The provider's own id of the refund. */
  providerId: string;
}

/** A provider's own message about one payment, found by what its state holds. */
export interface Notice {
  find: { key: 'order_id' | 'payment_id'; value: string };
  about:
    | { kind: 'payment'; amountPaise: number; word: ProviderWord }
    | { kind: 'refund'; key: string; word: RefundWord };
}

export interface Webhook {
  /** The bytes as they were sent: what is signed. */
  body: Buffer;
  header: (name: string) => string | undefined;
}

/** Who takes the money (design.md section 10). All calls may be repeated without a second effect. */
export interface PaymentProvider {
  name: PaymentProviderName;
  /** What customers can pay by; the others read 'Coming Soon'. */
  methods: readonly PaymentMethod[];
  /**
   * Opens a payment; the answer is the state to keep with it.
   * @throws AppError business_rule for an amount that the provider does not take.
   */
  create(charge: Omit<Charge, 'state'>): Promise<ProviderState>;
  /** What the provider's window needs; null for one that has none. */
  checkout(charge: Charge): PaymentCheckout | null;
  /**
   * What became of a payment, or null when there is nothing new. `proof` is what the provider's
   * page gave the customer; without one the provider is asked what it knows by itself.
   * @throws AppError invalid_input for a proof that is none of this provider's.
   */
  verify(charge: Charge, proof: PaymentProof | null): Promise<ProviderWord | null>;
  /**
   * Reads a message of the provider; null for one that tells of nothing that matters here.
   * @throws AppError invalid_input for one that is not genuine, not_found for a provider that sends
   *   none.
   */
  parseWebhook(webhook: Webhook): Promise<Notice | null>;
  /** Gives a part of the amount back. @throws when the provider does not take the order to do so. */
  refund(charge: Charge, order: RefundOrder): Promise<RefundWord>;
}
