import { SANDBOX_CARDS } from '@smriti/shared/payment/payments';
import { useMessages } from '#lib/language/i18n.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { type CardDetails, cardFormats, createTestCard } from './card';
import { paymentFormMessages } from './messages';
import styles from './TestCards.module.css';

export function TestCards({ onChoose }: { onChoose: (card: CardDetails) => void }) {
  const t = useMessages(paymentFormMessages);
  const outcomes = {
    tok_sandbox_success: t.useSuccess,
    tok_sandbox_decline: t.useDecline,
    tok_sandbox_late: t.useLate,
  };
  return (
    <InlineMessage tone="info">
      <p>{t.testMode}</p>
      <ul role="list" aria-label={t.testCards} className="stack gap-2 mt-2">
        {Object.entries(SANDBOX_CARDS).map(([number, token]) => (
          <li key={number}>
            <button
              type="button"
              className={styles.testCard}
              onClick={() => onChoose(createTestCard(number, new Date()))}
            >
              <span className="tabular">{cardFormats.number(number)}</span> {outcomes[token]}
            </button>
          </li>
        ))}
      </ul>
    </InlineMessage>
  );
}
