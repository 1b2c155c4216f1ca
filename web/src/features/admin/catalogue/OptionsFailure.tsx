import { useQueries } from '@tanstack/react-query';
import { useMessages } from '#lib/language/i18n.ts';
import { InlineFailure } from '../components/InlineFailure';
import type { Kind } from './kind-fields';
import { optionsQuery } from './managed';
import { catalogueMessages } from './messages';
import { kindsNamedBy } from './use-options';

/** Error message when the options of a form cannot be loaded; renders nothing otherwise. */
export function OptionsFailure({ kind }: { kind: Kind }) {
  const t = useMessages(catalogueMessages);
  const queries = useQueries({ queries: kindsNamedBy(kind).map(optionsQuery) });
  return <InlineFailure {...{ queries }} failed={t.choicesFailed} />;
}
