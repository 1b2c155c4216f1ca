import { type DrawnCover, drawnCover, type DrawnPhoto } from '@smriti/shared/album/drawn-cover';
import { type CSSProperties, useState } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './AlbumCover.module.css';

type CoverTitle = NonNullable<DrawnCover['title']>;

/** A plain square book, for answers of earlier releases. */
const PLAIN_COVER: DrawnCover = {
  kind: 'book',
  width: 200,
  height: 200,
  material: 'print',
  paper: '#ffffff',
  edge: null,
  photo: null,
  title: null,
};

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Position of an area within an element of the given size. */
function areaStyle({ x, y, w, h }: Area, whole: Pick<Area, 'w' | 'h'>): CSSProperties {
  return {
    left: percent(x, whole.w),
    top: percent(y, whole.h),
    width: percent(w, whole.w),
    height: percent(h, whole.h),
  };
}

/** Length on the front as a CSS value in container query units. */
const onFront = (mm: number, { width }: DrawnCover) => `${(100 * mm) / width}cqi`;

/**
 * Drawing of an album's product from outside (docs/rules.md#pages-19) in a square: its shape, material,
 * photo and title. Decorative, because the title is next to it.
 * @param cover `drawn_cover` of an answer
 */
export function AlbumCover({ cover }: { cover: unknown }) {
  const drawn = drawnCover.safeParse(cover).data ?? PLAIN_COVER;
  const { kind, width, height, material, paper, edge, photo, title } = drawn;
  const { collage = photo ? [photo] : [] } = drawn;
  const shape: CSSProperties & Record<'--ratio', number> = { '--ratio': width / height };
  return (
    <div className={cx('stack w-full sunken', styles.table)} aria-hidden="true">
      <div className={cx(styles.product, edge ? styles.canvas : styles[kind])} style={shape}>
        {edge && (
          <div className={cx(styles.sides, styles[edge])}>
            {photo && (edge === 'wrapped' || edge === 'mirrored') && <Photo photo={photo} />}
          </div>
        )}
        <div className={styles.body}>
          <div className={cx(styles.front, styles[material])} style={{ backgroundColor: paper }}>
            {collage.map((one, index) => (
              <div
                key={index}
                className={styles.frame}
                style={{
                  ...areaStyle(one, { w: width, h: height }),
                  rotate: `${one.angle}deg`,
                  border: `${onFront(one.border, drawn)} solid ${one.colour}`,
                }}
              >
                <Photo photo={one} />
              </div>
            ))}
            {collage.length === 0 && !title && (
              <div className={cx(styles.frame, styles.empty)}>
                <NoPhoto />
              </div>
            )}
            {title && <Title title={title} cover={drawn} />}
          </div>
        </div>
      </div>
    </div>
  );
}

/** The photo as cropped for its frame, or a drawn placeholder while there is none. */
function Photo({ photo }: { photo: DrawnPhoto }) {
  const [broken, setBroken] = useState<string | null>(null);
  const { url, picture } = photo;
  if (url === null || url === broken) return <NoPhoto />;
  return (
    <img
      src={url}
      alt=""
      width={400}
      height={400}
      loading="lazy"
      decoding="async"
      draggable={false}
      style={{ ...areaStyle(picture, photo), rotate: `${90 * picture.turn}deg` }}
      onError={() => setBroken(url)}
    />
  );
}

function NoPhoto() {
  return (
    <svg viewBox="0 0 36 36" className={styles.noPhoto} preserveAspectRatio="xMidYMid slice">
      <circle className={styles.sun} cx="26" cy="10" r="3.5" />
      <path d="m-4 34 13-15 9 10 6-6 16 14" />
    </svg>
  );
}

const MM_PER_POINT = 25.4 / 72;
/** Average width of a letter, and height of a line, in ems. */
const LETTER_EM = 0.52;
const LINE_EM = 1.2;

/** Font size in mm at which a title about fits its box. */
function fittedSize({ text, w, h, size }: CoverTitle): number {
  const widest = Math.max(...text.split(/\s+/).map((word) => word.length)) * LETTER_EM;
  const area = text.length * LETTER_EM * LINE_EM;
  return Math.min(size * MM_PER_POINT, w / widest, Math.sqrt((w * h * 0.8) / area));
}

/** The title as a pseudo-element, because the page has it as text next to the drawing. */
function Title({ title, cover }: { title: CoverTitle; cover: DrawnCover }) {
  const { text, colour, font, align } = title;
  return (
    <div
      className={cx(styles.title, styles[font], styles[align])}
      data-title={text}
      style={{
        ...areaStyle(title, { w: cover.width, h: cover.height }),
        color: colour,
        fontSize: onFront(fittedSize(title), cover),
      }}
    />
  );
}
