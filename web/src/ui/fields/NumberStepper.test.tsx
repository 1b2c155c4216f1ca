// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { NumberStepper } from './NumberStepper';

const changed = vi.fn();

function Copies({ start }: { start: number }) {
  const [value, setValue] = useState(start);
  const change = (next: number) => {
    changed(next);
    setValue(next);
  };
  return (
    <NumberStepper
      label="Quantity"
      value={value}
      min={1}
      max={10}
      onChange={change}
      decreaseLabel="Fewer"
      increaseLabel="More"
    />
  );
}

function show(start: number) {
  changed.mockClear();
  render(<Copies start={start} />);
  return {
    input: screen.getByLabelText<HTMLInputElement>('Quantity'),
    fewer: screen.getByRole('button', { name: 'Fewer' }),
    more: screen.getByRole('button', { name: 'More' }),
  };
}

// proves reorder-2
it('steps down to the minimum and up again', () => {
  const { input, fewer, more } = show(2);
  fireEvent.click(fewer);
  expect(input.value).toBe('1');
  expect(fewer.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(fewer);
  expect(input.value).toBe('1');
  fireEvent.click(more);
  expect(changed.mock.calls).toEqual([[1], [2]]);
});

it('stops at the maximum', () => {
  const { more } = show(10);
  expect(more.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(more);
  expect(changed).not.toHaveBeenCalled();
});

it.each([
  ['999', '10'],
  ['0', '1'],
  ['-5', '1'],
])('clamps a typed value on blur: %s', (typed, settled) => {
  const { input } = show(4);
  fireEvent.change(input, { target: { value: typed } });
  expect(changed).not.toHaveBeenCalled();
  expect(input.value).toBe(typed);
  fireEvent.blur(input);
  expect(input.value).toBe(settled);
});

it('applies a typed number at once, and restores it after invalid input', () => {
  const { input } = show(4);
  fireEvent.change(input, { target: { value: '7' } });
  expect(changed).toHaveBeenCalledWith(7);
  for (const typed of ['', '2.5']) {
    fireEvent.change(input, { target: { value: typed } });
    fireEvent.blur(input);
    expect(input.value).toBe('7');
  }
  expect(changed).toHaveBeenCalledOnce();
});
