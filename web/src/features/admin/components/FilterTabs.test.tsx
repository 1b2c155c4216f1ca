import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FilterTabs } from './FilterTabs';

afterEach(() => vi.restoreAllMocks());

it('brings the chosen one into view where the strip is too short for all', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.tagName === 'BUTTON' ? 100 : 300;
  });
  const options = ['waiting', 'printed'].map((value) => ({ value, label: value }));
  render(<FilterTabs label="State" options={options} value="printed" onChange={vi.fn()} />);
  expect(screen.getByRole('group', { name: 'State' }).scrollLeft).toBe(300);
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('printed');
});
