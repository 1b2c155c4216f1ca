import { AUDIT_ACTIONS } from '@smriti/shared/staff/audit';
import { SETTING_BOUNDS, SETTING_LENGTHS } from '@smriti/shared/staff/settings';
import { expect, it } from 'vitest';
import { auditActionMessages, auditFieldMessages } from './messages';

it('contain a text for every recorded action', () => {
  const named = Object.keys(auditActionMessages.get());
  const missing = Object.keys(AUDIT_ACTIONS).filter((action) => !named.includes(action));
  expect(missing).toEqual([]);
});

it('contain a text for every setting', () => {
  const named = Object.keys(auditFieldMessages.get());
  const settings = [...Object.keys(SETTING_BOUNDS), ...Object.keys(SETTING_LENGTHS)];
  expect(settings.filter((name) => !named.includes(name))).toEqual([]);
});
