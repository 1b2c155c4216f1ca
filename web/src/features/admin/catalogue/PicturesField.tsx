import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ImageUp from 'lucide-react/icons/image-up';
import Trash from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { cataloguePictureUrls } from '#lib/shop/catalogue-picture-urls.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { cx } from '#ui/cx.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { FieldError } from '#ui/fields/Field.tsx';
import { FileButton } from '#ui/fields/FileButton.tsx';
import { ChoiceGroup, type FormFieldProps } from './ChoiceGroup';
import styles from './PicturesField.module.css';
import { kindText } from './kind-messages';
import { catalogueMessages } from './messages';
import { usePictureUpload } from './use-picture-upload';

function moved(paths: readonly string[], from: number, to: number): string[] {
  const others = paths.filter((_, index) => index !== from);
  return others.toSpliced(to, 0, ...paths.slice(from, from + 1));
}

/**
 * Field for a picture or an ordered list of pictures: uploads chosen files at once and previews
 * them as in the shop.
 */
export function PicturesField({ field, value, error, onChange }: FormFieldProps) {
  const t = useMessages(catalogueMessages);
  const errorId = useId();
  const isOne = field.type === 'picture';
  const paths = (typeof value === 'string' ? [value] : value).filter((path) => path !== '');
  const set = (all: readonly string[]) => onChange({ [field.name]: isOne ? (all[0] ?? '') : all });
  const upload = usePictureUpload((pictures) => {
    const added = pictures.flatMap(({ image_path }) => image_path ?? []);
    const [first] = pictures;
    if (!isOne) set([...new Set([...paths, ...added])]);
    else if (first) {
      const { width, height } = first;
      onChange({
        [field.name]: added[0] ?? '',
        width: `${width ?? ''}`,
        height: `${height ?? ''}`,
      });
    }
  });
  const choose =
    isOne && paths.length > 0 ? t.replacePicture : isOne ? t.uploadPicture : t.uploadPictures;
  return (
    <ChoiceGroup
      field={field}
      hint={field.hint ? `${kindText(field.hint)} ${t.pictureTypes}` : t.pictureTypes}
      aria-describedby={error ? errorId : undefined}
      isWhole={isOne}
    >
      <PictureList paths={paths} isOne={isOne} onChange={set} />
      <FileButton
        label={choose}
        Icon={ImageUp}
        name={field.name}
        accept="image/jpeg,image/png,image/webp,image/gif"
        multiple={!isOne}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChoose={upload.begin}
      />
      {upload.progress !== null && <InlineMessage tone="waiting">{upload.progress}</InlineMessage>}
      {upload.problem !== null && <InlineMessage tone="error">{upload.problem}</InlineMessage>}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </ChoiceGroup>
  );
}

interface PictureListProps {
  paths: readonly string[];
  isOne: boolean;
  onChange: (paths: readonly string[]) => void;
}

function PictureList({ paths, isOne, onChange }: PictureListProps) {
  const t = useMessages(catalogueMessages);
  if (paths.length === 0) return null;
  return (
    <ul className="cluster bare-list gap-3">
      {paths.map((path, index) => (
        <li key={path} className={cx('stack gap-1 justify-items-center', styles.picture)}>
          <img
            src={cataloguePictureUrls(path).smallSrc}
            alt={t.pictureAlt({ place: index + 1 })}
            width={120}
            height={150}
          />
          {!isOne && (
            <PictureTools
              {...{ index, count: paths.length }}
              onMove={(to) => onChange(moved(paths, index, to))}
              onRemove={() => onChange(paths.filter((_, place) => place !== index))}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface PictureToolsProps {
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function PictureTools({ index, count, onMove, onRemove }: PictureToolsProps) {
  const t = useMessages(catalogueMessages);
  const place = index + 1;
  return (
    <div className="row">
      <IconButton
        label={t.moveEarlier({ place })}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ArrowLeft aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t.moveLater({ place })}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ArrowRight aria-hidden="true" />
      </IconButton>
      <IconButton label={t.removePicture({ place })} onClick={onRemove}>
        <Trash aria-hidden="true" />
      </IconButton>
    </div>
  );
}
