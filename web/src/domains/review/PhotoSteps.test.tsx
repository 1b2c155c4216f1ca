// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createAlbumPhoto } from './album-review.test-data';
import { PhotoSteps } from './PhotoSteps';
import { PhotoStrip } from './PhotoStrip';

afterEach(cleanup);

function show(count: number) {
  const photos = Array.from({ length: count }, (_, at) => ({
    ...createAlbumPhoto(`p${at}`, at + 1),
    remark: '',
    pin: null,
    reply: '',
  }));
  const steps = { photos, index: 0, onMove: vi.fn() };
  render(
    <>
      <PhotoSteps {...steps} headingId="heading" />
      <PhotoStrip {...steps} />
    </>,
  );
}

it('has buttons, keys and a strip for several photos', () => {
  Element.prototype.scrollTo = vi.fn();
  show(2);
  expect(screen.getByRole('heading').textContent).toBe('Photo 1 of 2');
  // Two steps, and two photos of the strip.
  expect(screen.getAllByRole('button').length).toBe(4);
  expect(screen.getByRole('checkbox')).toBeTruthy();
});

it('has none of them for a single photo', () => {
  show(1);
  expect(screen.getByRole('heading').textContent).toBe('Photo 1');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
