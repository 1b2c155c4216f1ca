import { getOwnInfo, updateUser, type User } from '@smriti/shared/account/users';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api';
import { useSession } from '../../lib/session/session-store';
import { type InformationDraft, multipartForm, wholeForm } from './information';
import { keys } from '../../lib/queries/keys';

/** The caller's own information. */
export function useInformation() {
  const id = useSession((session) => session.user?.id);
  return useQuery({
    queryKey: keys.info.own(id),
    queryFn: async ({ signal }) => (await call(getOwnInfo, { signal })).user,
  });
}

interface Changes {
  draft: InformationDraft;
  picture: File | null;
}

/** Saves changes of `user`; the header shows them from then on. */
export function useSaveInformation(user: User, onSaved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, picture }: Changes) =>
      picture
        ? call(updateUser, { body: multipartForm(user, draft, picture) })
        : call(updateUser, { body: wholeForm(user, draft) }),
    onSuccess: ({ user: saved }) => {
      queries.setQueryData(keys.info.own(saved.id), saved);
      useSession.setState({ user: saved });
      onSaved();
    },
  });
}
