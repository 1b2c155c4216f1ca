import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guestToken } from '#lib/guest/guest-token.ts';
import { findStoredGuest } from '#lib/guest/guest-design.ts';
import { rejectWithoutConnection, stubApi } from '#lib/page.test-data.tsx';
import { useSession } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import { chooseLanguage, sendChosenLanguage } from './choose-language';
import { formatDate, formatRupees } from './format';
import { pageLanguage, messageCatalogue } from './i18n';
import { chosenLanguage, showLanguage, startLanguage } from './language';
import { loadWithTexts } from './texts';
import { fetchTexts } from './translation-files';

const texts = messageCatalogue('app', { login: 'Login' });
vi.mock('./translation-files', () => ({
  fetchTexts: vi.fn(() => Promise.resolve({ app: { login: 'लॉग इन' } })),
}));

const onUnavailable = vi.fn();
/** Starts the language as the app does; resolves after the first paint. */
const started = () =>
  new Promise<void>((paint) => startLanguage({ isFilled: false, paint, onUnavailable }));

beforeEach(() => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'en-GB', 'hi-IN']);
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await showLanguage('en');
  useSession.setState(useSession.getInitialState(), true);
  localStorage.clear();
  onUnavailable.mockClear();
});

it('starts in English with a notice when the texts cannot be loaded, and switches once online', async () => {
  const error = new TypeError('Failed to fetch');
  vi.mocked(fetchTexts).mockRejectedValueOnce(error).mockRejectedValueOnce(error);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await expect(chooseLanguage('hi')).rejects.toBe(error);
  expect(chosenLanguage()).toBeUndefined();
  localStorage.setItem('language', 'hi');
  await started();
  expect([pageLanguage.get(), onUnavailable.mock.calls.length]).toEqual(['en', 1]);
  expect(warn).toHaveBeenCalledWith('The language could not be fetched', error);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(pageLanguage.get()).toBe('hi'));
});

it('uses the first language of the browser that the shop supports', async () => {
  await started();
  expect(pageLanguage.get()).toBe('en');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'hi', 'en']);
  await started();
  expect(pageLanguage.get()).toBe('hi');
  expect(document.documentElement.lang).toBe('hi-IN');
  expect(texts.get().login).toBe('लॉग इन');
});

it('switches to the language of the profile at sign-in', async () => {
  await started();
  expect(texts.get().login).toBe('Login');
  useSession.setState({ user: { ...ASHA, language: 'hi' }, isAuthenticated: true });
  await vi.waitFor(() => expect(texts.get().login).toBe('लॉग इन'));
});

it('prefers the chosen language to those of the profile and the browser', async () => {
  stubApi({});
  await chooseLanguage('hi');
  expect(formatRupees(123456)).toBe('₹1,23,456.00');
  expect(formatDate('2026-11-21T20:00:00.000Z')).toBe('22 नवंबर 2026');
  await showLanguage('en');
  expect(formatDate('2026-11-21T20:00:00.000Z')).toBe('22 Nov 2026');
  useSession.setState({ user: { ...ASHA, language: 'en' }, isAuthenticated: true });
  await started();
  expect(pageLanguage.get()).toBe('hi');
});

it('sends the chosen language of a customer or a guest to the API', async () => {
  const api = stubApi({
    'PUT /api/users': { user: { ...ASHA, language: 'hi' } },
    'PUT /api/guest-users/language': { language: 'hi' },
  });
  guestToken.set('guest');
  await chooseLanguage('hi');
  await vi.waitFor(() => expect(api.sent).toHaveLength(1));
  useSession.setState({ user: ASHA, isAuthenticated: true });
  await chooseLanguage('hi');
  await vi.waitFor(() => expect(useSession.getState().user?.language).toBe('hi'));
  expect(api.sent.map(({ route, body }) => [route, body])).toEqual([
    ['PUT /api/guest-users/language', { language: 'hi' }],
    ['PUT /api/users', { language: 'hi' }],
  ]);
});

it('resends the language of a guest once online and when the guest is verified', async () => {
  const TELL = 'PUT /api/guest-users/language';
  vi.spyOn(console, 'warn').mockReturnValue();
  const api = stubApi({
    [TELL]: rejectWithoutConnection,
    'GET /api/guest-users/verify': { guest_id: 'g', custom_token: 'custom' },
  });
  guestToken.set('guest');
  const told = async (times: number) => {
    await vi.waitFor(() => expect(api.sentTo(TELL)).toHaveLength(times));
    // Lets the page process the result.
    await new Promise((resolve) => setTimeout(resolve));
  };
  await chooseLanguage('hi');
  await told(1);
  dispatchEvent(new Event('online'));
  await told(2);
  api.set(TELL, { language: 'hi' });
  await findStoredGuest();
  await told(3);
  dispatchEvent(new Event('online'));
  await findStoredGuest();
  await told(3);
  expect(api.sentTo(TELL).map(({ body }) => body)).toEqual(Array(3).fill({ language: 'hi' }));
});

it('ignores a choice whose texts load after the next choice', async () => {
  const api = stubApi({ 'PUT /api/guest-users/language': { language: 'en' } });
  guestToken.set('guest');
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  // Shows a part whose Hindi texts are not loaded.
  await loadWithTexts(() => Promise.resolve(), 'about');
  vi.mocked(fetchTexts).mockImplementationOnce(async () => {
    await late;
    return {};
  });
  const superseded = chooseLanguage('hi');
  await chooseLanguage('en');
  arrive();
  await superseded;
  await vi.waitFor(() => expect(api.sent).toHaveLength(1));
  expect([pageLanguage.get(), chosenLanguage()]).toEqual(['en', 'en']);
  expect(api.sent.map(({ body }) => body)).toEqual([{ language: 'en' }]);
});

it('sends the chosen language to the profile of a signed-in user if it differs', async () => {
  const api = stubApi({ 'PUT /api/users': { user: { ...ASHA, language: 'hi' } } });
  // Has no effect without a session and a chosen language.
  sendChosenLanguage();
  localStorage.setItem('language', 'hi');
  sendChosenLanguage();
  useSession.setState({ user: { ...ASHA, language: 'en' }, isAuthenticated: true });
  sendChosenLanguage();
  await vi.waitFor(() => expect(useSession.getState().user?.language).toBe('hi'));
  sendChosenLanguage();
  expect(api.sent.map(({ body }) => body)).toEqual([{ language: 'hi' }]);
});

it('paints a prerendered page at once', () => {
  stubApi({});
  const paint = vi.fn<() => void>();
  startLanguage({ isFilled: true, paint, onUnavailable });
  expect(paint).toHaveBeenCalledOnce();
});
