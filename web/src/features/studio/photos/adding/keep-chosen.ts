import { atMost } from '../../../../lib/uploads/at-most';
import { dropNotes, keepFile, noteChosen } from '../../../../lib/uploads/kept-files';
import type { StudioState, StudioStore } from '../../studio-store';
import { askBeforeLeaving } from './ask-before-leaving';

/** A file on its way into the design. */
export interface Chosen {
  file: File;
  /** Under which name the browser keeps it. */
  id: string;
  /** Whether the browser has kept it. */
  kept: Promise<boolean>;
}

/** Writes at once: more would only compete. */
const KEEP_AT_ONCE = 2;

/** Ids that sort as the files were chosen. */
function chosenId(index: number): string {
  return `chosen-${Date.now().toString(36)}-${String(index).padStart(4, '0')}-${crypto.randomUUID()}`;
}

interface KeeperOptions {
  designId: string;
  /** Keeps the design itself, so that a reload knows what its files belong to. */
  begin: () => Promise<boolean>;
}

/**
 * Keeps chosen files in the browser from the moment they are chosen: their names at once, then the files.
 * A page that is closed before knows afterwards which ones it lost (docs/rules.md#studio-8).
 */
export function createKeeper(store: StudioStore, { designId, begin }: KeeperOptions) {
  const inTurn = atMost(KEEP_AT_ONCE);
  /** Files that are noted, and that the draft does not know yet. */
  const noted = new Set<string>();

  /** Has the browser keep the files, in their order, while they are being looked into. */
  function keepAll(chosen: readonly File[]): Chosen[] {
    const named = chosen.map((file, index) => ({ file, id: chosenId(index) }));
    const noting = Promise.all([noteChosen(designId, named), begin()]).then(([isNoted]) => isNoted);
    const all = named.map(({ file, id }) => {
      noted.add(id);
      const kept = inTurn(async () => (await noting) && (await keepFile(designId, id, file)));
      void kept.then((isKept) => {
        if (!isKept) store.setState({ hasUnkept: true });
      });
      return { file, id, kept };
    });
    askBeforeLeaving(Promise.all(all.map(({ kept }) => kept)));
    return all;
  }

  /** Files that a reload left. */
  function keptAlready(files: readonly { id: string; file: File }[]): Chosen[] {
    for (const { id } of files) noted.add(id);
    return files.map((one) => ({ ...one, kept: Promise.resolve(true) }));
  }

  function settleKept(photos: StudioState['photos']): void {
    const ids = Object.values(photos).flatMap(({ keptAs }) => keptAs ?? []);
    const known = ids.filter((id) => noted.delete(id));
    if (known.length > 0) void dropNotes(designId, known);
  }

  return { keepAll, keptAlready, settleKept };
}
