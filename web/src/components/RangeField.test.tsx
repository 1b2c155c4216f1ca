// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RangeField } from './RangeField';

function show() {
  const onChange = vi.fn();
  const { container } = render(
    <RangeField
      legend="Price"
      lowLabel="From"
      highLabel="To"
      unit="₹"
      value={{ low: 100, high: 900 }}
      min={0}
      max={1000}
      onChange={onChange}
    />,
  );
  return { onChange, thumbs: [...container.querySelectorAll('input[type=range]')] };
}

it('names its two ends within the group', () => {
  show();
  const group = screen.getByRole('group', { name: 'Price' });
  expect(group.contains(screen.getByRole('textbox', { name: 'From' }))).toBe(true);
  expect(group.contains(screen.getByRole('textbox', { name: 'To' }))).toBe(true);
});

it('never lets an end pass the other, typed or dragged', () => {
  const { onChange, thumbs } = show();
  const from = screen.getByRole('textbox', { name: 'From' });
  fireEvent.change(from, { target: { value: '950' } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.blur(from);
  expect(onChange).toHaveBeenLastCalledWith({ low: 900, high: 900 });
  const [low, high] = thumbs;
  if (!low || !high) throw new Error('there are not two thumbs');
  fireEvent.change(low, { target: { value: '990' } });
  expect(onChange).toHaveBeenLastCalledWith({ low: 900, high: 900 });
  fireEvent.change(high, { target: { value: '20' } });
  expect(onChange).toHaveBeenLastCalledWith({ low: 100, high: 100 });
});

it('keeps the pointer slider out of the tab order and unheard', () => {
  const { thumbs } = show();
  expect(thumbs.map((thumb) => thumb.getAttribute('tabindex'))).toEqual(['-1', '-1']);
  expect(screen.queryByRole('slider')).toBeNull();
});
