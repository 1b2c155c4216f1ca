import { useEffect, useState } from 'react';
import { pictureProblem, type PictureProblem } from './information';

interface ChosenPicture {
  /** null when the picture is unchanged. */
  file: File | null;
  /** Object URL of the chosen picture; null when none is chosen. */
  preview: string | null;
  problem: PictureProblem | null;
  choose: (file: File) => void;
}

/** A profile picture that is chosen but not yet saved. An invalid file leaves the last choice unchanged. */
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
