import { describe, expect, it } from 'vitest';
import { countRemarks, findRespondObstacle } from './RespondForm';

const paid = { is_unpaid: false };
const none = { proposals: 0, isProposing: false };

describe('findRespondObstacle', () => {
  it('requires a remark, a proposal or a note', () => {
    expect(findRespondObstacle(paid, { texts: { a: ' ' }, note: ' ' }, none)).toBe('nothing-said');
    expect(findRespondObstacle(paid, { texts: { a: 'Dark' }, note: '' }, none)).toBeNull();
    expect(findRespondObstacle(paid, { texts: { a: '' }, note: 'Lovely.' }, none)).toBeNull();
    const proposed = { proposals: 1, isProposing: false };
    expect(findRespondObstacle(paid, { texts: {}, note: '' }, proposed)).toBeNull();
  });

  it('requires an open proposal to be saved or discarded', () => {
    const proposing = { proposals: 1, isProposing: true };
    expect(findRespondObstacle(paid, { texts: {}, note: 'Fine.' }, proposing)).toBe('proposing');
  });

  it('requires the initial payment in any case', () => {
    expect(findRespondObstacle({ is_unpaid: true }, { texts: { a: 'Dark' }, note: '' }, none)).toBe(
      'unpaid',
    );
  });
});

it('counts the photos with a remark', () => {
  expect(countRemarks({ texts: { a: 'Dark', b: '\n', c: 'Red eyes' } })).toBe(2);
});
