import { drawGlow } from './light';
import { withOpacity, markup, type Pen } from './pen';
import { drawBirthdayCake, drawBirthdayChild, drawGraduate } from './scenes/celebrations';
import { drawRunningChildren, drawDiyas, drawHoli, drawRangoli } from './scenes/festivals';
import {
  drawCrib,
  drawFamilyPortrait,
  drawFamilyWalk,
  drawGrandparents,
  drawSwaddledBaby,
  drawSwing,
} from './scenes/home';
import {
  drawDunes,
  drawHills,
  drawMustardField,
  drawSnowPeaks,
  drawTeaGarden,
} from './scenes/landscapes';
import { drawBayBridge, drawFort, drawMonument, drawViaduct } from './scenes/monuments';
import { drawGhat, drawKites, drawMonsoonStreet } from './scenes/places';
import { drawFlowers, drawTeaAtWindow } from './scenes/still-life';
import { drawBackwaters, drawBeach, drawLake, drawLotusPond } from './scenes/waters';
import { drawCandleDinner, drawCoupleAtDusk, drawMandap, drawRings } from './scenes/weddings';
import { rect } from './shapes';

/** Draws one photograph's content over the given width and height, from the origin. */
export type Scene = (pen: Pen, w: number, h: number) => string;

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

/** Scenes of each occasion, the most typical first. */
const scenesOf: Record<Occasion, readonly [Scene, ...Scene[]]> = {
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

/** Returns the next scene of an occasion, endlessly and without near repeats. */
export type SceneSequence = () => Scene;

/** Creates a sequence of an occasion's scenes; `first` is the index of its first scene. */
export function createSceneSequence(occasion: Occasion, first: number): SceneSequence {
  const scenes = scenesOf[occasion];
  let position = first;
  return () => {
    const scene = scenes[position % scenes.length] ?? scenes[0];
    position += 1;
    return scene;
  };
}

/** A finished photograph in a box: the scene, clipped, with the falloff and flare of a lens. */
export function drawPhoto(
  pen: Pen,
  scene: Scene,
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
  return markup`<g transform="translate(${x} ${y})"><g ${pen.clip(frame)}>${scene(pen, w, h)}${leak}${rect([0, 0, w, h], vignette)}</g></g>`;
}
