import type { GiftCard, GiftCardState } from '@smriti/shared/payment/gift-card-management';
import Gift from 'lucide-react/icons/gift';
import type { StoreValue } from 'nanostores';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { StatusBadge, type StatusTone } from '#ui/feedback/StatusBadge.tsx';
import type { RecordColumn } from '#ui/layout/RecordTable.tsx';
import { DateText, RupeeAmount } from '../components/formatted-values';
import type { adminGiftCardMessages } from './messages';

const TONES: Readonly<Record<GiftCardState, StatusTone>> = {
  unused: 'info',
  used: 'success',
  cancelled: 'ended',
  expired: 'ended',
};

const ICONS: Partial<Readonly<Record<GiftCardState, ReactNode>>> = {
  unused: <Gift aria-hidden="true" />,
};

/** Last valid day of a card. `before` is the moment at which the card expires. */
function LastDay({ before }: { before: string }) {
  return <DateText of={new Date(Date.parse(before) - 1).toISOString()} />;
}

type Texts = StoreValue<typeof adminGiftCardMessages>;

function State({ state, t }: Pick<GiftCard, 'state'> & { t: Texts }) {
  return (
    <StatusBadge tone={TONES[state]} icon={ICONS[state]}>
      {t[state]}
    </StatusBadge>
  );
}

export function giftCardColumns(
  t: Texts,
  onCancel: (card: GiftCard) => void,
): RecordColumn<GiftCard>[] {
  return [
    {
      id: 'ending',
      label: t.ending,
      cell: ({ ending }) => <span className="tabular">{t.endsWith({ ending })}</span>,
    },
    {
      id: 'amount',
      label: t.amount,
      cell: ({ amount }) => <RupeeAmount rupees={amount} />,
      align: 'end',
    },
    { id: 'state', label: t.state, cell: ({ state }) => <State state={state} t={t} /> },
    { id: 'made', label: t.made, cell: ({ made_at }) => <DateText of={made_at} /> },
    {
      id: 'until',
      label: t.until,
      cell: ({ expires_at }) => (expires_at === null ? t.forever : <LastDay before={expires_at} />),
    },
    {
      id: 'action',
      label: t.action,
      align: 'end',
      cell: (card) => {
        const { ending, redeemed_by, state } = card;
        if (redeemed_by !== null) {
          return (
            <ButtonLink
              size="small"
              to={`/admin/customers/${redeemed_by}`}
              aria-label={t.customerNamed({ ending })}
            >
              {t.customer}
            </ButtonLink>
          );
        }
        if (state !== 'unused') return null;
        return (
          <Button
            size="small"
            variant="quiet"
            aria-label={t.cancelNamed({ ending })}
            onClick={() => onCancel(card)}
          >
            {t.cancel}
          </Button>
        );
      },
    },
  ];
}
