import { lazy } from 'react';

/* Code that draws spreads, loaded after the page around it. */

export const LaterProposals = lazy(async () => ({
  default: (await import('./ProposalsToAnswer')).ProposalsToAnswer,
}));

export const LaterCompare = lazy(async () => ({
  default: (await import('./RoundsCompare')).RoundsCompare,
}));
