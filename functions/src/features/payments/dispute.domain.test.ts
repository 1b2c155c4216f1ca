import { describe, expect, it } from 'vitest';
import { withDispute } from './dispute.domain';

const NOW = '2026-03-01T10:00:00.000Z';
const none: Parameters<typeof withDispute>[0] = { dispute: null };
const open = withDispute(none, { id: 'd1', status: 'open' }, NOW) ?? none;

describe('withDispute', () => {
  it('opens, and ends', () => {
    expect(open).toEqual({ dispute: { id: 'd1', status: 'open', at: NOW } });
    expect(withDispute(open, { id: 'd1', status: 'won' }, NOW)?.dispute?.status).toBe('won');
    expect(withDispute(open, { id: 'd1', status: 'lost' }, NOW)?.dispute?.status).toBe('lost');
  });

  it('knows nothing new of what comes twice, or late', () => {
    expect(withDispute(open, { id: 'd1', status: 'open' }, NOW)).toBeNull();
    const lost = withDispute(open, { id: 'd1', status: 'lost' }, NOW) ?? none;
    expect(withDispute(lost, { id: 'd1', status: 'open' }, NOW)).toBeNull();
  });

  it('takes a further dispute of the same payment', () => {
    const won = withDispute(open, { id: 'd1', status: 'won' }, NOW) ?? none;
    expect(withDispute(won, { id: 'd2', status: 'open' }, NOW)?.dispute?.id).toBe('d2');
  });
});
