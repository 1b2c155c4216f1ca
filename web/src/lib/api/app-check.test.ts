import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const getToken = vi.fn<(appCheck: unknown) => Promise<{ token: string }>>();
const initializeAppCheck = vi.fn((firebaseApp: unknown, options: { provider: unknown }) => ({
  firebaseApp,
  options,
}));

vi.mock('firebase/app-check', () => ({
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider: class {
    constructor(readonly enterpriseKey: string) {}
  },
  ReCaptchaV3Provider: class {
    constructor(readonly v3Key: string) {}
  },
}));
vi.mock('#lib/session/identity-provider.ts', () => ({ firebaseApp: { name: 'own' } }));

async function open(kind?: string) {
  vi.stubEnv('VITE_RECAPTCHA_SITE_KEY', 'site-key');
  if (kind) vi.stubEnv('VITE_RECAPTCHA_KIND', kind);
  vi.resetModules();
  const [{ addAttestation, startAttestation }, { startAppCheck }] = await Promise.all([
    import('./attestation'),
    import('./app-check'),
  ]);
  const headerOf = async (path: string) => {
    const headers = new Headers();
    await addAttestation(path, headers);
    return headers.get('X-Firebase-AppCheck');
  };
  return { headerOf, startAttestation, startAppCheck };
}

beforeEach(() => {
  getToken.mockReset().mockResolvedValue({ token: 'attested' });
  initializeAppCheck.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  [undefined, { enterpriseKey: 'site-key' }],
  ['enterprise', { enterpriseKey: 'site-key' }],
  ['v3', { v3Key: 'site-key' }],
])('starts once per app, with the key kind of the build: %s', async (kind, is) => {
  const { startAttestation, startAppCheck } = await open(kind);
  const firebaseApp = { name: 'guest', options: {}, automaticDataCollectionEnabled: false };
  await startAttestation(firebaseApp);
  startAppCheck(firebaseApp);
  expect(initializeAppCheck.mock.calls).toHaveLength(1);
  expect(initializeAppCheck.mock.calls[0]?.[1].provider).toMatchObject(is);
});

it('requests a token only for endpoints that require it', async () => {
  const { headerOf } = await open();
  expect(await headerOf('/payments')).toBe('attested');
  expect(await headerOf('/guest-users')).toBe('attested');
  expect(getToken).toHaveBeenCalledTimes(2);
  expect(await headerOf('/products')).toBeNull();
  expect(getToken).toHaveBeenCalledTimes(2);
});

it('sends a call without a token when Google refuses one', async () => {
  getToken.mockRejectedValue(new Error('403'));
  const { headerOf } = await open();
  expect(await headerOf('/payments')).toBeNull();
});

it('waits 10 s for a blocked script, and 1 s for later calls', async () => {
  getToken.mockReturnValue(new Promise(() => undefined));
  const { headerOf } = await open();
  vi.useFakeTimers();
  for (const timeout of [10_000, 1_000]) {
    const answered = vi.fn();
    const header = headerOf('/payments').then(answered);
    await vi.advanceTimersByTimeAsync(timeout - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await header;
    expect(answered).toHaveBeenCalledWith(null);
  }
});
