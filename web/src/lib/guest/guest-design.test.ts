// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { answerWithError, stubApi } from '#lib/page.test-data.tsx';
import { ensureGuest } from './guest-design';
import { guestToken } from './guest-token';

const CREATE = 'POST /api/guest-users';
const VERIFY = 'GET /api/guest-users/verify';
const CONFIGURATION = {
  product_id: 7,
  album_sizes_id: 2,
  paper_types_id: 1,
  lamination_type_id: 1,
  cover_type_id: 1,
};
const CREATED = {
  token: 'new',
  custom_token: 'c2',
  data: { id: 'g2', guest_id: 'g2', ...CONFIGURATION },
};

afterEach(() => {
  vi.unstubAllGlobals();
  guestToken.clear();
});

// proves guests-5
it('creates another guest after a 401, and stores its token', async () => {
  guestToken.set('old');
  const unauthorised = { message: 'Please start again.', code: 'unauthenticated', request_id: 'r' };
  const api = stubApi({
    [VERIFY]: () => Response.json(unauthorised, { status: 401 }),
    [CREATE]: CREATED,
  });
  expect(await ensureGuest(CONFIGURATION)).toEqual({ id: 'g2', token: 'new', customToken: 'c2' });
  expect(guestToken.get()).toBe('new');
  expect(api.sentTo(CREATE)[0]?.body).toMatchObject(CONFIGURATION);
});

it('keeps the guest of a valid token, and the token after any other failure', async () => {
  guestToken.set('old');
  const api = stubApi({ [VERIFY]: { guest_id: 'g1', custom_token: 'c1' }, [CREATE]: CREATED });
  expect(await ensureGuest(CONFIGURATION)).toEqual({ id: 'g1', token: 'old', customToken: 'c1' });
  api.set(VERIFY, answerWithError(500));
  await expect(ensureGuest(CONFIGURATION)).rejects.toThrow();
  expect(guestToken.get()).toBe('old');
  expect(api.sentTo(CREATE)).toEqual([]);
});
