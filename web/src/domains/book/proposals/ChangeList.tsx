import type { Spread } from '@smriti/shared/book/scene';
import { useMessages } from '#lib/language/i18n.ts';
import type { ShownPhotos } from '../spread/shown-photo';
import { proposalMessages } from './messages';
import { findSpreadChanges } from './spread-changes';

interface ChangeListProps {
  before: Spread;
  after: Spread;
  photos: ShownPhotos;
}

/** Describes the differences between two versions of a spread in words. */
export function ChangeList({ before, after, photos }: ChangeListProps) {
  const t = useMessages(proposalMessages);
  const { isLaidOut, cropped, words, isRestyled } = findSpreadChanges(before, after);
  const places = cropped.flatMap((id) => photos.get(id)?.place ?? []);
  const changedCrop = places.length > 1 ? t.changedCrops : t.changedCrop;
  const said = [
    isLaidOut ? t.changedLayout : null,
    places.length === 0 ? null : changedCrop({ places: places.join(', ') }),
    ...words.map(({ before: from, after: to }) => {
      if (from === null) return t.addedWords({ after: to ?? '' });
      return to === null
        ? t.removedWords({ before: from })
        : t.changedWords({ before: from, after: to });
    }),
    isRestyled ? t.changedLook : null,
  ].filter((one) => one !== null);
  if (said.length === 0) return null;
  return (
    <ul className="stack gap-1 indent muted text-sm wrap-anywhere">
      {said.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
