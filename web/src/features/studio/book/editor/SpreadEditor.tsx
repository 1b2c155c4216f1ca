import type { Book, PhotoItem } from '@smriti/shared/book/scene';
import { BookViewer } from '../../../../components/spread/BookViewer';
import type { Face } from '../../../../components/spread/face';
import { FrameButtons } from '../../../../components/spread/FrameButtons';
import type { Finish } from '../../../../components/spread/finish';
import type { ShownPhotos } from '../../../../components/spread/shown-photo';
import { ChosenPhoto } from '../ChosenPhoto';
import type { FillInput } from '../fill-input';
import { SpreadTools } from '../SpreadTools';
import styles from './SpreadEditor.module.css';
import { TextLayer } from './text/TextLayer';
import { TextTools } from './text/TextTools';
import { useTexts } from './text/use-texts';

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
  const texts = useTexts(scene, face.spread.id);
  const isHere = face.spread.items.some(({ id }) => id === chosen?.id);
  const chosenHere = isHere && chosen ? chosen.id : null;
  return (
    <BookViewer
      {...{ book: scene, photos, finish, warned, onShow }}
      shownId={face.spread.id}
      renderLayer={({ view }) => (
        <span role="presentation" className={styles.layers} onKeyDown={texts.onKey}>
          <FrameButtons
            {...{ book: scene, face, view, photos }}
            chosen={chosen?.id ?? null}
            onChoose={onChoose}
          />
          <TextLayer {...{ face, view, texts }} />
        </span>
      )}
    >
      <SpreadTools {...{ input, face }} />
      <TextTools {...{ scene, texts }} photo={chosenHere} />
      {chosen && <ChosenPhoto item={chosen} photos={photos} />}
    </BookViewer>
  );
}
