import type { ApprovalProduct } from '@smriti/shared/album/approval';
import type { Proposal } from '@smriti/shared/book/proposals';
import type { Book } from '@smriti/shared/book/scene';
import type { UseMutationResult } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useId, useMemo } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { proposalMessages } from './messages';
import { ProposalCard, type ProposalContext, useProposalName } from './ProposalCard';
import { createProposalContext } from './current-proposals';

interface Answer {
  spread_id: string;
  accepted: boolean;
}

interface ProposalsToAnswerProps {
  product: ApprovalProduct;
  book: Book;
  proposals: readonly Proposal[];
  /** Mutation that answers a proposal; undefined if the proposals are read-only. */
  answer?: Pick<
    UseMutationResult<unknown, Error, Answer>,
    'mutate' | 'isPending' | 'variables' | 'error'
  >;
}

/** The proposals of one round, each with buttons to accept and decline. */
export function ProposalsToAnswer(props: ProposalsToAnswerProps) {
  const { product, book, proposals, answer } = props;
  const t = useMessages(proposalMessages);
  const headingId = useId();
  const context = useMemo(() => createProposalContext(product, book), [product, book]);
  if (proposals.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="stack gap-4 min-w-0" id="proposals">
      <h2 id={headingId} className="text-xl">
        {t.heading}
      </h2>
      {answer && <p>{t.intro}</p>}
      {proposals.map((proposal) => (
        <ProposalCard key={proposal.spread_id} {...{ context, proposal }}>
          {answer && <AnswerButtons {...{ context, proposal, answer }} />}
        </ProposalCard>
      ))}
    </section>
  );
}

interface AnswerButtonsProps extends Required<Pick<ProposalsToAnswerProps, 'answer'>> {
  context: ProposalContext;
  proposal: Proposal;
}

function AnswerButtons({ context, proposal, answer }: AnswerButtonsProps) {
  const t = useMessages(proposalMessages);
  const name = useProposalName(context.book)(proposal);
  const { spread_id, state } = proposal;
  const isAsked = answer.variables?.spread_id === spread_id;
  const buttons = [
    {
      accepted: true,
      of: 'accepted',
      label: t.accept,
      name: t.acceptOf({ name }),
      icon: <Check />,
    },
    { accepted: false, of: 'declined', label: t.decline, name: t.declineOf({ name }), icon: <X /> },
  ] as const;
  return (
    <>
      {isAsked && answer.error && <InlineMessage tone="error">{t.failed}</InlineMessage>}
      <div className="cluster gap-2">
        {buttons.map(({ accepted, of, label, name: ofWhat, icon }) => (
          <Button
            key={of}
            icon={icon}
            variant={state === of ? 'filled' : 'outline'}
            aria-label={ofWhat}
            aria-pressed={state === of}
            isBusy={answer.isPending && isAsked && answer.variables?.accepted === accepted}
            busyLabel={t.answering}
            onClick={() =>
              state !== of && !answer.isPending && answer.mutate({ spread_id, accepted })
            }
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}
