import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConflictDialog } from './ConflictDialog';

it('shows both versions side by side, and asks which one to keep', () => {
  const [keep, take] = [vi.fn(), vi.fn()];
  render(
    <ConflictDialog
      isOpen
      differences={[{ label: 'Price', mine: '₹100', theirs: '₹120' }]}
      onKeepMine={keep}
      onTakeTheirs={take}
      onClose={vi.fn()}
    />,
  );
  const cells = screen.getByRole('row', { name: 'Price ₹100 ₹120' });
  expect(cells).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  fireEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect([keep.mock.calls.length, take.mock.calls.length]).toEqual([1, 1]);
});
