import { getAuthUser } from '@smriti/shared/account/auth';
import { updateUser } from '@smriti/shared/account/users';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const USER = {
  id: 'asha',
  uid: 'asha',
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'a@smriti.test',
  phone: '',
  dob_day: null,
  dob_month: null,
  dob_year: null,
  profile_url: null,
  auth_provider: 'email',
  displayName: 'Asha Verma',
  role: 'customer',
  created_at: '2026-06-01T10:00:00.000Z',
};
const FORM = {
  firstName: 'Asha',
  lastName: 'Verma',
  email: USER.email,
  phone: '',
  password: 'Smriti@123',
  dob_day: 1,
  dob_month: 2,
  dob_year: 1990,
};
const signOutOfProvider = vi.fn(() => Promise.resolve());
const sendConfirmationLink = vi.fn(() => Promise.resolve());
const signInWithPassword = vi.fn<(...entered: string[]) => Promise<unknown>>();
const createAccount = vi.fn<(...entered: string[]) => Promise<unknown>>();
const signInByToken = vi.fn<(token: string) => Promise<void>>();
const tell = vi.fn<(user: unknown) => void>();
const providerUser = {
  uid: 'asha',
  email: USER.email,
  refreshToken: 'refresh',
  getIdToken: () => Promise.resolve('token'),
};
const firebaseAuth: { currentUser: unknown; authStateReady: () => Promise<void> } = {
  currentUser: providerUser,
  authStateReady: () => Promise.resolve(),
};
const signInWithGoogle = vi.fn<() => Promise<unknown>>();

vi.mock('./identity-provider', () => ({
  firebaseAuth,
  signOutOfProvider,
  signInWithPassword,
  createAccount,
  signInWithGoogle,
  signInByToken,
  sendConfirmationLink,
  watchUser: (listener: (user: unknown) => void) => tell.mockImplementation(listener),
}));

const sent: { url: string; body: unknown }[] = [];

/** Stubs all API calls. */
function api(answer: (url: string) => Response): void {
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    sent.push({ url, body: typeof body === 'string' ? JSON.parse(body) : null });
    return Promise.resolve(answer(url));
  });
}

const refused = (status: number, code: string) =>
  Response.json({ message: 'No.', code, request_id: 'r' }, { status });

/** Starts a tab whose last visit left a user signed in. */
async function signedInTab() {
  localStorage.setItem(
    'auth-storage',
    JSON.stringify({ state: { user: USER, isAuthenticated: true, token: 'token' }, version: 0 }),
  );
  sessionStorage.setItem('authToken', 'token');
  vi.resetModules();
  const [{ startSession, ...session }, ways, { useSession }] = await Promise.all([
    import('./session'),
    import('./sign-in'),
    import('./session-store'),
  ]);
  await startSession();
  return { ...session, ...ways, useSession };
}

beforeEach(() => {
  sent.length = 0;
  sendConfirmationLink.mockClear();
  signInWithPassword.mockReset().mockResolvedValue(providerUser);
  createAccount.mockReset().mockResolvedValue(providerUser);
  signInWithGoogle.mockReset().mockResolvedValue(providerUser);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

// proves session-8, routes-6
it.each([
  ['too many requests', () => refused(429, 'rate_limited')],
  ['a failed attestation', () => refused(401, 'not_attested')],
  ['an internal error', () => refused(500, 'internal')],
  [
    'a lost connection',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('stays signed in despite %s', async (_what, answer) => {
  api(answer);
  const { useSession, renewToken } = await signedInTab();
  tell(providerUser);
  await vi.waitFor(() => {
    expect(useSession.getState()).toMatchObject({ isAuthenticated: true, isLoading: false });
  });
  await expect(renewToken()).rejects.toThrow();
  expect(signOutOfProvider).not.toHaveBeenCalled();
  expect(useSession.getState().isAuthenticated).toBe(true);
});

// proves session-8, session-2
it('ends the session if the token is invalid', async () => {
  api(() => Response.json({ valid: false }));
  const { useSession } = await signedInTab();
  tell(providerUser);
  await vi.waitFor(() => {
    expect(useSession.getState().isAuthenticated).toBe(false);
  });
  expect(useSession.getState()).toEqual({
    user: null,
    isAuthenticated: false,
    token: null,
    hasEnded: false,
    error: null,
    isLoading: false,
  });
  expect(sessionStorage.getItem('authToken')).toBeNull();
});

it.each([
  ['another tab has logged out', () => tell(null)],
  ['the session was ended on another device', () => tell(providerUser)],
])('deletes the data of the user when %s', async (_what, ended) => {
  api(() => Response.json({ valid: false }));
  const { useSession } = await signedInTab();
  const { setForgetUserEffect } = await import('./forget-user');
  const { queryClient } = await import('#lib/api/query-client.ts');
  const forget = vi.fn(() => Promise.resolve());
  setForgetUserEffect(forget);
  queryClient.setQueryData(['addresses'], ['7, Church Street']);
  ended();
  await vi.waitFor(() => expect(forget).toHaveBeenCalledExactlyOnceWith('asha'));
  expect(queryClient.getQueryData(['addresses'])).toBeUndefined();
  expect(useSession.getState().isAuthenticated).toBe(false);
});

/** Delivers a message that another tab has sent through the storage. */
const receive = (key: string, newValue: string) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));

/** Stores a session as another tab does; null: nobody is signed in. */
function storeInOtherTab(user: typeof USER | null): void {
  const token = user && 'new-token';
  const state = { user, isAuthenticated: user !== null, token };
  localStorage.setItem('auth-storage', JSON.stringify({ state, version: 0 }));
}

/** Opens a page in a signed-in tab; the API refuses to renew its token. */
async function pageWithRefusedSession() {
  const tab = await signedInTab();
  const [{ setForgetUserEffect }, { queryClient }, { callApi }, { addTaskBeforeSignOut }] =
    await Promise.all([
      import('./forget-user'),
      import('#lib/api/query-client.ts'),
      import('#lib/api/api.ts'),
      import('./before-sign-out'),
    ]);
  api((url) =>
    url.includes('refresh') || tab.useSession.getState().hasEnded
      ? refused(401, 'unauthenticated')
      : Response.json({ user: USER, token: 'token' }),
  );
  const forget = vi.fn(() => Promise.resolve());
  setForgetUserEffect(forget);
  signOutOfProvider.mockClear();
  return { ...tab, forget, queryClient, callApi, addTaskBeforeSignOut };
}

const storedSession = () => localStorage.getItem('auth-storage');

it('lets the user of a shown page go on after signing in again, and stores nothing until then', async () => {
  const { registerSessionPage, renewToken, signIn, useSession, ...page } =
    await pageWithRefusedSession();
  page.queryClient.setQueryData(['addresses'], ['7, Church Street']);
  registerSessionPage();
  await expect(renewToken()).rejects.toMatchObject({ status: 401 });
  expect(signOutOfProvider).toHaveBeenCalledOnce();
  tell(null);
  expect(useSession.getState()).toMatchObject({
    hasEnded: true,
    user: { uid: 'asha' },
    token: null,
  });
  expect(storedSession()).not.toContain('asha');
  expect(sessionStorage.getItem('authToken')).toBeNull();
  expect(page.queryClient.getQueryData(['addresses'])).toBeUndefined();
  await vi.waitFor(() => expect(page.forget).toHaveBeenCalledExactlyOnceWith('asha'));

  const read = page.callApi(getAuthUser, { params: { uid: 'asha' } });
  await expect(
    page.callApi(updateUser, { body: { firstName: 'Asha' } as never }),
  ).rejects.toMatchObject({ status: 401 });

  api(() => Response.json({ user: USER, token: 'new-token' }));
  const isLoading: boolean[] = [];
  useSession.subscribe((now) => isLoading.push(now.isLoading));
  await signIn(USER.email, 'Smriti@123');
  expect((await read).user.uid).toBe('asha');
  expect(isLoading).not.toContain(true);
  expect(useSession.getState()).toMatchObject({ hasEnded: false, isAuthenticated: true });
  expect(storedSession()).toContain('asha');
});

/** Opens a page, whose session another tab finds to be ended. */
async function pageEndedByOtherTab() {
  const tab = await pageWithRefusedSession();
  const leavePage = tab.registerSessionPage();
  storeInOtherTab(null);
  receive('ended-session', 'asha');
  await vi.waitFor(() => expect(tab.useSession.getState().hasEnded).toBe(true));
  tell(null);
  return { ...tab, leavePage };
}

it('keeps the pages of other tabs of the user, too, and goes on after a sign-in in any of them', async () => {
  const { useSession, queryClient, forget } = await pageEndedByOtherTab();
  expect(useSession.getState()).toMatchObject({ user: { uid: 'asha' }, token: null });
  expect(signOutOfProvider).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('authToken')).toBeNull();
  await vi.waitFor(() => expect(forget).toHaveBeenCalledExactlyOnceWith('asha'));
  queryClient.setQueryData(['addresses'], ['7, Church Street']);

  // The provider knows the user before the sign-in is complete.
  tell(providerUser);
  api(() => Response.json({ valid: true }));
  storeInOtherTab(USER);
  receive('begun-session', 'asha');
  await vi.waitFor(() => expect(useSession.getState().hasEnded).toBe(false));
  expect(useSession.getState()).toMatchObject({ user: { uid: 'asha' }, token: 'new-token' });
  expect(queryClient.getQueryData(['addresses'])).toEqual(['7, Church Street']);
  expect(sessionStorage.getItem('authToken')).toBe('new-token');
});

it('ends the pages of other tabs if somebody else signs in', async () => {
  const { useSession, queryClient } = await pageEndedByOtherTab();
  queryClient.setQueryData(['addresses'], ['7, Church Street']);
  api(() => Response.json({ valid: true }));
  storeInOtherTab({ ...USER, id: 'kabir', uid: 'kabir' });
  receive('begun-session', 'kabir');
  await vi.waitFor(() => expect(useSession.getState().user?.uid).toBe('kabir'));
  expect(useSession.getState().hasEnded).toBe(false);
  expect(queryClient.getQueryData(['addresses'])).toBeUndefined();
});

it.each([
  ['a token that the API refuses', USER, () => Response.json({ valid: false })],
  ['nobody', null, () => Response.json({ valid: true })],
])('waits on a page of another tab that has stored %s', async (_what, user, answer) => {
  const { useSession } = await pageEndedByOtherTab();
  api(answer);
  storeInOtherTab(user);
  receive('begun-session', 'asha');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(useSession.getState()).toMatchObject({ hasEnded: true, token: null });
  expect(sessionStorage.getItem('authToken')).toBeNull();
});

it('takes no session from another tab unless its page was kept', async () => {
  const { signOut, useSession } = await pageWithRefusedSession();
  await signOut();
  api(() => Response.json({ valid: true }));
  storeInOtherTab(USER);
  receive('begun-session', 'asha');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(useSession.getState().user).toBeNull();
});

it.each([
  ['the session of somebody else ended', 'kabir', null],
  ['the user has signed in again', 'asha', USER],
])('goes on if in another tab %s', async (_what, uid, stored) => {
  const { registerSessionPage, useSession } = await pageWithRefusedSession();
  registerSessionPage();
  storeInOtherTab(stored);
  receive('ended-session', uid);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(useSession.getState()).toMatchObject({ hasEnded: false, user: { uid: 'asha' } });
});

it.each(['a shown page', 'a public page'])(
  'tells other tabs from %s, once nobody is stored and before the provider signs out',
  async (where) => {
    const { registerSessionPage, renewToken, signIn } = await pageWithRefusedSession();
    if (where === 'a shown page') registerSessionPage();
    const log: string[] = [];
    signOutOfProvider.mockImplementationOnce(() => {
      log.push('sign-out');
      return Promise.resolve();
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
      log.push(key);
    });
    await expect(renewToken()).rejects.toThrow();
    expect(log.slice(-3)).toEqual(['auth-storage', 'ended-session', 'sign-out']);
    api(() => Response.json({ user: USER, token: 'new-token' }));
    await signIn(USER.email, 'Smriti@123');
    expect(log.slice(-2)).toEqual(['auth-storage', 'begun-session']);
    vi.restoreAllMocks();
    expect(localStorage.getItem('ended-session')).toBeNull();
    expect(localStorage.getItem('begun-session')).toBeNull();
  },
);

it('deletes the data of a user if the provider has another one', async () => {
  api((url) =>
    url.includes('verify-token')
      ? Response.json({ valid: true })
      : Response.json({ user: { ...USER, id: 'kabir', uid: 'kabir' } }),
  );
  const { useSession } = await signedInTab();
  const { queryClient } = await import('#lib/api/query-client.ts');
  queryClient.setQueryData(['addresses'], ['7, Church Street']);
  tell({ ...providerUser, uid: 'kabir' });
  await vi.waitFor(() => expect(useSession.getState().user?.uid).toBe('kabir'));
  expect(queryClient.getQueryData(['addresses'])).toBeUndefined();
});

it('ends the page if somebody else signs in on it', async () => {
  const {
    registerSessionPage,
    renewToken,
    signInWithGoogle: enter,
    useSession,
    ...page
  } = await pageWithRefusedSession();
  registerSessionPage();
  await expect(renewToken()).rejects.toThrow();
  expect(useSession.getState().hasEnded).toBe(true);
  page.queryClient.setQueryData(['addresses'], ['7, Church Street']);
  signInWithGoogle.mockResolvedValue({ ...providerUser, uid: 'kabir' });
  api(() => Response.json({ user: { ...USER, id: 'kabir', uid: 'kabir' }, token: 'new-token' }));
  await enter(() => undefined);
  expect(page.queryClient.getQueryData(['addresses'])).toBeUndefined();
  expect(useSession.getState()).toMatchObject({ hasEnded: false, user: { uid: 'kabir' } });
});

it.each(['is asked to', 'shows another page'])('ends the page if its user %s', async (what) => {
  const { registerSessionPage, renewToken, leaveEndedSession, useSession, callApi } =
    await pageWithRefusedSession();
  const leavePage = registerSessionPage();
  await expect(renewToken()).rejects.toThrow();
  expect(useSession.getState().hasEnded).toBe(true);
  api(() => refused(401, 'unauthenticated'));
  const read = callApi(getAuthUser, { params: { uid: 'asha' } });
  await new Promise((resolve) => setTimeout(resolve, 20));
  if (what === 'is asked to') leaveEndedSession();
  else leavePage();
  await expect(read).rejects.toMatchObject({ status: 401 });
  expect(useSession.getState()).toMatchObject({ hasEnded: false, user: null });
});

it('ends the session at once in an open studio and on public pages', async () => {
  const { registerSessionPage, renewToken, useSession, addTaskBeforeSignOut } =
    await pageWithRefusedSession();
  registerSessionPage();
  addTaskBeforeSignOut(() => Promise.resolve());
  await expect(renewToken()).rejects.toThrow();
  expect(useSession.getState()).toMatchObject({ hasEnded: false, user: null });

  const onPublicPage = await pageWithRefusedSession();
  await expect(onPublicPage.renewToken()).rejects.toThrow();
  expect(onPublicPage.useSession.getState()).toMatchObject({ hasEnded: false, user: null });
});

it('shows a refused sign-in on the page of an ended session, and waits for the next one', async () => {
  const { registerSessionPage, renewToken, signIn, useSession } = await pageWithRefusedSession();
  registerSessionPage();
  await expect(renewToken()).rejects.toThrow();
  await expect(signIn(USER.email, 'Smriti@123')).rejects.toMatchObject({ status: 401 });
  expect(useSession.getState()).toMatchObject({ hasEnded: true, user: { uid: 'asha' } });
  api(() => Response.json({ user: USER, token: 'new-token' }));
  await signIn(USER.email, 'Smriti@123');
  expect(useSession.getState()).toMatchObject({ hasEnded: false, token: 'new-token' });
});

it('asks for a sign-in if the API refuses the renewed token, too, but not its attestation', async () => {
  const { registerSessionPage, signIn, useSession, callApi } = await pageWithRefusedSession();
  let code = 'not_attested';
  api((url) =>
    url.includes('refresh') ? Response.json({ token: 'renewed' }) : refused(401, code),
  );
  registerSessionPage();
  const getUser = () => callApi(getAuthUser, { params: { uid: 'asha' } });
  await expect(getUser()).rejects.toMatchObject({ code });
  expect(useSession.getState().hasEnded).toBe(false);
  code = 'unauthenticated';
  const call = getUser();
  await vi.waitFor(() => expect(useSession.getState().hasEnded).toBe(true));
  await vi.waitFor(() => expect(signOutOfProvider).toHaveBeenCalledOnce());
  api(() => Response.json({ user: USER, token: 'new-token' }));
  await signIn(USER.email, 'Smriti@123');
  expect((await call).user.uid).toBe('asha');
});

it.each(['before', 'after'])(
  'keeps the page if the provider refuses the renewal of a token, and signs out %s it says so',
  async (order) => {
    const soon = Math.floor(Date.now() / 1000) + 60;
    const token = `h.${btoa(JSON.stringify({ exp: soon }))}.s`;
    const { registerSessionPage, signIn, useSession } = await signedInTab();
    registerSessionPage();
    firebaseAuth.currentUser = {
      ...providerUser,
      getIdToken: () => {
        firebaseAuth.currentUser = null;
        if (order === 'before') tell(null);
        return Promise.reject(new Error('auth/user-token-expired'));
      },
    };
    api(() => Response.json({ user: USER, token }));
    await signIn(USER.email, 'Smriti@123');
    await vi.waitFor(() => expect(firebaseAuth.currentUser).toBeNull());
    if (order === 'after') tell(null);
    await vi.waitFor(() => expect(useSession.getState().hasEnded).toBe(true));
    expect(useSession.getState()).toMatchObject({ hasEnded: true, user: { uid: 'asha' } });
    firebaseAuth.currentUser = providerUser;
  },
);

it('keeps the data of the user after a transient failure', async () => {
  api(() => refused(503, 'unavailable'));
  const { useSession } = await signedInTab();
  const { setForgetUserEffect } = await import('./forget-user');
  const forget = vi.fn(() => Promise.resolve());
  setForgetUserEffect(forget);
  tell(providerUser);
  await vi.waitFor(() => expect(useSession.getState().isLoading).toBe(false));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(forget).not.toHaveBeenCalled();
});

it('stays signed out if the profile arrives after the logout', async () => {
  let answer: (profile: Response) => void = () => undefined;
  vi.stubGlobal('fetch', (url: string) => {
    if (url.includes('/verify-token')) return Promise.resolve(Response.json({ valid: true }));
    return new Promise<Response>((resolve) => (answer = resolve));
  });
  const { useSession, signOut } = await signedInTab();
  const asked = answer;
  tell(providerUser);
  await vi.waitFor(() => expect(answer).not.toBe(asked));
  await signOut();
  answer(Response.json({ user: USER }));
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  expect(useSession.getState()).toMatchObject({ isAuthenticated: false, user: null });
  expect(sessionStorage.getItem('authToken')).toBeNull();
});

// proves session-7
it('starts signed out and loading', async () => {
  vi.resetModules();
  const { useSession } = await import('./session-store');
  expect(useSession.getState()).toEqual({
    user: null,
    isAuthenticated: false,
    token: null,
    hasEnded: false,
    error: null,
    isLoading: true,
  });
});

// proves login-4, login-8
it('signs in with the provider first, and stores and throws its error', async () => {
  api(() => Response.json({ user: USER, token: 'token' }));
  const { signIn, useSession } = await signedInTab();
  useSession.setState({ user: null, isAuthenticated: false, token: null });
  sent.length = 0;
  const refusal = Object.assign(new Error('Firebase: x'), { code: 'auth/wrong-password' });
  signInWithPassword.mockRejectedValueOnce(refusal);
  await expect(signIn(USER.email, 'Wrong@123')).rejects.toBe(refusal);
  expect(sent).toEqual([]);
  expect(useSession.getState()).toMatchObject({
    isAuthenticated: false,
    user: null,
    isLoading: false,
    error: 'Incorrect password',
  });
});

// proves login-7
it('is loading without an error during sign-in, and has user and token afterwards', async () => {
  api(() => Response.json({ user: USER, token: 'shop-token' }));
  const { signIn, useSession } = await signedInTab();
  useSession.setState({ user: null, isAuthenticated: false, token: null, error: 'Old.' });
  let answer: (user: unknown) => void = () => undefined;
  signInWithPassword.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const signedIn = signIn(USER.email, 'Smriti@123');
  await vi.waitFor(() => expect(signInWithPassword).toHaveBeenCalledOnce());
  expect(useSession.getState()).toMatchObject({ isLoading: true, error: null });
  answer(providerUser);
  await signedIn;
  expect(useSession.getState()).toMatchObject({
    user: { uid: 'asha' },
    token: 'shop-token',
    isAuthenticated: true,
    isLoading: false,
    error: null,
  });
});

// proves register-8, api-2
it('registers with the provider under the full name, and then with the API', async () => {
  api(() => Response.json({ user: USER, token: 'token' }));
  const { registerAccount } = await signedInTab();
  sent.length = 0;
  createAccount.mockRejectedValueOnce(new Error('Email already registered'));
  await expect(registerAccount(FORM)).rejects.toThrow('Email already registered');
  expect(sent).toEqual([]);
  await registerAccount(FORM);
  expect(createAccount).toHaveBeenLastCalledWith(USER.email, 'Smriti@123', 'Asha Verma');
  expect(sent.find(({ url }) => url === '/api/auth/register')?.body).toMatchObject({
    uid: 'asha',
    firstName: 'Asha',
    lastName: 'Verma',
    email: USER.email,
    phone: '',
    dob_day: 1,
    dob_month: 2,
    dob_year: 1990,
    profile_url: null,
    auth_provider: 'email',
    displayName: 'Asha Verma',
  });
});

it('signs in by custom token after a Google sign-in that reclaimed an account', async () => {
  const onReclaimed = vi.fn();
  api(() => Response.json({ user: USER, token: 'shop-token' }));
  const { signInWithGoogle, useSession } = await signedInTab();
  await signInWithGoogle(onReclaimed);
  expect(signInByToken).not.toHaveBeenCalled();
  expect(onReclaimed).not.toHaveBeenCalled();

  api(() => Response.json({ user: USER, token: 'new-token', custom_token: 'custom' }));
  signInByToken.mockResolvedValueOnce();
  await signInWithGoogle(onReclaimed);
  expect(signInByToken).toHaveBeenCalledExactlyOnceWith('custom');
  expect(onReclaimed).toHaveBeenCalledOnce();
  expect(useSession.getState()).toMatchObject({ isAuthenticated: true, token: 'new-token' });
  expect(sessionStorage.getItem('authToken')).toBe('new-token');
});

it('sends the password to the identity provider only', async () => {
  api(() => Response.json({ user: USER, token: 'token' }));
  const { signIn, registerAccount } = await signedInTab();
  await signIn(USER.email, 'Smriti@123');
  await registerAccount(FORM);
  expect(sent.map(({ url }) => url)).toEqual(['/api/auth/login', '/api/auth/register']);
  expect(JSON.stringify(sent)).not.toContain('Smriti@123');
});

it('sends the chosen language to the profile at sign-in', async () => {
  api(() => Response.json({ user: { ...USER, language: 'en' }, token: 'token' }));
  const { signIn } = await signedInTab();
  localStorage.setItem('language', 'hi');
  await signIn(USER.email, 'Smriti@123');
  await vi.waitFor(() => expect(sent.map(({ url }) => url)).toContain('/api/users'));
});

it('sends a confirmation link after registration, but not after sign-in', async () => {
  api(() => Response.json({ user: USER, token: 'token' }));
  const { signIn, registerAccount } = await signedInTab();
  await signIn(USER.email, 'Smriti@123');
  expect(sendConfirmationLink).not.toHaveBeenCalled();
  await registerAccount(FORM);
  await vi.waitFor(() => {
    expect(sendConfirmationLink).toHaveBeenCalledOnce();
  });
});

it('registers even if the confirmation link cannot be sent', async () => {
  api(() => Response.json({ user: USER, token: 'token' }));
  sendConfirmationLink.mockRejectedValueOnce(new Error('too many mails'));
  const { registerAccount, useSession } = await signedInTab();
  await registerAccount(FORM);
  expect(useSession.getState()).toMatchObject({ isAuthenticated: true, user: { uid: 'asha' } });
});

const CODE = 'ASHA7K2P';
/** Referral calls that were sent. */
const handedIn = () => sent.filter(({ url }) => url.endsWith('/invitation/refer'));
const keptCode = () => sessionStorage.getItem('referralCode');

/** Stubs all API calls for a signed-in user; `answer` handles the referral call. */
const withHandIn = (answer: () => Response) =>
  api((url) => {
    if (url.endsWith('/invitation/refer')) return answer();
    if (url.includes('/verify-token')) return Response.json({ valid: true });
    const uid = url.includes('kabir') ? 'kabir' : 'asha';
    return Response.json({ user: { ...USER, id: uid, uid }, token: 'token' });
  });
const applied = () => Response.json({ applied: true, message: 'Welcome!' });
const lostLine = () => {
  throw new TypeError('Failed to fetch');
};

/** Signs in with a referral code; `answer` is the response to the referral call. */
async function comeWithCode(answer: () => Response) {
  withHandIn(answer);
  const session = await signedInTab();
  sessionStorage.setItem('referralCode', CODE);
  await session.signIn(USER.email, 'Smriti@123');
  return session;
}

/** Opens the user's next page, in this tab or another one. */
async function nextPage(user: object = providerUser) {
  sent.length = 0;
  const session = await signedInTab();
  tell(user);
  await vi.waitFor(() => expect(session.useSession.getState().isLoading).toBe(false));
  return session;
}

// proves referral-3
it('sends the referral code before the session is shown, so that the first price has the discount', async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', (url: string, { keepalive }: RequestInit) => {
    if (!url.endsWith('/invitation/refer'))
      return Promise.resolve(Response.json({ user: USER, token: 'token' }));
    expect(keepalive).toBe(true);
    return new Promise<Response>((resolve) => (answer = resolve));
  });
  const { signIn, useSession } = await signedInTab();
  useSession.setState({ user: null, isAuthenticated: false, token: null });
  sessionStorage.setItem('referralCode', CODE);
  const unasked = answer;
  const signedIn = signIn(USER.email, 'Smriti@123');
  await vi.waitFor(() => expect(answer).not.toBe(unasked));
  expect(useSession.getState().isAuthenticated).toBe(false);
  answer(applied());
  await signedIn;
  expect(useSession.getState().isAuthenticated).toBe(true);
  expect(keptCode()).toBeNull();
});

// proves referral-3
it.each([
  ['the connection was lost', lostLine],
  ['there were too many requests', () => refused(429, 'rate_limited')],
  ['the API was unavailable', () => refused(503, 'unavailable')],
  ['attestation failed', () => refused(401, 'not_attested')],
])('resends the referral code once, on the next page, if %s', async (_what, answer) => {
  const { useSession } = await comeWithCode(answer);
  expect(useSession.getState().isAuthenticated).toBe(true);
  expect(keptCode()).toBe(CODE);

  withHandIn(applied);
  await nextPage();
  expect(handedIn().map(({ body }) => body)).toEqual([{ code: CODE, uid: 'asha' }]);
  expect(keptCode()).toBeNull();
  await nextPage();
  expect(handedIn()).toEqual([]);
});

// proves referral-3
it('resends the referral code if the tab was closed before the response', async () => {
  vi.stubGlobal('fetch', (url: string) =>
    url.endsWith('/invitation/refer')
      ? new Promise(() => undefined)
      : Promise.resolve(Response.json({ user: USER, token: 'token' })),
  );
  const { signIn } = await signedInTab();
  sessionStorage.setItem('referralCode', CODE);
  void signIn(USER.email, 'Smriti@123');
  await vi.waitFor(() => expect(localStorage.getItem('referral-hand-in')).not.toBeNull());
  // The tab was closed.
  sessionStorage.clear();
  withHandIn(applied);
  await nextPage();
  expect(handedIn()).toHaveLength(1);
});

it('waits at most 8 s for the referral code during sign-in', async () => {
  withHandIn(applied);
  const { signIn, useSession } = await signedInTab();
  useSession.setState({ user: null, isAuthenticated: false, token: null });
  vi.stubGlobal('fetch', (url: string) =>
    url.endsWith('/invitation/refer')
      ? new Promise(() => undefined)
      : Promise.resolve(Response.json({ user: USER, token: 'token' })),
  );
  sessionStorage.setItem('referralCode', CODE);
  vi.useFakeTimers();
  try {
    const signedIn = signIn(USER.email, 'Smriti@123');
    await vi.advanceTimersByTimeAsync(7_900);
    expect(useSession.getState().isAuthenticated).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    await signedIn;
  } finally {
    vi.useRealTimers();
  }
  expect(useSession.getState().isAuthenticated).toBe(true);
});

// proves referral-3
it.each([400, 403, 404, 409])('drops a referral code that is refused with %d', async (status) => {
  const { useSession } = await comeWithCode(() => refused(status, 'not_found'));
  expect(useSession.getState().isAuthenticated).toBe(true);
  expect(keptCode()).toBeNull();
  await nextPage();
  expect(handedIn()).toEqual([]);
});

it('resends a referral code only for its own user, and not after logout', async () => {
  await comeWithCode(lostLine);
  withHandIn(applied);
  await nextPage({ ...providerUser, uid: 'kabir' });
  expect(handedIn()).toEqual([]);
  const { signOut } = await nextPage();
  expect(handedIn()).toHaveLength(1);
  await comeWithCode(lostLine);
  await signOut();
  withHandIn(applied);
  await nextPage();
  expect(handedIn()).toEqual([]);
});

it('does not send a code that a signed-in customer has only viewed', async () => {
  withHandIn(applied);
  sessionStorage.setItem('referralCode', CODE);
  await nextPage();
  expect(handedIn()).toEqual([]);
  expect(keptCode()).toBe(CODE);
});
