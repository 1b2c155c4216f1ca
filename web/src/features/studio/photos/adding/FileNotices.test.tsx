// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openStudioWith, renderInStudio } from '../../studio.test-data';
import { FileNotices } from './FileNotices';

it('lists remarks on added photos and refused files separately, and dismisses each list alone', () => {
  const studio = openStudioWith();
  studio.store.setState({
    notices: [
      { name: 'party.gif', problem: 'animated' },
      { name: 'notes.txt', problem: 'type' },
      { name: 'press.jpg', problem: 'cmyk' },
    ],
  });
  renderInStudio(studio, <FileNotices addButton={{ current: null }} />);
  const remarks = screen.getByRole('status');
  expect(Array.from(remarks.querySelectorAll('li'), ({ textContent }) => textContent)).toEqual([
    'party.gif: Only the first picture of an animation is printed.',
    'press.jpg: This photo has print colours (CMYK). On the page they may look a little different.',
  ]);
  const refused = screen.getByRole('alert');
  expect(refused.textContent).toContain('1 file could not be added');
  expect(refused.textContent).not.toContain('party.gif');
  fireEvent.click(remarks.querySelector('button') ?? document.body);
  expect(studio.store.getState().notices).toEqual([{ name: 'notes.txt', problem: 'type' }]);
});

it('shows the reason for each refused file', () => {
  const studio = openStudioWith();
  studio.store.setState({
    notices: [
      { name: 'poster.jpg', problem: 'tooLarge' },
      { name: 'empty.jpg', problem: 'empty' },
    ],
  });
  renderInStudio(studio, <FileNotices addButton={{ current: null }} />);
  const items = screen.getByRole('alert').querySelectorAll('li');
  expect(Array.from(items, ({ textContent }) => textContent)).toEqual([
    'poster.jpg: larger than 30 MB. Save it smaller, or choose another.',
    'empty.jpg: the file is empty. Choose the original.',
  ]);
});
