import type { Paise } from '@smriti/shared/base/money';
import type { PaymentMethod, PaymentProof } from '@smriti/shared/payment/payments';
import type {
  PaymentCheckout,
  PaymentFormKind,
  PaymentProviderName,
} from '@smriti/shared/payment/payment-providers';

/**
 * What a provider wants to remember of a payment. Kept with the payment; its messages are matched by
 * `order_id` and `payment_id`, which hold the provider's own ids.
 */
export type ProviderState = Readonly<Record<string, string>>;

/** A payment as a provider sees it. */
export interface Charge {
  /** The payment's id: names it at the provider too. */
  id: string;
  amountPaise: Paise;
  state: ProviderState;
}

export type ChargeStatus = 'pending' | 'paid' | 'failed';

/** Money as the provider counts it. */
export interface Received {
  /** In the smallest unit of `currency`. */
  amount: number;
  currency: string;
}

/** What a provider says of a payment. */
export interface ProviderUpdate {
  status: ChargeStatus;
  /** Why it failed, in words for the customer; '' otherwise. */
  failure: string;
  /** Replaces the state of the charge. */
  state: ProviderState;
  /**
   * What was paid, or set aside; null where nothing was. Anything else than was asked for needs a
   * person's attention and settles nothing.
   */
  received: Received | null;
}

/** That a charge came to nothing, with the words that tell its customer why. */
export function failedUpdate(failure: string, state: ProviderState): ProviderUpdate {
  return { status: 'failed', failure, state, received: null };
}

/** A part of a paid payment that is to be given back. */
export interface RefundRequest {
  /** Names the refund among those of its payment. */
  key: string;
  amountPaise: Paise;
}

/** What a provider says of a refund; `owed` is one that it could not make. */
export interface RefundUpdate {
  state: 'owed' | 'sent' | 'done';
  /** The provider's own id of the refund. */
  providerId: string;
}

/** The cardholder's bank wants the money back. */
export interface DisputeUpdate {
  /** The provider's own id of the dispute. */
  id: string;
  /** `lost` is over too, but what was sold for it is not to leave the house. */
  status: 'open' | 'won' | 'lost';
}

/** A provider's own message about one payment, found by what its state holds. */
export interface WebhookEvent {
  find: { key: 'order_id' | 'payment_id'; value: string };
  about:
    | { kind: 'payment'; update: ProviderUpdate }
    | { kind: 'refund'; key: string; update: RefundUpdate }
    | { kind: 'dispute'; dispute: DisputeUpdate };
}

export interface Webhook {
  /** The bytes as they were sent: what is signed. */
  body: Buffer;
  header: (name: string) => string | undefined;
}

/** Takes the money. All calls may be repeated without a second effect. */
export interface PaymentProvider {
  name: PaymentProviderName;
  /** Whether money moves; false with test keys and in the sandbox. */
  livemode: boolean;
  /** What customers can pay by; the others read 'Coming Soon'. */
  methods: readonly PaymentMethod[];
  /** How the page takes what is needed to pay. */
  form: PaymentFormKind;
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
  verify(charge: Charge, proof: PaymentProof | null): Promise<ProviderUpdate | null>;
  /**
   * Reads a message of the provider; null for one that tells of nothing that matters here.
   * @throws AppError invalid_input for one that is not genuine, not_found for a provider that sends
   *   none.
   */
  parseWebhook(webhook: Webhook): Promise<WebhookEvent | null>;
  /** Gives a part of the amount back. @throws when the provider does not take the order to do so. */
  refund(charge: Charge, request: RefundRequest): Promise<RefundUpdate>;
}
