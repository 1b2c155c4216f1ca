import { lazy } from 'react';

/* Lazy components that draw spreads; loaded after the page around them. */

export const LaterProposals = lazy(async () => ({
  default: (await import('./ProposalsToAnswer')).ProposalsToAnswer,
}));

export const LaterCompare = lazy(async () => ({
  default: (await import('./RoundsCompare')).RoundsCompare,
}));
