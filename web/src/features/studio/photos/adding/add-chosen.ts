import type { StudioStore } from '../../studio-store';
import type { FileIntake } from './add-files';
import { askBeforeLeaving } from './ask-before-leaving';

/**
 * Puts chosen files into the design, which knows of them from the choice on: what looks into them may
 * have to be fetched first.
 */
export async function addChosen(
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
    askBeforeLeaving(fetched); // which keeps them then
    const { addFiles } = await fetched;
    adding = addFiles(chosen); // which counts them itself
  } finally {
    count(-chosen.length);
  }
  await adding;
}
