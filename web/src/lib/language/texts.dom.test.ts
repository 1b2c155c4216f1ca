import { act, cleanup, render, screen } from '@testing-library/react';
import { createElement, Suspense } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { serverProblemText } from '#lib/api/api.ts';
import { type LazyPage, lazyPage } from '#lib/loading/lazy-page.ts';
import { lazyRoute } from '#lib/loading/lazy-route.ts';
import { messageCatalogue, useMessages } from './i18n';
import { showLanguage, startLanguage } from './language';
import { loadWithTexts } from './texts';

type Texts = Record<string, Record<string, string>>;
const HINDI: Record<string, Texts> = {
  shop: { app: { home: 'होम' } },
  orders: { cart: { heading: 'मेरी कार्ट' } },
  studio: { studio: { heading: 'डिज़ाइन' } },
  about: { about: { heading: 'हमारे बारे में' } },
  book: { proof: { heading: 'प्रूफ़' } },
  errors: { errors: { taken: 'यह नाम लिया जा चुका है।' } },
};
const fetchTexts = vi.hoisted(() => vi.fn<(language: string, part: string) => Promise<Texts>>());
vi.mock('./translation-files', () => ({ fetchTexts }));
const online = () =>
  fetchTexts.mockImplementation((_language, part) => Promise.resolve(HINDI[part] ?? {}));
online();

const app = messageCatalogue('app', { home: 'Home' });
const cart = messageCatalogue('cart', { heading: 'My Cart' });
const studio = messageCatalogue('studio', { heading: 'Design' });
const about = messageCatalogue('about', { heading: 'About us' });
const proof = messageCatalogue('proof', { heading: 'Proof' });

function Heading({ of }: { of: typeof cart }) {
  return createElement('h1', null, useMessages(of).heading);
}

/** Shows a sentence of the server. */
function NameTaken() {
  useMessages(app);
  return createElement('p', null, serverProblemText({ reason: 'taken' }, 'This name is taken.'));
}

/** Creates a page whose heading comes from a catalogue. */
const pageOf = (of: typeof cart) => () =>
  Promise.resolve({ default: () => createElement(Heading, { of }) });

let watching: MutationObserver | undefined;
/** Records all headings that were displayed, in order. */
function headings(): string[] {
  const said: string[] = [];
  const note = () => {
    const text = document.querySelector('h1')?.textContent;
    if (text && text !== said.at(-1)) said.push(text);
  };
  watching = new MutationObserver(note);
  watching.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  return said;
}

const show = (page: LazyPage['Page']) =>
  render(createElement(Suspense, { fallback: 'Loading' }, createElement(page)));

afterEach(async () => {
  watching?.disconnect();
  cleanup();
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.restoreAllMocks();
  online();
  await showLanguage('en');
});

it('shows no other language first if a page loads before its texts', async () => {
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  fetchTexts.mockImplementation(async (_language, part) => {
    if (part === 'orders') await late;
    return HINDI[part] ?? {};
  });
  await showLanguage('hi');
  const said = headings();
  show(lazyPage(pageOf(cart), 'orders').Page);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(document.body.textContent).toBe('Loading');
  arrive();
  expect(await screen.findByText('मेरी कार्ट')).toBeDefined();
  expect(said).toEqual(['मेरी कार्ट']);
});

it('loads no texts for English, and those of the open page when another language is chosen', async () => {
  fetchTexts.mockClear();
  const said = headings();
  show(lazyRoute<object>(pageOf(studio), 'studio'));
  expect(await screen.findByText('Design')).toBeDefined();
  expect(fetchTexts).not.toHaveBeenCalled();
  await act(() => showLanguage('hi'));
  expect(said).toEqual(['Design', 'डिज़ाइन']);
});

it('keeps a catalogue that is read long before it has a listener', () => {
  vi.useFakeTimers();
  const slow = messageCatalogue('slow', { heading: 'Slow' });
  const texts = slow.get();
  vi.advanceTimersByTime(1001);
  onTestFinished(slow.listen(() => undefined));
  expect(slow.get()).toBe(texts);
});

it('switches the language together with a page that is opened in the meantime', async () => {
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await loadWithTexts(() => Promise.resolve(), 'account');
  fetchTexts.mockImplementation(async (_language, part) => {
    await (part === 'account' ? late : undefined);
    return HINDI[part] ?? {};
  });
  const shown = showLanguage('hi');
  const said = headings();
  show(lazyRoute<object>(pageOf(proof), 'book'));
  arrive();
  await act(() => shown);
  expect(said.at(-1)).toBe('प्रूफ़');
  expect(app.get().home).toBe('होम');
});

it('opens a page in English if its texts cannot be loaded, reports that once, and loads them once online', async () => {
  const onUnavailable = vi.fn<() => void>();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi']);
  vi.spyOn(console, 'warn').mockReturnValue();
  await new Promise<void>((paint) => startLanguage({ isFilled: false, paint, onUnavailable }));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetchTexts.mockRejectedValue(new TypeError('Failed to fetch'));
  show(lazyRoute<object>(pageOf(about), 'about'));
  expect(await screen.findByText('About us')).toBeDefined();
  await loadWithTexts(() => Promise.resolve(), 'about');
  expect(onUnavailable).toHaveBeenCalledOnce();
  online();
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('हमारे बारे में')).toBeDefined();
});

it('loads error texts only after the page has a heading, and shows errors in English until then', async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi']);
  fetchTexts.mockClear();
  await new Promise<void>((paint) =>
    startLanguage({ isFilled: false, paint, onUnavailable: () => undefined }),
  );
  const { container } = render(createElement(NameTaken));
  expect(container.textContent).toBe('This name is taken.');
  vi.advanceTimersByTime(4000);
  expect(fetchTexts).not.toHaveBeenCalledWith('hi', 'errors');
  document.body.innerHTML = '<main><h1>लॉग इन</h1></main>';
  vi.advanceTimersByTime(2000);
  await vi.waitFor(() => expect(container.textContent).toBe('यह नाम लिया जा चुका है।'));
});
