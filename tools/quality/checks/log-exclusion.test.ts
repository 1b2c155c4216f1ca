import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getStaffInvitation, staffInvitationPath } from '@smriti/shared/account/staff-invitations';
import { addNote, getSharedBook, sharedBookPath } from '@smriti/shared/book/shares';
import { openPaymentLink, paymentLinkPath } from '@smriti/shared/order/payment-links';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createPictureAddress } from '../../../functions/src/platform/links/picture-address.ts';
import { createPrintAddress } from '../../../functions/src/platform/links/print-address.ts';
import { ROOT } from '../../../shared/local/paths.ts';

/** Flags of `gcloud logging sinks update` in the format of `--flags-file`. */
const flags = z.strictObject({
  '--add-exclusion': z.strictObject({
    name: z.string().check(z.regex(/^[A-Za-z0-9][\w.-]{0,99}$/)),
    description: z.string(),
    filter: z.string(),
  }),
});
const { filter } = flags.parse(
  JSON.parse(readFileSync(join(ROOT, 'ops/log-exclusion.json'), 'utf8')),
)['--add-exclusion'];

/** The regular expression that the filter applies to a field. */
function patternOf(field: string): RegExp {
  const [, pattern = ''] = new RegExp(`httpRequest\\.${field}=~"([^"]+)"`).exec(filter) ?? [];
  expect(pattern).not.toBe('');
  return new RegExp(pattern);
}

const SITE = 'https://smriti.example';
const TOKEN = 'a'.repeat(63);
const NOW = new Date('2026-03-01T10:00:00.000Z');
const secret = { pictureSecret: 'a secret of the shop' };
const viewer = { albumId: 'album', uid: 'asha' };

describe('the log exclusion', () => {
  it.each([
    sharedBookPath(TOKEN),
    staffInvitationPath(TOKEN),
    `/api${getStaffInvitation.path.replace(':token', TOKEN)}`,
    `/api${getSharedBook.path.replace(':token', TOKEN)}`,
    `/api/api${addNote.path.replace(':token', TOKEN)}`,
    paymentLinkPath(TOKEN),
    `/api${openPaymentLink.path.replace(':token', TOKEN)}`,
    createPictureAddress(secret, { photoId: 'photo', size: 'small' }, viewer, NOW),
    createPrintAddress(secret, '/orders/ORD23456789/print/inside', 'tara', NOW).url,
    '/reset-password?mode=resetPassword&oobCode=code',
  ])('keeps %s out of the request log', (path) => {
    expect(`${SITE}${path}`).toMatch(patternOf('requestUrl'));
  });

  it('excludes requests from pages with such addresses', () => {
    for (const path of [
      sharedBookPath(TOKEN),
      staffInvitationPath(TOKEN),
      paymentLinkPath(TOKEN),
      '/reset-password?oobCode=code',
    ]) {
      expect(`${SITE}${path}`).toMatch(patternOf('referer'));
    }
  });

  it('keeps all other requests', () => {
    for (const path of ['/', '/api/orders/ORD23456789', '/api/albums/album/shares', '/products']) {
      expect(`${SITE}${path}`).not.toMatch(patternOf('requestUrl'));
      expect(`${SITE}${path}`).not.toMatch(patternOf('referer'));
    }
  });

  it('is set up by the deployment documents', () => {
    const command = 'gcloud logging sinks update _Default';
    for (const page of ['ops/README.md', 'docs/deploy.md']) {
      const text = readFileSync(join(ROOT, page), 'utf8');
      expect(text).toContain(command);
      expect(text).toContain('ops/log-exclusion.json');
    }
  });
});
