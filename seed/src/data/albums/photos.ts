import type { CustomerPhoto } from '../../pictures/customer-photo.ts';
import type { Scene } from '../../pictures/photo.ts';
import { birthdayCake, birthdayChild, graduate } from '../../pictures/scenes/celebrations.ts';
import { childrenRunning, diyas, holi, rangoli } from '../../pictures/scenes/festivals.ts';
import {
  crib,
  familyPortrait,
  familyWalk,
  grandparents,
  swaddledBaby,
  swing,
} from '../../pictures/scenes/home.ts';
import {
  dunes,
  hills,
  mustardField,
  snowPeaks,
  teaGarden,
} from '../../pictures/scenes/landscapes.ts';
import { bayBridge, fort, monument, viaduct } from '../../pictures/scenes/monuments.ts';
import { ghat, kites, monsoonStreet } from '../../pictures/scenes/places.ts';
import { flowers, teaAtWindow } from '../../pictures/scenes/still-life.ts';
import { backwaters, beach, lake, lotusPond } from '../../pictures/scenes/waters.ts';
import { candleDinner, coupleAtDusk, mandap, rings } from '../../pictures/scenes/weddings.ts';
import { CUSTOMER_UIDS } from '../fixed-values.ts';

/** Sizes of the upright picture in pixels; `smallWide` is that of an old phone or a messenger. */
const SHAPES = {
  wide: [2160, 1440],
  tall: [1440, 1920],
  square: [1800, 1800],
  smallWide: [640, 480],
} as const;

type Taken = readonly [
  name: string,
  scene: Scene,
  shape: keyof typeof SHAPES,
  seed: number,
  way?: 'turned',
];

function photos(taken: readonly Taken[]): CustomerPhoto[] {
  return taken.map(([name, scene, shape, seed, way]) => {
    const [width, height] = SHAPES[shape];
    return { name, scene, seed, width, height, isTurned: way === 'turned' };
  });
}

/** The photos of each demo customer, by uid. */
export const customerPhotos: Readonly<Record<string, readonly CustomerPhoto[]>> = {
  [CUSTOMER_UIDS.ananya]: photos([
    ['dusk', coupleAtDusk, 'wide', 101],
    ['dinner', candleDinner, 'wide', 102],
    ['lake', lake, 'wide', 103],
    ['tea', teaAtWindow, 'tall', 104, 'turned'],
    ['beach', beach, 'wide', 105],
    ['rings', rings, 'square', 106],
    ['diyas', diyas, 'wide', 111],
    ['rangoli', rangoli, 'square', 112],
    ['family at Diwali', familyPortrait, 'wide', 113],
    ['Nani and Nana', grandparents, 'wide', 114],
    ['swing', swing, 'tall', 115],
    ['backwaters', backwaters, 'wide', 121],
    ['tea garden', teaGarden, 'wide', 122],
    ['Marari', beach, 'tall', 128],
    ['lotus pond', lotusPond, 'wide', 124],
    ['Munnar', hills, 'wide', 125],
    ['rain in Kochi', monsoonStreet, 'tall', 126, 'turned'],
    ['from the train', viaduct, 'smallWide', 127],
    ['mandap', mandap, 'wide', 131],
    ['pheras', mandap, 'tall', 132],
    ['garlands', flowers, 'square', 133],
    ['both families', familyPortrait, 'wide', 134],
    ['cousins', childrenRunning, 'wide', 135],
    ['vidaai', coupleAtDusk, 'wide', 136],
    ['cake', birthdayCake, 'wide', 141],
    ['Papa and Mummy', grandparents, 'wide', 142],
    ['all of us', familyPortrait, 'wide', 143],
    ['morning walk', familyWalk, 'wide', 144],
    ['kites on the roof', kites, 'wide', 145],
    ['Riya’s degree', graduate, 'tall', 146],
    ['Mira, nine days', swaddledBaby, 'wide', 151],
    ['the crib', crib, 'wide', 152],
    ['Mira is one', birthdayChild, 'tall', 153],
    ['first cake', birthdayCake, 'square', 154],
    ['Sam dunes', dunes, 'wide', 161],
  ]),
  [CUSTOMER_UIDS.rohit]: photos([
    ['Rohtang', snowPeaks, 'wide', 201],
    ['fort', fort, 'wide', 202],
    ['monument', monument, 'wide', 203],
    ['ghat', ghat, 'wide', 204],
    ['bridge', bayBridge, 'wide', 205],
    ['Thar', dunes, 'wide', 206],
  ]),
  [CUSTOMER_UIDS.sana]: photos([
    ['baby', swaddledBaby, 'wide', 211],
    ['cake', birthdayCake, 'wide', 212],
    ['party', birthdayChild, 'wide', 213],
    ['family', familyPortrait, 'wide', 214],
    ['window', teaAtWindow, 'wide', 215],
    ['garden', flowers, 'smallWide', 216],
  ]),
  [CUSTOMER_UIDS.gurpreet]: photos([
    ['mustard', mustardField, 'wide', 221],
    ['Holi', holi, 'wide', 222],
    ['Lohri family', familyWalk, 'wide', 223],
    ['wedding', mandap, 'wide', 224],
    ['couple', coupleAtDusk, 'wide', 225],
    ['graduation', graduate, 'tall', 226],
  ]),
};
