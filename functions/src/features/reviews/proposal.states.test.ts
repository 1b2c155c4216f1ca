import { describe, expect, it } from 'vitest';
import {
  countOpenProposals,
  shownProposalState,
  recordProposalAnswer,
  deleteProposal,
  addProposal,
} from './proposal.states';
import type { RoundRecord } from './round.records';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const round: RoundRecord = {
  round: 1,
  begun_at: NOW.toISOString(),
  photo_ids: ['p1'],
  remarks: {},
  proposals: {},
};
const proposed = (bytes = 10) => ({
  note: '',
  by_uid: 'ravi',
  updated_at: NOW.toISOString(),
  data: new Uint8Array(bytes),
});
const open = addProposal(round, 's1', proposed());
const answered = (accepted: boolean, from = open) =>
  recordProposalAnswer(from, 's1', { accepted, now: NOW });

describe('a proposal', () => {
  it('is open until it is answered, and the answer can be changed', () => {
    expect(countOpenProposals(open)).toBe(1);
    const accepted = answered(true);
    expect(accepted.proposals['s1']).toMatchObject({
      state: 'accepted',
      answered_at: NOW.toISOString(),
    });
    expect(answered(true, accepted)).toBe(accepted);
    expect(answered(false, accepted).proposals['s1']?.state).toBe('declined');
    expect(countOpenProposals(accepted)).toBe(0);
  });

  it('is open again after it is rewritten', () => {
    const again = addProposal(answered(true), 's1', proposed());
    expect(again.proposals['s1']).toMatchObject({ state: 'open', answered_at: null });
  });

  it('can be withdrawn only if it exists', () => {
    expect(deleteProposal(open, 's1').proposals).toEqual({});
    expect(() => deleteProposal(open, 's2')).toThrow('Nothing is proposed for this spread.');
    expect(() => recordProposalAnswer(open, 'toString', { accepted: true, now: NOW })).toThrow(
      'Nothing is proposed for this spread.',
    );
  });

  it('expires with its review unless it is answered', () => {
    expect(shownProposalState({ state: 'open' }, true)).toBe('open');
    expect(shownProposalState({ state: 'open' }, false)).toBe('lapsed');
    expect(shownProposalState({ state: 'accepted' }, false)).toBe('accepted');
  });

  it('is refused if it exceeds the limit of a round', () => {
    const full = addProposal(round, 's1', proposed(250_000));
    expect(() => addProposal(full, 's2', proposed(100_000))).toThrow(/as many proposals/);
    expect(addProposal(full, 's1', proposed(200_000)).proposals['s1']?.data).toHaveLength(200_000);
    const noted = { ...proposed(49_000), note: 'अ'.repeat(500) };
    expect(() => addProposal(full, 's2', noted)).toThrow(/as many proposals/);
  });
});
