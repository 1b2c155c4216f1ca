import { useEffect, useState } from 'react';
import { afterPicturePaint } from '../../ui/media/after-picture-paint';

/** Without a picture the page waits no longer than this. */
const PATIENCE_MS = 3000;

let wasPainted = false;

interface FirstPaint {
  /** Whether the first picture stands, or did on an earlier visit to the page. */
  isPainted: boolean;
  /** To be called when a picture has arrived. */
  onPicture: () => void;
}

/** When what the first screenful does not need may be fetched. */
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
  return { isPainted, onPicture: () => afterPicturePaint(paint) };
}
