import { useEffect, useState } from 'react';
import { runAfterPicturePaint } from '#ui/media/run-after-picture-paint.ts';

/** Maximum wait for the first picture, in ms. */
const PATIENCE_MS = 3000;

let wasPainted = false;

interface FirstPaint {
  /** Whether the first picture is painted, now or on an earlier visit to the page. */
  isPainted: boolean;
  /** Call it when a picture has loaded. */
  onPicture: () => void;
}

/** Tells when content below the first screen may be loaded. */
export function useFirstPaint(): FirstPaint {
  const [isPainted, setIsPainted] = useState(wasPainted);
  const paint = () => {
    wasPainted = true;
    setIsPainted(true);
  };
  useEffect(() => {
    const timer = setTimeout(paint, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return { isPainted, onPicture: () => runAfterPicturePaint(paint) };
}
