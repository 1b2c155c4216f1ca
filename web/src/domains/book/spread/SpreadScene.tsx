import { cornerRadius } from '@smriti/shared/book/corners';
import { STAMP_COLOURS } from '@smriti/shared/book/cover-materials';
import type { Book, PhotoItem } from '@smriti/shared/book/scene';
import { memo, useId } from 'react';
import { useLazyPart } from '#lib/loading/lazy-part.ts';
import { lazyCoverRelief } from './lazy-drawings';
import type { Box, SpreadFace } from './face';
import type { BookFinish, Sheen } from './finish';
import { FoldShade } from './FoldShade';
import { PageOrnaments } from './PageOrnaments';
import { PhotoFrame } from './PhotoFrame';
import type { ShownPhotos } from './shown-photo';
import styles from './SpreadScene.module.css';
import { TextFrame } from './text/TextFrame';

interface SheenLightProps {
  id: string;
  box: Box;
  sheen: Sheen;
}

/** Opacities of the reflection along its gradient: gloss is a streak, matt a soft veil. */
const LIGHT = { gloss: [0.02, 0.15, 0.03], matt: [0.05, 0.03, 0] } as const;

/** Reflection of light from the top left on a laminated page. */
function SheenLight({ id, box, sheen }: SheenLightProps) {
  if (sheen === 'none') return null;
  const [before, streak, after] = LIGHT[sheen];
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="0.55">
        <stop offset="0" stopColor="#fff" stopOpacity={before} />
        <stop offset="0.3" stopColor="#fff" stopOpacity={before} />
        <stop offset="0.4" stopColor="#fff" stopOpacity={streak} />
        <stop offset="0.52" stopColor="#fff" stopOpacity={after} />
        <stop offset="1" stopColor="#fff" stopOpacity={after} />
      </linearGradient>
      <rect x={box.x} y={box.y} width={box.w} height={box.h} fill={`url(#${id})`} />
    </>
  );
}

interface SpreadSceneProps {
  look: Book['look'];
  face: SpreadFace;
  /** Visible part, in mm. */
  view: Box;
  photos: ShownPhotos;
  /** Picture size; thumbnails load only small pictures. */
  size: 'small' | 'large';
  finish: BookFinish;
}

const isPhoto = (item: SpreadFace['spread']['items'][number]): item is PhotoItem =>
  item.type === 'photo';

/**
 * A spread as printed: an SVG in mm. Hidden from keyboards and screen readers, which use the layer
 * of buttons above it. Memoised: it has many elements, and few changes of the page affect it.
 */
export const SpreadScene = memo(function SpreadScene(props: SpreadSceneProps) {
  const { look, face, view, photos, size, finish } = props;
  const id = useId();
  const { spread, printed, trim } = face;
  const { material } = finish;
  const isStamped = face.isCover && material !== 'print';
  const relief = useLazyPart(lazyCoverRelief, isStamped);
  const paper = spread.background ?? look.paper;
  return (
    <svg
      viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`}
      className={styles.scene}
      aria-hidden="true"
      focusable="false"
    >
      {isStamped ? (
        relief && <relief.CoverRelief id={`${id}material`} box={printed} material={material} />
      ) : (
        <>
          <rect {...rectOf(printed)} fill={paper} />
          <PageOrnaments look={look} face={face} />
        </>
      )}
      {spread.items.filter(isPhoto).map((item) => (
        <PhotoFrame
          key={item.id}
          clipId={`${id}${item.id}`}
          {...{ item, size }}
          border={item.border ?? look.border}
          corner={cornerRadius(item, look, trim)}
          photo={item.photo === null ? null : (photos.get(item.photo) ?? null)}
        />
      ))}
      {face.rules.map(({ x, y, w, h, colour }) => (
        <rect key={`${x} ${y}`} {...rectOf({ x, y, w, h })} fill={colour ?? look.ink} />
      ))}
      {face.texts.map((item) => (
        <TextFrame
          key={item.id}
          {...{ item, look }}
          ink={isStamped ? STAMP_COLOURS[material] : look.ink}
        />
      ))}
      {face.isCover ? (
        <SpineShade id={id} face={face} />
      ) : (
        face.fold !== null && (
          <FoldShade id={id} fold={face.fold} height={trim.h} isFlat={face.isFlat} />
        )
      )}
      <SheenLight id={`${id}sheen`} box={trim} sheen={finish.sheen} />
    </svg>
  );
});

const rectOf = ({ x, y, w, h }: Box) => ({ x, y, width: w, height: h });

/** Grooves on both sides of the spine, where the cover bends. */
function SpineShade({ id, face: { parts, trim } }: { id: string; face: SpreadFace }) {
  const spine = parts.find(({ name }) => name === 'spine');
  if (!spine) return null;
  const groove = Math.max(2.5, spine.w * 0.3);
  return (
    <>
      <linearGradient id={`${id}spine`}>
        <stop offset="0" stopColor="#000" stopOpacity="0.2" />
        <stop offset="0.25" stopColor="#fff" stopOpacity="0.1" />
        <stop offset="0.75" stopColor="#000" stopOpacity="0.02" />
        <stop offset="1" stopColor="#000" stopOpacity="0.22" />
      </linearGradient>
      <linearGradient id={`${id}groove`}>
        <stop offset="0" stopColor="#000" stopOpacity="0" />
        <stop offset="0.5" stopColor="#000" stopOpacity="0.24" />
        <stop offset="1" stopColor="#fff" stopOpacity="0.12" />
      </linearGradient>
      <rect x={spine.x} width={spine.w} y={trim.y} height={trim.h} fill={`url(#${id}spine)`} />
      {[spine.x - groove * 2.2, spine.x + spine.w + groove * 1.2].map((x) => (
        <rect
          key={x}
          {...{ x, width: groove, y: trim.y, height: trim.h }}
          fill={`url(#${id}groove)`}
        />
      ))}
    </>
  );
}
