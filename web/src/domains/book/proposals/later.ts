import { lazy } from 'react';

/* What draws spreads is fetched after the page that it stands in. */

export const LaterProposals = lazy(async () => ({
  default: (await import('./ProposalsToAnswer')).ProposalsToAnswer,
}));

export const LaterCompare = lazy(async () => ({
  default: (await import('./RoundsCompare')).RoundsCompare,
}));
