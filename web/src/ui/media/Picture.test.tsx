// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from './Picture';

it('offers both widths, and loads lazily', () => {
  render(
    <Picture src="/a.webp" smallSrc="/a_480.webp" alt="An album" ratio="4 / 5" sizes="50vw" />,
  );
  const image = screen.getByRole('img', { name: 'An album' });
  expect(image.getAttribute('srcset')).toBe('/a_480.webp 480w, /a.webp 1600w');
  expect(image.getAttribute('sizes')).toBe('50vw');
  expect(image.getAttribute('loading')).toBe('lazy');
});

it('loads eagerly with high priority if isPriority is set', () => {
  render(<Picture src="/a.webp" alt="An album" ratio="4 / 5" isPriority />);
  const image = screen.getByRole('img', { name: 'An album' });
  expect(image.getAttribute('loading')).toBe('eager');
  expect(image.getAttribute('fetchpriority')).toBe('high');
});

it('shows its alt text after a failed load, until it gets another source', () => {
  const { rerender } = render(<Picture src="/a.webp" alt="An album" ratio="4 / 5" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('An album')).toBeTruthy();

  rerender(<Picture src="/b.webp" alt="A calendar" ratio="4 / 5" />);
  expect(screen.getByRole('img', { name: 'A calendar' }).getAttribute('src')).toBe('/b.webp');
});
