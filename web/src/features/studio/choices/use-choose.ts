import { useCallback } from 'react';
import { useCatalogue } from './catalogue-context';
import { type Choices, withSize } from '../design';
import { useStudio } from '../studio-context';

/** Changes choices of the open design: one step for undo. */
export function useChoose(): (part: Partial<Choices>) => void {
  const { store } = useStudio();
  return useCallback(
    (part) => store.setState(({ choices }) => ({ choices: { ...choices, ...part } })),
    [store],
  );
}

/** Chooses a size; `turns` makes the orientation follow it. */
export function useChooseSize(turns: boolean): (id: number | null) => void {
  const { store } = useStudio();
  const { sizes } = useCatalogue();
  return (id) => {
    const size = sizes.find((one) => one.id === id);
    store.setState(({ choices }) => ({
      choices: turns ? withSize(choices, size) : { ...choices, album_size_id: id },
    }));
  };
}
