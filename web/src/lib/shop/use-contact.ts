import { listTalkToUs } from '@smriti/shared/catalogue/reference-data';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callPublic } from '#lib/api/api.ts';
import { keys } from '#lib/queries/keys.ts';

/** Contact details while the shop's own are loading, or if loading fails. */
const DEFAULT_CONTACT = { phone: '1800 123 4567', email: 'help@smriti.example' };

export const contactQuery = queryOptions({
  queryKey: keys.TalktoUs.list(),
  queryFn: ({ signal }) => callPublic(listTalkToUs, { signal }),
});

/** Contact details of the shop; a failure is only logged (docs/rules.md#pages-12). */
export function useContact(): { phone: string; email: string } {
  const { data } = useQuery(contactQuery);
  return data?.[0] ?? DEFAULT_CONTACT;
}
