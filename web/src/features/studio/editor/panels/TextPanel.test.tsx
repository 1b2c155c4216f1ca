import { fireEvent, screen } from '@testing-library/react';
import type { SpreadItem, TextItem } from '@smriti/shared/book/scene';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubScreen, type StubbedScreen } from '#domains/book/spread/spread.test-data.ts';
import { pressButton, typeInto } from '#lib/page.test-data.tsx';
import { openArrangedBook } from '../editor.test-data';

let seen: StubbedScreen;
beforeEach(() => {
  vi.unstubAllGlobals();
  seen = stubScreen();
});

const isText = (item: SpreadItem): item is TextItem => item.type === 'text';
const key = (element: Element, name: string, shiftKey = false) =>
  fireEvent.keyDown(element, { key: name, shiftKey });

async function openTexts() {
  const { store, scene } = await openArrangedBook();
  fireEvent.click(screen.getByRole('button', { name: 'Pages 2 and 3' }));
  const text = () => {
    const found = scene().spreads[1]?.items.find(isText);
    if (!found) throw new Error('no text');
    return found;
  };
  const hasText = () => scene().spreads[1]?.items.some(isText) ?? false;
  return { store, scene, text, hasText };
}

it('adds a text by the key T while the spread has the focus, and focuses its field', async () => {
  const { text, hasText, scene } = await openTexts();
  key(document.body, 't');
  expect(hasText()).toBe(false);
  const [frame] = screen.getAllByRole('button', { name: /^Photo \d/ });
  if (!frame) throw new Error('no frame');
  key(frame, 't');
  const field = await screen.findByLabelText('Your words');
  expect(document.activeElement).toBe(field);
  expect(screen.getByText('A text is added. Type your words.')).toBeTruthy();
  typeInto('Your words', 'गोवा, 2026');
  await vi.waitFor(() => expect(text().text).toBe('गोवा, 2026'));
  expect(scene().spreads[1]?.locked).toBe(true);
  expect(screen.getByRole('button', { name: 'Text: गोवा, 2026' })).toBeTruthy();
  expect(screen.queryByText(/^We cannot print this yet/)).toBeNull();
});

it('names unprintable characters under the field while typing', async () => {
  await openTexts();
  pressButton('Add text');
  const field = await screen.findByLabelText('Your words');
  typeInto('Your words', 'Wow 🎉');
  expect(await screen.findByText('We cannot print this yet: 🎉')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  typeInto('Your words', 'Wow');
  await vi.waitFor(() => expect(screen.queryByText(/^We cannot print this yet/)).toBeNull());
});

it('moves a text by arrow keys and removes it by Delete, each with undo', async () => {
  const { text, hasText, store } = await openTexts();
  pressButton('Add text');
  await screen.findByLabelText('Your words');
  const { x, y } = text();
  const button = screen.getByRole('button', { name: 'Text without words' });
  key(button, 'ArrowLeft');
  key(button, 'ArrowUp', true);
  expect(text()).toMatchObject({ x: x - 1, y: y - 5 });
  // Quick successive changes are one undo step.
  store.temporal.getState().undo();
  expect(text()).toMatchObject({ x, y });
  key(screen.getByRole('button', { name: 'Text without words' }), 'Delete');
  expect(hasText()).toBe(false);
  store.temporal.getState().undo();
  expect(hasText()).toBe(true);
});

it('changes size, font, alignment and colour of a text', async () => {
  const { text } = await openTexts();
  pressButton('Add text');
  await screen.findByLabelText('Your words');
  fireEvent.change(screen.getByLabelText('Size'), { target: { value: '24' } });
  pressButton('Plain');
  pressButton('To the right');
  pressButton('Dark red');
  expect(text()).toMatchObject({ size: 24, font: 'sans', align: 'right', colour: '#9b2d30' });
  pressButton('The colour of the theme');
  pressButton('As the theme');
  expect(text()).toMatchObject({ font: null, colour: null });
  pressButton('Done');
  expect(screen.queryByLabelText('Your words')).toBeNull();
});

it('opens the styles above the toolbar, one at a time; Escape closes them', async () => {
  await openTexts();
  pressButton('Add text');
  await screen.findByLabelText('Your words');
  const openers = ['Letters', 'Size', 'Colour'].map((name) =>
    screen.getByText(name, { selector: 'summary' }),
  );
  const groups = openers.map((opener) => opener.closest('details'));
  // The browser keeps one of those with the same name open.
  expect(new Set(groups.map((group) => group?.getAttribute('name')))).toEqual(
    new Set(['text-style']),
  );
  const [letters] = groups;
  if (letters) letters.open = true;
  key(screen.getByRole('button', { name: 'Plain' }), 'Escape');
  expect(letters?.open).toBe(false);
  expect(document.activeElement).toBe(openers[0]);
});

it('shows the styles at once on a phone', async () => {
  seen.setNarrow();
  await openTexts();
  pressButton('Add text');
  await screen.findByLabelText('Your words');
  expect(screen.getByRole('button', { name: 'Plain' }).closest('details')).toBeNull();
});

it('moves the focus back to the page when a text is finished or removed', async () => {
  const { hasText } = await openTexts();
  pressButton('Add text');
  await screen.findByLabelText('Your words');
  typeInto('Your words', 'Goa');
  pressButton('Done');
  const button = screen.getByRole('button', { name: 'Text: Goa' });
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  pressButton('Remove the text');
  expect(hasText()).toBe(false);
  expect(document.activeElement?.ariaLabel).toMatch(/^Photo \d/);
  pressButton('Add text');
  await screen.findByLabelText('Your words');
  const another = screen.getByRole('button', { name: 'Text without words' });
  another.focus();
  key(another, 'Delete');
  expect(hasText()).toBe(false);
  expect(document.activeElement?.ariaLabel).toMatch(/^Photo \d/);
});

it('adds a caption under the selected photo', async () => {
  const { text, scene } = await openTexts();
  expect(screen.queryByRole('button', { name: 'Add a caption' })).toBeNull();
  const [frame] = screen.getAllByRole('button', { name: /^Photo \d/ });
  if (!frame) throw new Error('no frame');
  fireEvent.click(frame);
  pressButton('Add a caption');
  await screen.findByLabelText('Your words');
  const photo = scene().spreads[1]?.items.find(({ id }) => id === 'p1');
  expect(photo && text().y).toBeGreaterThan((photo?.y ?? 0) + (photo?.h ?? 0));
});

it('opens the text of a clicked warning about unprintable characters', async () => {
  await openTexts();
  pressButton('Add text');
  await screen.findByLabelText('Your words');
  typeInto('Your words', 'Wow 🎉');
  pressButton('Done');
  pressButton('Next');
  expect(screen.getByText('1 thing to put right before it can be requested')).toBeTruthy();
  pressButton('Pages 2 and 3: we cannot print 🎉 yet. Please take it out of the text.');
  expect(screen.getByLabelText('Your words')).toHaveProperty('value', 'Wow 🎉');
  expect(screen.getByRole('button', { name: 'Text: Wow 🎉' }).getAttribute('aria-current')).toBe(
    'true',
  );
});
