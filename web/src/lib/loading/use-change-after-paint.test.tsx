import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useChangeAfterPaint } from './use-change-after-paint';

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

function Field({ value, onChange }: { value: string; onChange: (to: string) => void }) {
  const [shown, setShown] = useChangeAfterPaint(value, onChange);
  return <input value={shown} onChange={({ target }) => setShown(target.value)} />;
}

function StoredField({ onStored }: { onStored: (to: string) => void }) {
  const [stored, setStored] = useState('');
  const store = (to: string) => {
    onStored(to);
    setStored(to.toUpperCase());
  };
  return <Field value={stored} onChange={store} />;
}

it('shows a change at once, and applies only the newest one after the next paint', async () => {
  const onStored = vi.fn();
  render(<StoredField onStored={onStored} />);
  type('a');
  type('ab');
  expect(field().value).toBe('ab');
  expect(onStored).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(field().value).toBe('AB'));
  expect(onStored.mock.calls).toEqual([['ab']]);
});

it('applies a pending change when the field is removed, once', async () => {
  const onChange = vi.fn();
  const { unmount } = render(<Field value="" onChange={onChange} />);
  type('a');
  unmount();
  expect(onChange.mock.calls).toEqual([['a']]);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(onChange).toHaveBeenCalledTimes(1);
});
