import { unpackJson } from '../../platform/formats/packed-json';
import { type ProposedSpreads, proposedSpreads } from './proposal.domain';
import type { RoundRecord } from './round.records';

/** Proposals of a round that the album's owner accepted. */
export function unpackAcceptedSpreads({
  proposals,
}: Pick<RoundRecord, 'proposals'>): Promise<ProposedSpreads[]> {
  const accepted = Object.values(proposals).filter(({ state }) => state === 'accepted');
  return Promise.all(accepted.map(({ data }) => unpackJson(data, proposedSpreads)));
}
