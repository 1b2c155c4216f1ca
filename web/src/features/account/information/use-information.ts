import { getOwnInfo, updateUser, type User } from '@smriti/shared/account/users';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api/api.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { useSession } from '#lib/session/session-store.ts';
import { type InformationDraft, toInformationFormData, toInformationBody } from './information';

/** Polling interval while a new picture is being prepared, in ms. */
const PICTURE_WAIT_MS = 2000;

export function useInformation() {
  const id = useSession((session) => session.user?.id);
  return useQuery({
    queryKey: queryKeys.info.own(id),
    queryFn: async ({ signal }) => {
      const { user } = await callApi(getOwnInfo, { signal });
      showPicture(user);
      return user;
    },
    refetchInterval: ({ state }) =>
      state.data?.picture_state === 'processing' ? PICTURE_WAIT_MS : false,
  });
}

/** Once a new picture is ready, updates the session, from which the header takes it. */
function showPicture({ id, profile_url }: User): void {
  useSession.setState(({ user }) =>
    user?.id === id && user.profile_url !== profile_url ? { user: { ...user, profile_url } } : {},
  );
}

interface Changes {
  draft: InformationDraft;
  picture: File | null;
}

/** Saves changes of `user` and updates the header. */
export function useSaveInformation(user: User, onSaved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, picture }: Changes) =>
      picture
        ? callApi(updateUser, { body: toInformationFormData(user, draft, picture) })
        : callApi(updateUser, { body: toInformationBody(user, draft) }),
    onSuccess: ({ user: saved }) => {
      queries.setQueryData(queryKeys.info.own(saved.id), saved);
      useSession.setState({ user: saved });
      onSaved();
    },
  });
}
