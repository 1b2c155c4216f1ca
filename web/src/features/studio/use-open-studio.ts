import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { logFailure } from '#lib/log.ts';
import { invalidate } from '#lib/queries/invalidate.ts';
import { deleteExpiredDrafts } from './save/draft';
import { openDraft } from './save/open-draft';
import type { StudioOwner } from './studio-owner';
import type { StudioPlan } from './studio-plan';
import { openStudio, type Studio } from './studio';

export type OpenStudio =
  | { status: 'opening' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; studio: Studio };

/**
 * Opens the design of a page, from its draft if there is one. Uses the plan and the owner of the
 * first render; change the component's React key to use others.
 */
export function useOpenStudio(plan: StudioPlan, owner: StudioOwner): OpenStudio {
  const [first] = useState({ plan, owner });
  const queries = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<OpenStudio>({ status: 'opening' });

  useEffect(() => {
    let isWanted = true;
    let studio: Studio | undefined;
    const open = async () => {
      const opened = await openDraft(first.plan, first.owner);
      const onDraftSent = () => void invalidate.draft(queries);
      const found = await openStudio(first.plan, first.owner, opened, onDraftSent);
      if (!isWanted) {
        found.dispose();
        return;
      }
      studio = found;
      setOpened({ status: 'ready', studio: found });
      void deleteExpiredDrafts(Date.now());
    };
    open().catch((error: unknown) => {
      logFailure('The studio could not be opened', error);
      if (!isWanted) return;
      const retry = () => {
        setOpened({ status: 'opening' });
        setAttempt((count) => count + 1);
      };
      setOpened({ status: 'failed', error, retry });
    });
    return () => {
      isWanted = false;
      studio?.dispose();
    };
  }, [first, attempt, queries]);

  return opened;
}
