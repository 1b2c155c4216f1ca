import { lazy } from 'react';

/* Lazy components that draw spreads; loaded after the page around them. */

export const LazyProposals = lazy(async () => ({
  default: (await import('./ProposalsToAnswer')).ProposalsToAnswer,
}));

export const LazyRoundComparison = lazy(async () => ({
  default: (await import('./RoundComparison')).RoundComparison,
}));

export const LazyComparedRounds = lazy(async () => ({
  default: (await import('./RoundComparison')).ComparedRounds,
}));
