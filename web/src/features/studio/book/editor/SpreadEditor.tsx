import type { Book, PhotoItem } from '@smriti/shared/book/scene';
import { BookViewer } from '../../../../components/spread/BookViewer';
import type { Face } from '../../../../components/spread/face';
import type { Finish } from '../../../../components/spread/finish';
import type { ShownPhotos } from '../../../../components/spread/shown-photo';
import { ChosenPhoto } from '../ChosenPhoto';
import type { FillInput } from '../fill-input';
import { SpreadTools } from '../SpreadTools';

export interface SpreadEditorProps {
  scene: Book;
  photos: ShownPhotos;
  finish: Finish;
  input: FillInput;
  /** The spread under edit. */
  face: Face;
  onShow: (id: string) => void;
  /** Spreads that something is to be said of. */
  warned: ReadonlySet<string>;
  /** The frame that is looked at. */
  chosen: PhotoItem | null;
  onChoose: (item: PhotoItem | null) => void;
}

/** The spread under edit: what is drawn, a button over each frame, and what can be done below. */
export function SpreadEditor(props: SpreadEditorProps) {
  const { scene, photos, finish, input, face, onShow, warned, chosen, onChoose } = props;
  return (
    <BookViewer
      {...{ book: scene, photos, finish, warned, onShow, onChoose }}
      shownId={face.spread.id}
      chosen={chosen?.id ?? null}
    >
      <SpreadTools {...{ input, face }} />
      {chosen && <ChosenPhoto item={chosen} photos={photos} />}
    </BookViewer>
  );
}
