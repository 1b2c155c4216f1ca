import type { AlbumImage } from '@smriti/shared/album/albums';
import type { PhotoForBook } from '@smriti/shared/book/auto-fill/fill-types';
import { rankedSpreadVariants, applyLayout } from '@smriti/shared/book/edit/layouts';
import type { Book, Spread } from '@smriti/shared/book/scene';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Shuffle from 'lucide-react/icons/shuffle';
import { useMemo } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { proposalEditorMessages } from './proposal-messages';

const framesOf = ({ items }: Spread) => items.filter(({ type }) => type === 'photo');
/** Text items of a spread, whose corrections another layout keeps. */
const textsOf = ({ items }: Spread) => items.filter(({ type }) => type !== 'photo');

/** Spread that is being edited, within its book. */
export interface EditedSpread {
  scene: Book;
  spread: Spread;
  onScene: (scene: Book) => void;
}

interface LayoutToolsProps extends EditedSpread {
  /** Book as the customer requested it. */
  book: Book;
  images: readonly AlbumImage[];
}

/** Buttons that switch between layouts of the same photos. */
export function LayoutTools({ scene, spread, onScene, book, images }: LayoutToolsProps) {
  const t = useMessages(proposalEditorMessages);
  const layouts = useMemo(
    () => rankedSpreadVariants(book, spread.id, images.map(toPhotoForBook)),
    [book, spread.id, images],
  );
  if (layouts.length < 2) return null;
  const at = layouts.findIndex(({ layout }) => layout === spread.layout);

  function step(by: 1 | -1): void {
    const from = at === -1 && by === -1 ? 0 : at;
    const next = layouts[(from + by + layouts.length) % layouts.length];
    if (next)
      onScene(applyLayout(scene, { ...next, items: [...framesOf(next), ...textsOf(spread)] }));
  }

  const place = { at: at + 1, of: layouts.length };
  return (
    <div role="group" aria-label={t.layout} className="cluster gap-y-2 gap-x-3 items-center">
      <IconButton label={t.layoutBefore} onClick={() => step(-1)}>
        <ChevronLeft />
      </IconButton>
      <span className="tabular" aria-live="polite">
        {at === -1 ? t.layoutOwn({ of: layouts.length }) : t.layoutAt(place)}
      </span>
      <Button size="small" icon={<Shuffle aria-hidden="true" />} onClick={() => step(1)}>
        {t.layoutAfter}
      </Button>
    </div>
  );
}

export function toPhotoForBook({ id, width, height, facts, sequence }: AlbumImage): PhotoForBook {
  return { id, width, height, facts: facts ?? null, sequence };
}
