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

it('names a few of many photos that are in the album already', () => {
  const studio = openStudioWith();
  const names = Array.from({ length: 60 }, (_, at) => `${at + 1}.jpg`);
  studio.store.setState({
    notices: names.map((name) => ({ name, problem: 'duplicate' as const })),
  });
  renderInStudio(studio, <FileNotices addButton={{ current: null }} />);
  expect(screen.getByRole('status').textContent).toContain(
    '60 photos are in the album already, and are kept once: 1.jpg, 2.jpg, 3.jpg, 4.jpg, 5.jpg, 6.jpg and 54 more',
  );
});
