import type { StudioStore } from '../../studio-store';
import type { FileIntake } from './file-intake';
import { askBeforeLeaving } from './ask-before-leaving';

/**
 * Adds chosen files to the design. They count as being read at once, because the code that reads
 * them may have to be loaded first.
 */
export async function addChosenFiles(
  store: StudioStore,
  intakeOf: () => Promise<Pick<FileIntake, 'addFiles'>>,
  chosen: readonly File[],
): Promise<void> {
  const count = (change: number) =>
    store.setState(({ reading }) => ({ reading: reading + change }));
  let adding: Promise<void>;
  count(chosen.length);
  try {
    const fetched = intakeOf();
    // From here on, the loaded code asks before the page is left.
    askBeforeLeaving(fetched);
    const { addFiles } = await fetched;
    // The loaded code counts the files as well.
    adding = addFiles(chosen);
  } finally {
    count(-chosen.length);
  }
  await adding;
}
