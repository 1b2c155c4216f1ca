import { useCallback } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { useCatalogue } from './catalogue-context';
import { choiceMessages } from './messages';
import { useStudioState, useStudio } from '../studio-context';
import { type DesignOptions, setDesignSize } from '../design-content';

/**
 * Data that the fields for a design's options share: texts, catalogue, current choices and setters.
 */
export function useChoiceFields() {
  const t = useMessages(choiceMessages);
  const catalogue = useCatalogue();
  const chosen = useStudioState(({ choices }) => choices);
  return { t, catalogue, chosen, choose: useChangeChoices() };
}

/** Returns a function that changes the design's choices, as one undo step. */
export function useChangeChoices(): (part: Partial<DesignOptions>) => void {
  const { store } = useStudio();
  return useCallback(
    (part) => store.setState(({ choices }) => ({ choices: { ...choices, ...part } })),
    [store],
  );
}

/** Returns a function that chooses a size; if `turns`, the orientation changes with it. */
export function useChooseSize(turns: boolean): (id: number | null) => void {
  const { store } = useStudio();
  const { sizes, isAroundMug } = useCatalogue();
  return (id) => {
    const size = sizes.find((one) => one.id === id);
    store.setState(({ choices }) => ({
      choices: turns
        ? setDesignSize(choices, size, isAroundMug)
        : { ...choices, album_size_id: id },
    }));
  };
}
