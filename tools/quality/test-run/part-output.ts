export interface PartOutput {
  print: (text: string) => void;
  /** Ends the part's output, which is printed once all parts before it have ended. */
  end: () => void;
}

/**
 * Creates outputs for parallel parts that are printed in the order of their creation: the first
 * unfinished part prints immediately, the others are buffered.
 */
export function createPartOutputs(write: (text: string) => void) {
  const open: { waiting: string[]; hasEnded: boolean }[] = [];

  function showFirst(): void {
    for (let first = open[0]; first; first = open[0]) {
      for (const text of first.waiting.splice(0)) write(text);
      if (!first.hasEnded) return;
      open.shift();
    }
  }

  return (): PartOutput => {
    const part = { waiting: [] as string[], hasEnded: false };
    open.push(part);
    return {
      print: (text) => {
        part.waiting.push(text);
        showFirst();
      },
      end: () => {
        part.hasEnded = true;
        showFirst();
      },
    };
  };
}
