import { describe, expect, it, vi } from 'vitest';
import { withTimeout, markAsCached, canTakeOver, fetchPageOrShell } from './pages';

const page = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));
const lost = () => Promise.reject(new TypeError('no connection'));

describe('a page', () => {
  it('comes from the network', async () => {
    const shell = vi.fn(() => page('shell'));
    const opened = await fetchPageOrShell({ network: () => page('fresh', 404), shell });
    expect(await opened.text()).toBe('fresh');
    expect(shell).not.toHaveBeenCalled();
  });

  it('is the shell without a connection, and when the server fails', async () => {
    const shell = () => page('shell');
    expect(await (await fetchPageOrShell({ network: lost, shell })).text()).toBe('shell');
    const troubled = await fetchPageOrShell({ network: () => page('down', 503), shell });
    expect(await troubled.text()).toBe('shell');
  });

  it('is the shell when the network takes too long', async () => {
    vi.useFakeTimers();
    const network = () => withTimeout(new Promise<Response>(() => undefined), 4);
    const opened = fetchPageOrShell({ network, shell: () => page('shell') });
    await vi.advanceTimersByTimeAsync(4000);
    expect(await (await opened).text()).toBe('shell');
    vi.useRealTimers();
  });

  it('fails as without a worker if the shell is not cached', async () => {
    const shell = () => Promise.resolve(undefined);
    await expect(fetchPageOrShell({ network: lost, shell })).rejects.toThrow('no connection');
    const troubled = await fetchPageOrShell({ network: () => page('down', 503), shell });
    expect(troubled.status).toBe(503);
  });
});

it('is marked as stale if it comes from the cache, and otherwise unchanged', async () => {
  const seen = '<div id="root"></div><script type="application/json" id="page-answers">[]</script>';
  const headers = { 'Content-Security-Policy': "default-src 'self'", 'Content-Length': '86' };
  const kept = await markAsCached(new Response(seen, { headers }));
  expect(await kept.text()).toBe(seen.replace('answers">', 'answers" data-kept>'));
  expect(Object.fromEntries(kept.headers)).toMatchObject({
    'content-security-policy': "default-src 'self'",
  });
  expect(kept.headers.has('Content-Length')).toBe(false);
});

it('lets a newer release take over only if no other tab is open', () => {
  const [entry, old] = ['/assets/index-new.js', '/assets/index-old.js'];
  const page = { id: 'new', scripts: ['/assets/Home.js', entry] };
  expect(canTakeOver(page, entry, ['new'])).toBe(true);
  expect(canTakeOver(page, entry, ['new', 'other'])).toBe(false);
  // The page that asked was closed, and another one is still open.
  expect(canTakeOver(page, entry, ['other'])).toBe(false);
  expect(canTakeOver({ id: 'new', scripts: ['/assets/Home.js', old] }, entry, ['new'])).toBe(false);
});
