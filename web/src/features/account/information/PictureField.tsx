import { PROFILE_PICTURE_TYPES } from '@smriti/shared/account/users';
import ImageUp from 'lucide-react/icons/image-up';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { FieldError, useFieldLinks } from '#ui/fields/Field.tsx';
import { FileButton } from '#ui/fields/FileButton.tsx';
import { Avatar } from '#ui/media/Avatar.tsx';
import type { PictureProblem } from './information';
import { informationMessages } from '../messages';
import styles from './PictureField.module.css';

interface PictureFieldProps {
  /** Name of the person in the picture. */
  name: string;
  /** URL of the chosen or the current picture; null if none. */
  picture: string | null;
  problem: PictureProblem | null;
  onChoose: (file: File) => void;
}

/** Field for the profile picture, with a preview of the chosen file. */
export function PictureField({ name, picture, problem, onChoose }: PictureFieldProps) {
  const t = useMessages(informationMessages);
  const texts = { type: t.pictureType, size: t.pictureSize };
  const error = problem ? texts[problem] : undefined;
  const { hintId, errorId, links } = useFieldLinks({ hint: t.pictureHint, error });

  const labelId = `${links.id}-label`;
  const buttonId = `${links.id}-button`;

  return (
    <div className="row gap-4 items-start">
      <Avatar name={name} picture={picture} size="large" />
      <div className="stack gap-1 justify-items-start min-w-0">
        <span id={labelId} className="text-sm strong">
          {t.picture}
        </span>
        <p id={hintId} className="muted text-sm">
          {t.pictureHint}
        </p>
        <div className={cx('mt-1', styles.button)}>
          <FileButton
            {...links}
            label={t.choosePicture}
            labelId={buttonId}
            Icon={ImageUp}
            accept={PROFILE_PICTURE_TYPES.join(',')}
            aria-labelledby={`${labelId} ${buttonId}`}
            onChoose={([file]) => {
              if (file) onChoose(file);
            }}
          />
        </div>
        {error && (
          <div role="alert">
            <FieldError id={errorId}>{error}</FieldError>
          </div>
        )}
      </div>
    </div>
  );
}
