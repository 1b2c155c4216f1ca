// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Carousel } from './Carousel';

afterEach(() => {
  vi.unstubAllGlobals();
});

function show({ prefersStill }: { prefersStill: boolean }) {
  const query = { matches: prefersStill, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => query);
  render(
    <Carousel
      label="Offers"
      kind="carousel"
      slideKind="slide"
      slides={[
        { id: 'a', content: <a href="/a">Wedding albums</a> },
        { id: 'b', content: <a href="/b">Birthday gifts</a> },
      ]}
      slideLabel={(position, count) => `${position} of ${count}`}
      dotLabel={(position) => `Show offer ${position}`}
      pauseLabel="Pause offers"
      playLabel="Play offers"
    />,
  );
  const slides = document.querySelectorAll<HTMLElement>('[aria-roledescription=slide]');
  return { slides: [...slides], live: document.querySelector('[aria-live]') };
}

it('makes only the current slide reachable, and marks its dot', () => {
  const { slides } = show({ prefersStill: false });
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 2', '2 of 2']);
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true]);
  const dots = ['Show offer 1', 'Show offer 2'].map((name) => screen.getByRole('button', { name }));
  expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(['true', 'false']);
});

// proves home-9
it('announces slides only while paused, hovered or focused', () => {
  const { live } = show({ prefersStill: false });
  const carousel = screen.getByRole('region', { name: 'Offers' });
  const spoken = () => live?.getAttribute('aria-live');
  expect(spoken()).toBe('off');

  fireEvent.pointerEnter(carousel);
  expect(spoken()).toBe('polite');
  fireEvent.pointerLeave(carousel);
  expect(spoken()).toBe('off');

  const link = screen.getByRole('link', { name: 'Wedding albums' });
  fireEvent.focus(link);
  expect(spoken()).toBe('polite');
  fireEvent.blur(link, { relatedTarget: document.body });
  expect(spoken()).toBe('off');

  fireEvent.click(screen.getByRole('button', { name: 'Pause offers' }));
  expect(spoken()).toBe('polite');
  fireEvent.click(screen.getByRole('button', { name: 'Play offers' }));
  expect(spoken()).toBe('off');
});

it('does not play automatically with reduced motion', () => {
  const { live } = show({ prefersStill: true });
  expect(live?.getAttribute('aria-live')).toBe('polite');
  expect(screen.queryByRole('button', { name: 'Pause offers' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Show offer 2' })).toBeTruthy();
});
