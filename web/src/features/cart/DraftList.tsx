import { type DraftSummary, listDrafts } from '@smriti/shared/album/drafts';
import { useQuery } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, useState } from 'react';
import { AlbumCover } from '#domains/albums/AlbumCover.tsx';
import { callApi } from '#lib/api/api.ts';
import { formatDate } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { useSession } from '#lib/session/session-store.ts';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { StatusBadge } from '#ui/feedback/StatusBadge.tsx';
import { AlbumCardLayout, AlbumCardTitle } from './AlbumCard';
import { AlbumFactList } from './AlbumFactList';
import { AlbumGroup, AlbumCardList } from './AlbumGrid';
import { cartDraftMessages } from './messages';
import { RemoveDraftDialog } from './RemoveDraftDialog';

/** Unsaved designs (docs/rules.md#studio-5); renders nothing if there are none. */
export function DraftList() {
  const t = useMessages(cartDraftMessages);
  const uid = useSession((session) => session.user?.uid ?? '');
  const { data: drafts = [] } = useQuery({
    queryKey: queryKeys.drafts.list(uid),
    queryFn: async ({ signal }) => (await callApi(listDrafts, { signal })).drafts,
    enabled: uid !== '',
    // Drafts may have changed on other devices.
    staleTime: 0,
  });
  const [chosen, setChosen] = useState<DraftSummary | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  if (drafts.length === 0) return null;
  return (
    <AlbumGroup id="unsaved-designs" title={t.heading({ count: drafts.length })}>
      <AlbumCardList>
        {drafts.map((draft) => (
          <li key={draft.id} className="stack min-w-0">
            <DraftCard
              draft={draft}
              onRemove={() => {
                setChosen(draft);
                setIsAsking(true);
              }}
            />
          </li>
        ))}
      </AlbumCardList>
      {chosen && <RemoveDraftDialog draft={chosen} isOpen={isAsking} onOpenChange={setIsAsking} />}
    </AlbumGroup>
  );
}

function DraftCard({ draft, onRemove }: { draft: DraftSummary; onRemove: () => void }) {
  const t = useMessages(cartDraftMessages);
  const titleId = useId();
  const { form, drawn_cover, photo_count, expires_at } = draft;
  const title = form.title || t.untitled;
  return (
    <AlbumCardLayout
      titleId={titleId}
      cover={<AlbumCover cover={drawn_cover} />}
      about={
        <>
          <StatusBadge tone="waiting">{t.notSaved}</StatusBadge>
          <AlbumCardTitle id={titleId} as="h3" to={draftPath(draft)}>
            {title}
          </AlbumCardTitle>
        </>
      }
      facts={
        <AlbumFactList
          facts={[
            { label: t.photos, value: photo_count },
            { label: t.keptUntil, value: formatDate(expires_at) },
          ]}
        />
      }
      actions={
        <>
          <ButtonLink
            to={draftPath(draft)}
            variant="filled"
            isWide
            aria-label={t.continueOf({ title })}
          >
            {t.continue}
          </ButtonLink>
          <Button icon={<Trash2 />} aria-label={t.removeOf({ title })} onClick={onRemove}>
            {t.remove}
          </Button>
        </>
      }
    />
  );
}

/**
 * Path that reopens an unsaved design: the page of its form with the options chosen on the product
 * page.
 */
export function draftPath({ id, form }: Pick<DraftSummary, 'id' | 'form'>): string {
  const { product_type, product_id, quantity, photo_goal } = form;
  if (product_type === 'canvas') return `/uploadChoice?draft=${id}`;
  if (product_id === null) return `/create-album?draft=${id}`;
  const search = new URLSearchParams({ productId: String(product_id) });
  if (quantity > 1) search.set('quantity', String(quantity));
  if (photo_goal !== null) search.set('photos', String(photo_goal));
  search.set('draft', id);
  return `/create-product?${search.toString()}`;
}
