import { describe, expect, it } from 'vitest';
import { updateDispute } from './dispute.domain';

const NOW = '2026-03-01T10:00:00.000Z';
const none: Parameters<typeof updateDispute>[0] = { dispute: null };
const open = updateDispute(none, { id: 'd1', status: 'open' }, NOW) ?? none;

describe('updateDispute', () => {
  it('opens and closes a dispute', () => {
    expect(open).toEqual({ dispute: { id: 'd1', status: 'open', at: NOW } });
    expect(updateDispute(open, { id: 'd1', status: 'won' }, NOW)?.dispute?.status).toBe('won');
    expect(updateDispute(open, { id: 'd1', status: 'lost' }, NOW)?.dispute?.status).toBe('lost');
  });

  it('changes nothing for repeated and late events', () => {
    expect(updateDispute(open, { id: 'd1', status: 'open' }, NOW)).toBeNull();
    const lost = updateDispute(open, { id: 'd1', status: 'lost' }, NOW) ?? none;
    expect(updateDispute(lost, { id: 'd1', status: 'open' }, NOW)).toBeNull();
  });

  it('adds another dispute of the same payment', () => {
    const won = updateDispute(open, { id: 'd1', status: 'won' }, NOW) ?? none;
    expect(updateDispute(won, { id: 'd2', status: 'open' }, NOW)?.dispute?.id).toBe('d2');
  });
});
