import { useMessages } from '#lib/language/i18n.ts';
import { useCatalogue } from './catalogue-context';
import { choiceMessages } from './messages';
import { useStudioState } from '../studio-context';
import { useChoose } from './use-choose';

/**
 * Data that the fields for a design's options share: texts, catalogue, current choices and setters.
 */
export function useChoices() {
  const t = useMessages(choiceMessages);
  const catalogue = useCatalogue();
  const chosen = useStudioState(({ choices }) => choices);
  return { t, catalogue, chosen, choose: useChoose() };
}
