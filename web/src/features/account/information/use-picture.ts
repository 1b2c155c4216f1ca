import { useEffect, useState } from 'react';
import { pictureProblem, type PictureProblem } from './information';

interface ChosenPicture {
  /** null: the picture stays as it is. */
  file: File | null;
  /** Address of the chosen picture in this page. */
  preview: string | null;
  problem: PictureProblem | null;
  choose: (file: File) => void;
}

/** A profile picture chosen but not yet saved. What cannot be one leaves the last choice as it is. */
export function usePicture(): ChosenPicture {
  const [chosen, setChosen] = useState<{ file: File; preview: string } | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  useEffect(() => {
    if (!chosen) return;
    return () => URL.revokeObjectURL(chosen.preview);
  }, [chosen]);

  function choose(file: File): void {
    const found = pictureProblem(file);
    setProblem(found);
    if (!found) setChosen({ file, preview: URL.createObjectURL(file) });
  }

  return { file: chosen?.file ?? null, preview: chosen?.preview ?? null, problem, choose };
}
