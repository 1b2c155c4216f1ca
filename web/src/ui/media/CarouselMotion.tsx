import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

interface CarouselMotionProps {
  /** Scrolling viewport; its only child contains the slides. */
  viewport: HTMLElement;
  /** Index of the current slide, from 0. */
  selected: number;
  isPlaying: boolean;
  /** Whether slides change without an animation. */
  isStill: boolean;
  /** Display time of a slide, in ms. */
  delay: number;
  onSelect: (index: number) => void;
}

/** Moves a carousel's slides when dragged, after the display time, and to the selected slide. */
export function CarouselMotion(props: CarouselMotionProps) {
  const { viewport, selected, isPlaying, isStill, delay, onSelect } = props;
  const [plugins] = useState(() => [Autoplay({ delay, playOnInit: false, stopOnFocusIn: false })]);
  const [startIndex] = useState(selected);
  const [attach, embla] = useEmblaCarousel({ loop: true, startIndex }, plugins);

  useEffect(() => {
    attach(viewport);
  }, [attach, viewport]);

  useEffect(() => {
    if (!embla) return;
    const report = () => {
      onSelect(embla.selectedScrollSnap());
    };
    embla.on('select', report);
    return () => {
      embla.off('select', report);
    };
  }, [embla, onSelect]);

  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== selected) embla.scrollTo(selected, isStill);
  }, [embla, selected, isStill]);

  // Dragging stops autoplay; it resumes when the slides have stopped.
  useEffect(() => {
    if (!embla || !isPlaying) return;
    const { autoplay } = embla.plugins();
    const play = () => {
      if (!autoplay.isPlaying()) autoplay.play();
    };
    play();
    embla.on('settle', play);
    return () => {
      embla.off('settle', play);
      autoplay.stop();
    };
  }, [embla, isPlaying]);

  return null;
}
