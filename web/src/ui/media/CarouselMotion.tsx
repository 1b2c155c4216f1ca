import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

interface CarouselMotionProps {
  /** The scrolling viewport; its only child holds the slides. */
  viewport: HTMLElement;
  /** Index of the current slide, from 0. */
  selected: number;
  isPlaying: boolean;
  /** Whether to jump instead of animating. */
  isStill: boolean;
  /** Time that a slide stays, in ms. */
  delay: number;
  onSelect: (index: number) => void;
}

/** Moves a carousel's slides: by dragging, by time, and to the selected one. */
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

  // A drag stops autoplay; it resumes when the slides have settled.
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
