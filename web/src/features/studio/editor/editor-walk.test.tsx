import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readFile } from 'node:fs/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubScreen } from '#domains/book/spread/spread.test-data.ts';
import { bookPhotos, nextFrame, openArrangedBook } from './editor.test-data';

beforeEach(() => {
  vi.unstubAllGlobals();
  stubScreen();
});

/** Lines in docs/screen-reader-walks.md that a screen reader says while a book is arranged. */
async function writtenWalk(): Promise<string[]> {
  const page = await readFile('docs/screen-reader-walks.md', 'utf8');
  const walk = page.split('## Arranging the book')[1]?.split('\n## ')[0] ?? '';
  return [...walk.matchAll(/“([^”]+)”/g)].map(([, heard = '']) => heard.replaceAll(/\s+/g, ' '));
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent.trim())
    .filter(Boolean)
    .join(' ');
const key = (name: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });
/** Clicks the focused button, as browsers do on Enter. */
const enter = () => fireEvent.click(document.activeElement ?? document.body);

it('announces each step as written in docs/screen-reader-walks.md', async () => {
  const { store } = await openArrangedBook({ photos: bookPhotos(8) });
  const all = within(screen.getByRole('list', { name: 'All pages' }));
  fireEvent.click(all.getByRole('button', { name: /^Pages 2 and 3/ }));
  const heard: string[] = [];
  const hear = (...texts: string[]) => heard.push(...texts);

  screen.getByRole('button', { name: /^Photo 3,/ }).focus();
  hear(focused());
  enter();
  hear(said());
  key('ArrowRight');
  hear(focused());
  enter();
  await nextFrame();
  hear(said(), focused());
  enter();
  hear(said());
  key('Escape');
  hear(said());
  key('m');
  const picture = await screen.findByRole('button', { name: /^The picture of/ });
  await waitFor(() => expect(document.activeElement).toBe(picture));
  hear(focused(), said());
  key('+');
  hear(said());
  key('ArrowUp');
  hear(said());
  key('Enter');
  await waitFor(() => expect(focused()).toMatch(/^Photo/));
  hear(said(), focused());
  key('Delete');
  hear(said(), focused());
  key('z', { ctrlKey: true });
  // Undoes through the store, because the undo button is not rendered here.
  store.temporal.getState().undo();
  await waitFor(() => expect(focused()).toMatch(/^Photo/));
  hear(said(), focused());
  key('k');
  hear(said());
  key('l');
  await waitFor(() => expect(focused()).toMatch(/^Layout/));
  hear(focused());
  enter();
  hear(said());
  key('Escape');
  key('PageDown');
  hear(focused());

  expect(heard).toEqual(await writtenWalk());
});
