import type { Book, PhotoItem } from '@smriti/shared/book/scene';
import { placePhotoInFrame } from '@smriti/shared/book/photo-placement';
import { memo } from 'react';
import type { ShownPhoto } from './shown-photo';
import styles from './PhotoFrame.module.css';

interface PhotoFrameProps {
  item: PhotoItem;
  /** Photo in the frame; null for an empty frame or an unknown photo. */
  photo: ShownPhoto | null;
  border: Book['look']['border'];
  /** Radius of the corners in mm. */
  corner: number;
  size: 'small' | 'large';
  clipId: string;
}

/**
 * A photo in its frame: cropped, rotated, with rounded corners and a border inside the frame. Memoised: most
 * edits change one item of a spread.
 */
export const PhotoFrame = memo(function PhotoFrame(props: PhotoFrameProps) {
  const { item, photo, border, corner, size, clipId } = props;
  const { x, y, w, h, angle } = item;
  const turn = angle === 0 ? '' : ` rotate(${angle} ${w / 2} ${h / 2})`;
  return (
    <g transform={`translate(${x} ${y})${turn}`}>
      <clipPath id={clipId}>
        <rect {...within(w, h, border.width / 2)} rx={Math.max(0, corner - border.width / 2)} />
      </clipPath>
      <rect {...within(w, h, 0)} rx={corner} className={styles.waiting} />
      {photo && (
        <g clipPath={`url(#${clipId})`}>
          <FramePictures {...{ item, photo, size }} />
        </g>
      )}
      {item.photo === null && <rect width={w} height={h} rx={corner} className={styles.empty} />}
      {border.width > 0 && (
        <rect
          {...within(w, h, border.width / 2)}
          rx={Math.max(0, corner - border.width / 2)}
          fill="none"
          stroke={border.colour}
          strokeWidth={border.width}
        />
      )}
    </g>
  );
});

/**
 * The rectangle reduced on each side by a distance in mm, so that no photo edge shows around the
 * border.
 */
const within = (w: number, h: number, by: number) => ({
  x: by,
  y: by,
  width: Math.max(0, w - 2 * by),
  height: Math.max(0, h - 2 * by),
});

interface PicturesProps {
  item: PhotoItem;
  photo: ShownPhoto;
  size: 'small' | 'large';
}

/**
 * Shows the small picture at once, and at size `large` the large picture over it when it has
 * loaded.
 */
export function FramePictures({ item, photo, size }: PicturesProps) {
  const { w, h, crop } = item;
  const { width, height, small, large } = photo;
  const sources = [small, size === 'large' ? large : null].filter((source) => source !== null);
  if (width === null || height === null) {
    return sources.map((source) => (
      <image
        key={source}
        href={source}
        {...{ width: w, height: h }}
        preserveAspectRatio="xMidYMid slice"
      />
    ));
  }
  const { mmPerPixel, picture } = placePhotoInFrame({ width, height }, { w, h }, crop);
  const drawn = { width: width * mmPerPixel, height: height * mmPerPixel };
  const middle = { x: picture.x + picture.w / 2, y: picture.y + picture.h / 2 };
  const transform = `translate(${middle.x} ${middle.y}) rotate(${90 * crop.turn})`;
  return sources.map((source) => (
    <image
      key={source}
      href={source}
      {...drawn}
      x={-drawn.width / 2}
      y={-drawn.height / 2}
      transform={transform}
      preserveAspectRatio="none"
    />
  ));
}
