import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';
import { showLanguage } from '#lib/language/language.ts';
import { fetchTexts } from '#lib/language/translation-files.ts';
import { pressButton, stubApi } from '#lib/page.test-data.tsx';
import { LanguageSwitch } from './LanguageSwitch';

const files = vi.hoisted(() => ({
  fetchTexts: vi.fn(() =>
    Promise.resolve({
      noteTest: { label: 'नोट' },
      language: { label: 'भाषा', shown: 'पेज अब हिन्दी में है।' },
    }),
  ),
}));
vi.mock('#lib/language/translation-files.ts', () => files);
const noteMessages = messageCatalogue('noteTest', { label: 'Note' });

function Note() {
  const { label } = useMessages(noteMessages);
  return <input aria-label={label} />;
}

beforeEach(() => {
  stubApi({});
  render(
    <>
      <Note />
      <LanguageSwitch />
    </>,
  );
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Half a sen' } });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await showLanguage('en');
});

it('names each language in that language, and keeps the page if the texts cannot be loaded', async () => {
  vi.mocked(fetchTexts).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const hindi = screen.getByRole('button', { name: 'हिन्दी', pressed: false });
  expect(hindi.lang).toBe('hi');
  pressButton('हिन्दी');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Nothing you entered is lost/);
  expect(screen.getByRole('button', { name: 'English', pressed: true }).lang).toBe('en');
});

it('changes the language without a reload, and announces it', async () => {
  pressButton('हिन्दी');
  const note = await screen.findByLabelText('नोट');
  expect(note).toHaveProperty('value', 'Half a sen');
  expect(screen.getByRole('group', { name: 'भाषा' })).toBeDefined();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('पेज अब हिन्दी में है।'));
  expect(screen.getByRole('button', { name: 'हिन्दी', pressed: true })).toBeDefined();
});
