export interface PartOutput {
  print: (text: string) => void;
  /** Tells that the part has ended; what it printed is shown once all parts before it have ended. */
  end: () => void;
}

/**
 * Output of parts that run side by side, shown part after part in the order in which they were
 * opened: the first that has not ended prints as it goes, what the others print waits.
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
