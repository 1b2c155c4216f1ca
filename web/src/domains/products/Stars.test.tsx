// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stars } from './Stars';

it.each([
  [0, '0.0', 2],
  [2.5, '2.5', 60],
  [4.3, '4.3', 104],
  [5, '5.0', 122],
])('fills the stars for %d proportionally', (value, text, end) => {
  const label = `Rated ${text} out of 5`;
  const { container } = render(<Stars value={value} label={label} />);
  expect(screen.getByRole('img', { name: label }).textContent).toBe(text);
  const offset = Number(container.querySelector('stop')?.getAttribute('offset'));
  expect(offset * 120).toBeCloseTo(end);
});
