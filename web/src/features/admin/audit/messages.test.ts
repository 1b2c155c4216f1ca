import { AUDIT_ACTIONS } from '@smriti/shared/staff/audit';
import { expect, it } from 'vitest';
import { actionMessages } from './messages';

it('has words for every action that is noted', () => {
  const named = Object.keys(actionMessages.get());
  const missing = Object.keys(AUDIT_ACTIONS).filter((action) => !named.includes(action));
  expect(missing).toEqual([]);
});
