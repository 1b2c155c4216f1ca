// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from './Button';

it('neither calls its handler nor submits its form while busy', () => {
  const press = vi.fn();
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (isBusy: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" isBusy={isBusy} busyLabel="Saving..." onClick={press}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  const busy = screen.getByRole('button', { name: 'Saving...' });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  expect(busy.hasAttribute('disabled')).toBe(false);
  fireEvent.click(busy);
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();

  rerender(form(false));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(press).toHaveBeenCalledOnce();
  expect(submit).toHaveBeenCalledOnce();
});
