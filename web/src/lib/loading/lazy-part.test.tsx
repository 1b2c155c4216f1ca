import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createLazyPart, useLazyPart } from './lazy-part';

it('is loaded once at its first use, and available at once afterwards', async () => {
  const fetch = vi.fn(() => Promise.resolve({ word: 'here' }));
  const part = createLazyPart('words', fetch);
  const Word = ({ isWanted = true }) => <p>{useLazyPart(part, isWanted)?.word ?? 'not yet'}</p>;
  const page = render(<Word isWanted={false} />);
  expect(fetch).not.toHaveBeenCalled();
  page.rerender(<Word />);
  expect(screen.getByText('not yet')).toBeTruthy();
  await screen.findByText('here');
  page.unmount();
  render(<Word />);
  expect(screen.getByText('here')).toBeTruthy();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('is loaded again after a failure', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const fetch = vi.fn(() => Promise.resolve({ word: 'here' }));
  fetch.mockRejectedValueOnce(new Error('no connection'));
  const part = createLazyPart('words', fetch);
  expect(await part.load()).toBeNull();
  await waitFor(async () => expect(await part.load()).toEqual({ word: 'here' }));
  expect(fetch).toHaveBeenCalledTimes(2);
});
