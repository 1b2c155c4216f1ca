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

function PageOfAlbum() {
  const [isOpen, setIsOpen] = useState(false);
  const [isDeleted, setIsDeleted] = useState(false);
  const remove = () => {
    setIsDeleted(true);
    setIsOpen(false);
  };
  return (
    <main>
      <h1 tabIndex={-1}>My Cart</h1>
      {!isDeleted && <Button onClick={() => setIsOpen(true)}>Delete Goa</Button>}
      <Sheet isOpen={isOpen} onOpenChange={setIsOpen} title="Delete album" closeLabel="Close">
        <Button onClick={remove}>Delete</Button>
      </Sheet>
    </main>
  );
}

it('focuses the heading of the page if the opening button no longer exists', async () => {
  render(<PageOfAlbum />);
  const opener = screen.getByRole('button', { name: 'Delete Goa' });
  opener.focus();
  fireEvent.click(opener);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});
