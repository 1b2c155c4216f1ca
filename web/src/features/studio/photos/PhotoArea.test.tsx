import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { openStudioWith, renderInStudio, storedPhotoNamed } from '../studio.test-data';
import { PhotoArea } from './PhotoArea';

beforeAll(async () => {
  await Promise.all([import('./PhotoGrid'), import('./OrderBar')]);
});

const focused = () => document.activeElement;
const press = (button: HTMLElement) => {
  button.focus();
  fireEvent.click(button);
};

it('has the focus on adding photos once the last photo is removed', async () => {
  renderInStudio(openStudioWith([storedPhotoNamed('a'), storedPhotoNamed('b')]), <PhotoArea />);
  const first = await screen.findByRole('button', { name: 'Remove a.jpg' });
  press(first);
  expect(focused()).toBe(screen.getByRole('button', { name: 'Remove b.jpg' }));
  press(screen.getByRole('button', { name: 'Remove b.jpg' }));
  expect(focused()).toBe(screen.getByLabelText('Add photos'));
});

it('has it there too once all that were selected are removed', async () => {
  const photos = ['a', 'b', 'c'].map((key) => storedPhotoNamed(key));
  renderInStudio(openStudioWith(photos), <PhotoArea />);
  fireEvent.click(await screen.findByRole('button', { name: 'Select' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select a.jpg' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select c.jpg' }), { shiftKey: true });
  press(screen.getByRole('button', { name: 'Remove' }));
  expect(focused()).toBe(screen.getByLabelText('Add photos'));
});

it('does not take the focus where there are no photos yet', () => {
  renderInStudio(openStudioWith(), <PhotoArea />);
  expect(focused()).toBe(document.body);
});
