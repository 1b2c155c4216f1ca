// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from '#ui/actions/Button.tsx';
import { Sheet } from './Sheet';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Menu</Button>
      <Sheet isOpen={isOpen} onOpenChange={setIsOpen} title="Menu of the shop" closeLabel="Close">
        <a href="/products">Products</a>
      </Sheet>
    </>
  );
}

it('takes the focus, and returns it to the opening button', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Menu' });
  opener.focus();
  fireEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Menu of the shop' });
  expect(dialog.contains(document.activeElement)).toBe(true);

  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(screen.queryByRole('dialog')).toBeNull();
});
