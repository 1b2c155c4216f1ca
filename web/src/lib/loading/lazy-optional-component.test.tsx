import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyOptionalComponent } from './lazy-optional-component';

it('renders with its props once it is loaded', async () => {
  const Word = lazyOptionalComponent('a word', () =>
    Promise.resolve(({ text }: { text: string }) => <p>{text}</p>),
  );
  render(
    <Suspense>
      <Word text="here" />
    </Suspense>,
  );
  expect(await screen.findByText('here')).toBeTruthy();
});

it('renders nothing and logs a warning when loading fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const Word = lazyOptionalComponent('a word', () => Promise.reject(new Error('no connection')));
  const { container } = render(
    <Suspense fallback="waiting">
      <Word />
      <p>the page</p>
    </Suspense>,
  );
  expect(await screen.findByText('the page')).toBeTruthy();
  expect(container.textContent).toBe('the page');
  expect(warn).toHaveBeenCalledWith(
    'A part of the page was not fetched: a word',
    expect.any(Error),
  );
});
