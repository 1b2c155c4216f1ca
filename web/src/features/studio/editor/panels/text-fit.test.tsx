import { readFile } from 'node:fs/promises';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stubScreen } from '#domains/book/spread/spread.test-data.ts';
import { pressButton, typeInto } from '#lib/page.test-data.tsx';
import { openArrangedBook } from '../editor.test-data';

/** A file of its own: fonts that another test could not load are not loaded again. */

it('says while typing that a text is set smaller, or does not fit', async () => {
  stubScreen();
  vi.stubGlobal('fetch', async (address: string) => {
    const font = address.slice(address.lastIndexOf('/') + 1);
    return new Response(await readFile(`functions/assets/fonts/book/${font}`));
  });
  await openArrangedBook();
  fireEvent.click(screen.getByRole('button', { name: 'Pages 2 and 3' }));
  pressButton('Add text');
  const field = await screen.findByLabelText('Your words');
  typeInto('Your words', 'A long walk along the sea. '.repeat(12));
  expect(await screen.findByText(/^Set in \d+ pt, so that it fits\.$/)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  typeInto('Your words', 'A long walk along the sea. '.repeat(70));
  expect(await screen.findByText(/^This is too long to fit here\./)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  typeInto('Your words', 'The sea');
  await vi.waitFor(() => expect(screen.queryByText(/^Set in|^This is too long/)).toBeNull());
});
