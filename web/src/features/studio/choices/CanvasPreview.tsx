import { formatNumber } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import type { DesignOptions } from '../design-content';
import type { StudioPhoto } from '../studio-store';
import { CanvasDrawing } from './CanvasDrawing';
import { canvasMessages } from './canvas-messages';
import { placeCanvasPhoto } from './canvas-view';
import type { StudioCatalogue } from './studio-catalogue';
import { WallDrawing } from './WallDrawing';
import styles from './CanvasPreview.module.css';

interface CanvasPreviewProps {
  catalogue: Pick<StudioCatalogue, 'sizes' | 'frames'>;
  choices: DesignOptions;
  photo: StudioPhoto | null;
}

/**
 * The photo as a canvas with frame, edges and crop, and the canvas on a wall, to scale
 * (docs/rules.md#studio-11). Until a size is chosen, the first one is shown.
 */
export function CanvasPreview({ catalogue, choices, photo }: CanvasPreviewProps) {
  const t = useMessages(canvasMessages);
  const { sizes, frames } = catalogue;
  const chosenSize = sizes.find(({ id }) => id === choices.album_size_id);
  const size = chosenSize ?? sizes.find(({ price }) => price !== null);
  if (!size) return null;
  const edgeStyle = choices.edge_style;
  const { width, height } = photo ?? { width: null, height: null };
  const measured = width && height ? { width, height } : null;
  const view = placeCanvasPhoto({ size, edgeStyle, photo: measured });
  const drawn = {
    view,
    edgeStyle,
    picture: photo?.thumbnail ?? null,
    frame: frames.find(({ id }) => id === choices.frame_id) ?? null,
  };
  const measures = t.measures({
    width: formatNumber(Math.round(view.front.w / 10)),
    height: formatNumber(Math.round(view.front.h / 10)),
  });
  const percent = view.outside === null ? 0 : Math.round(view.outside * 100);
  return (
    <section aria-labelledby="canvas-heading" className="stack gap-4 min-w-0">
      <h2 id="canvas-heading">{t.heading}</h2>
      <div className={styles.views}>
        <figure className="stack gap-2 content-start min-w-0">
          <CanvasDrawing {...drawn} label={t.canvas({ size: size.name, measures })} />
          <figcaption className="muted text-sm leading-snug">
            {chosenSize ? t.shown({ size: size.name, measures }) : t.example({ size: size.name })}
          </figcaption>
        </figure>
        <figure className="stack gap-2 content-start min-w-0">
          <WallDrawing {...drawn} label={t.wall({ measures })} />
          <figcaption className="muted text-sm leading-snug">{t.scale}</figcaption>
        </figure>
      </div>
      {percent > 0 && (
        <p role="status" className="measure leading-snug">
          {edgeStyle === 'wrapped'
            ? t.outsideWrapped({ percent: formatNumber(percent) })
            : t.outside({ percent: formatNumber(percent) })}
        </p>
      )}
    </section>
  );
}
