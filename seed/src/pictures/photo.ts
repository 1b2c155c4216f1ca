import { glow } from './light';
import { withOpacity, markup, type Pen } from './pen';
import { birthdayCake, birthdayChild, graduate } from './scenes/celebrations';
import { childrenRunning, diyas, holi, rangoli } from './scenes/festivals';
import { crib, familyPortrait, familyWalk, grandparents, swaddledBaby, swing } from './scenes/home';
import { dunes, hills, mustardField, snowPeaks, teaGarden } from './scenes/landscapes';
import { bayBridge, fort, monument, viaduct } from './scenes/monuments';
import { ghat, kites, monsoonStreet } from './scenes/places';
import { flowers, teaAtWindow } from './scenes/still-life';
import { backwaters, beach, lake, lotusPond } from './scenes/waters';
import { candleDinner, coupleAtDusk, mandap, rings } from './scenes/weddings';
import { rect } from './shapes';

/** Draws one photograph's content over the given width and height, from the origin. */
export type Scene = (pen: Pen, w: number, h: number) => string;

/** Occasion of photographs; the names are the shop's categories. */
export type Occasion =
  'Birthday' | 'Anniversary' | 'Wedding' | 'Travel' | 'Baby' | 'Family' | 'Festivals' | 'Everyday';

/** Scenes of each occasion, the most typical first. */
const scenesOf: Record<Occasion, readonly [Scene, ...Scene[]]> = {
  Birthday: [birthdayCake, birthdayChild, childrenRunning, familyPortrait, flowers, kites],
  Anniversary: [coupleAtDusk, candleDinner, swing, rings, lake, grandparents, beach],
  Wedding: [mandap, rings, coupleAtDusk, flowers, lake, diyas, familyPortrait],
  Travel: [
    backwaters,
    snowPeaks,
    monument,
    dunes,
    teaGarden,
    fort,
    beach,
    viaduct,
    bayBridge,
    hills,
    lotusPond,
  ],
  Baby: [swaddledBaby, crib, familyPortrait, grandparents, flowers],
  Family: [
    familyWalk,
    familyPortrait,
    grandparents,
    childrenRunning,
    swing,
    graduate,
    beach,
    mustardField,
  ],
  Festivals: [diyas, rangoli, holi, kites, ghat, lotusPond, familyPortrait],
  Everyday: [teaAtWindow, mustardField, monsoonStreet, flowers, hills, graduate, lake, viaduct],
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
export function photo(
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
    ? glow(
        pen,
        [w * pen.pick([0, 1]), h * pen.range(0, 0.5), Math.max(w, h) * 0.5],
        '#ffb27a',
        0.35,
      )
    : '';
  return markup`<g transform="translate(${x} ${y})"><g ${pen.clip(frame)}>${scene(pen, w, h)}${leak}${rect([0, 0, w, h], vignette)}</g></g>`;
}
