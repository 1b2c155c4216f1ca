import type { Paise } from '@smriti/shared/money';
import type { PaymentMethod } from '@smriti/shared/payments';
import type { PaymentProviderName } from '../../../platform/config';

/** What a provider wants to remember of a payment, e.g. its own order id. Kept with the payment. */
export type ProviderState = Readonly<Record<string, string>>;

/** A payment as a provider sees it. */
export interface Charge {
  /** The payment's id: names it at the provider too, so that nothing is done twice there. */
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

/** A provider's own message about one payment. */
interface Notice {
  paymentId: string;
  word: ProviderWord;
}

interface Webhook {
  /** The bytes as they were sent: what is signed. */
  body: Buffer;
  signature: string | undefined;
}

/** Who takes the money (design.md section 10). All calls may be repeated without a second effect. */
export interface PaymentProvider {
  name: PaymentProviderName;
  /** What customers can pay by; the others read 'Coming Soon'. */
  methods: readonly PaymentMethod[];
  /** Opens a payment; the answer is the state to keep with it. */
  create(charge: Omit<Charge, 'state'>): Promise<ProviderState>;
  /**
   * What became of a payment, or null when there is nothing new. `proof` is what the provider's
   * page gave the customer; without one the provider is asked what it knows by itself.
   * @throws AppError invalid_input for a proof that is none of this provider's.
   */
  verify(charge: Charge, proof: string | null): Promise<ProviderWord | null>;
  /** Reads a message of the provider; null for one that tells of no payment, or is not genuine. */
  parseWebhook(webhook: Webhook): Promise<Notice | null>;
  /** Gives the whole amount back. @throws when the provider does not take the order to do so. */
  refund(charge: Charge): Promise<void>;
}
