import { lazy, Suspense, useEffect, useState } from 'react';

const DropOverlay = lazy(async () => ({ default: (await import('./DropOverlay')).DropOverlay }));

/** Accepts files dropped anywhere on the page. */
export function DropTarget({ onDrop }: { onDrop: (files: File[]) => void }) {
  const [isDragging, setIsDragging] = useState(false);

  useEffect(() => {
    const show = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) setIsDragging(true);
    };
    const hide = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsDragging(false);
    };
    // Otherwise the browser would open a file dropped next to the overlay and leave the page.
    const hold = (event: DragEvent) => event.preventDefault();
    document.addEventListener('dragenter', show);
    document.addEventListener('dragleave', hide);
    document.addEventListener('dragover', hold);
    document.addEventListener('drop', hold);
    return () => {
      document.removeEventListener('dragenter', show);
      document.removeEventListener('dragleave', hide);
      document.removeEventListener('dragover', hold);
      document.removeEventListener('drop', hold);
    };
  }, []);

  if (!isDragging) return null;
  return (
    <Suspense>
      <DropOverlay
        onDrop={(files) => {
          setIsDragging(false);
          onDrop(files);
        }}
      />
    </Suspense>
  );
}
