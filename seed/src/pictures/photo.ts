import { drawGlow } from './light';
import { withOpacity, markup, type Pen } from './pen';
import { drawBirthdayCake, drawBirthdayChild, drawGraduate } from './motifs/celebrations';
import { drawRunningChildren, drawDiyas, drawHoli, drawRangoli } from './motifs/festivals';
import {
  drawCrib,
  drawFamilyPortrait,
  drawFamilyWalk,
  drawGrandparents,
  drawSwaddledBaby,
  drawSwing,
} from './motifs/home';
import {
  drawDunes,
  drawHills,
  drawMustardField,
  drawSnowPeaks,
  drawTeaGarden,
} from './motifs/landscapes';
import { drawBayBridge, drawFort, drawMonument, drawViaduct } from './motifs/monuments';
import { drawGhat, drawKites, drawMonsoonStreet } from './motifs/places';
import { drawFlowers, drawTeaAtWindow } from './motifs/still-life';
import { drawBackwaters, drawBeach, drawLake, drawLotusPond } from './motifs/waters';
import { drawCandleDinner, drawCoupleAtDusk, drawMandap, drawRings } from './motifs/weddings';
import { rect } from './shapes';

/** Draws one photograph's content over the given width and height, from the origin. */
export type DrawMotif = (pen: Pen, w: number, h: number) => string;

/** Occasion of photographs; the names are the shop's categories. */
export type Occasion =
  | 'Birthday'
  | 'Anniversary'
  | 'Wedding'
  | 'Travel'
  | 'Baby'
  | 'Family'
  | 'Festivals'
  | 'Everyday';

/** Motifs of each occasion, the most typical first. */
const motifsByOccasion: Record<Occasion, readonly [DrawMotif, ...DrawMotif[]]> = {
  Birthday: [
    drawBirthdayCake,
    drawBirthdayChild,
    drawRunningChildren,
    drawFamilyPortrait,
    drawFlowers,
    drawKites,
  ],
  Anniversary: [
    drawCoupleAtDusk,
    drawCandleDinner,
    drawSwing,
    drawRings,
    drawLake,
    drawGrandparents,
    drawBeach,
  ],
  Wedding: [
    drawMandap,
    drawRings,
    drawCoupleAtDusk,
    drawFlowers,
    drawLake,
    drawDiyas,
    drawFamilyPortrait,
  ],
  Travel: [
    drawBackwaters,
    drawSnowPeaks,
    drawMonument,
    drawDunes,
    drawTeaGarden,
    drawFort,
    drawBeach,
    drawViaduct,
    drawBayBridge,
    drawHills,
    drawLotusPond,
  ],
  Baby: [drawSwaddledBaby, drawCrib, drawFamilyPortrait, drawGrandparents, drawFlowers],
  Family: [
    drawFamilyWalk,
    drawFamilyPortrait,
    drawGrandparents,
    drawRunningChildren,
    drawSwing,
    drawGraduate,
    drawBeach,
    drawMustardField,
  ],
  Festivals: [
    drawDiyas,
    drawRangoli,
    drawHoli,
    drawKites,
    drawGhat,
    drawLotusPond,
    drawFamilyPortrait,
  ],
  Everyday: [
    drawTeaAtWindow,
    drawMustardField,
    drawMonsoonStreet,
    drawFlowers,
    drawHills,
    drawGraduate,
    drawLake,
    drawViaduct,
  ],
};

/** Returns the next motif of an occasion, endlessly and without near repeats. */
export type MotifSequence = () => DrawMotif;

/** Creates a sequence of an occasion's motifs; `first` is the index of its first motif. */
export function createMotifSequence(occasion: Occasion, first: number): MotifSequence {
  const motifs = motifsByOccasion[occasion];
  let position = first;
  return () => {
    const motif = motifs[position % motifs.length] ?? motifs[0];
    position += 1;
    return motif;
  };
}

/** A finished photograph in a box: the motif, clipped, with the falloff and flare of a lens. */
export function drawPhoto(
  pen: Pen,
  motif: DrawMotif,
  box: readonly [x: number, y: number, w: number, h: number],
): string {
  const [x, y, w, h] = box;
  const frame = rect([0, 0, w, h], '#000');
  const vignette = pen.radial(
    [
      [0.55, withOpacity('#140a06', 0)],
      [1, withOpacity('#140a06', 0.34)],
    ],
    [0.5, 0.48, 0.75],
  );
  const leak = pen.chance(0.3)
    ? drawGlow(
        pen,
        [w * pen.pick([0, 1]), h * pen.range(0, 0.5), Math.max(w, h) * 0.5],
        '#ffb27a',
        0.35,
      )
    : '';
  return markup`<g transform="translate(${x} ${y})"><g ${pen.clip(frame)}>${motif(pen, w, h)}${leak}${rect([0, 0, w, h], vignette)}</g></g>`;
}
