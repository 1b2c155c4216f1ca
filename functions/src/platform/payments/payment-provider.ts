import type { Paise } from '@smriti/shared/base/money';
import type { PaymentMethod, PaymentProof } from '@smriti/shared/payment/payments';
import type {
  PaymentCheckout,
  PaymentFormKind,
  PaymentProviderName,
} from '@smriti/shared/payment/payment-providers';

/**
 * Provider data stored with a payment; webhooks are matched by `order_id` and `payment_id`, the
 * provider's own ids.
 */
export type ProviderState = Readonly<Record<string, string>>;

export interface Charge {
  /** Payment id, also used at the provider. */
  id: string;
  amountPaise: Paise;
  state: ProviderState;
}

export type ChargeStatus = 'pending' | 'paid' | 'failed';

export interface ReceivedAmount {
  /** Amount in the smallest unit of `currency`. */
  amount: number;
  currency: string;
}

export interface ProviderUpdate {
  status: ChargeStatus;
  /** Failure reason for the customer; '' otherwise. */
  failure: string;
  /** Replaces the provider data of the charge. */
  state: ProviderState;
  /**
   * Amount paid or authorised; null if none. Any amount other than the requested one needs review by
   * an admin and settles nothing.
   */
  received: ReceivedAmount | null;
}

/** Update of a failed charge, with the reason for the customer. */
export function failedUpdate(failure: string, state: ProviderState): ProviderUpdate {
  return { status: 'failed', failure, state, received: null };
}

export interface RefundRequest {
  /** Identifies the refund within its payment. */
  key: string;
  amountPaise: Paise;
}

/** Status report of a provider about a refund; `owed` when it could not make it. */
export interface RefundUpdate {
  state: 'owed' | 'sent' | 'done';
  /** Refund id at the provider. */
  providerId: string;
}

/** A chargeback by the cardholder's bank. */
export interface DisputeUpdate {
  /** Dispute id at the provider. */
  id: string;
  /** `lost` is final, but the purchase must still not ship. */
  status: 'open' | 'won' | 'lost';
}

/** A provider's message about one payment, matched by its provider data. */
export interface WebhookEvent {
  find: { key: 'order_id' | 'payment_id'; value: string };
  about:
    | { kind: 'payment'; update: ProviderUpdate }
    | { kind: 'refund'; key: string; update: RefundUpdate }
    | { kind: 'dispute'; dispute: DisputeUpdate };
}

export interface Webhook {
  /** Raw bytes covered by the signature. */
  body: Buffer;
  header: (name: string) => string | undefined;
}

/** A payment provider. All calls can be repeated without a second effect. */
export interface PaymentProvider {
  name: PaymentProviderName;
  /** Whether real money moves; false with test keys and in the sandbox. */
  livemode: boolean;
  /** Available payment methods; others are shown as 'Coming Soon'. */
  methods: readonly PaymentMethod[];
  form: PaymentFormKind;
  /**
   * Creates a payment at the provider and returns the data to store with it.
   * @throws AppError business_rule for an amount the provider does not accept.
   */
  create(charge: Omit<Charge, 'state'>): Promise<ProviderState>;
  /** Parameters of the provider's checkout window; null if none. */
  checkout(charge: Charge): PaymentCheckout | null;
  /**
   * Queries the outcome of a payment; null when nothing changed. `proof` comes from the provider's page;
   * without one the provider is queried by its own ids.
   * @throws AppError invalid_input for an invalid proof.
   */
  verify(charge: Charge, proof: PaymentProof | null): Promise<ProviderUpdate | null>;
  /**
   * Parses a webhook message; null for an irrelevant one.
   * @throws AppError invalid_input for one that is not genuine, not_found for a provider without
   * webhooks.
   */
  parseWebhook(webhook: Webhook): Promise<WebhookEvent | null>;
  /** Refunds a part of the amount. @throws when the provider does not accept the request. */
  refund(charge: Charge, request: RefundRequest): Promise<RefundUpdate>;
}
