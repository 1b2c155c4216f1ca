import type { CustomerPhoto } from '../../pictures/customer-photo.ts';
import type { DrawMotif } from '../../pictures/photo.ts';
import {
  drawBirthdayCake,
  drawBirthdayChild,
  drawGraduate,
} from '../../pictures/motifs/celebrations.ts';
import {
  drawRunningChildren,
  drawDiyas,
  drawHoli,
  drawRangoli,
} from '../../pictures/motifs/festivals.ts';
import {
  drawCrib,
  drawFamilyPortrait,
  drawFamilyWalk,
  drawGrandparents,
  drawSwaddledBaby,
  drawSwing,
} from '../../pictures/motifs/home.ts';
import {
  drawDunes,
  drawHills,
  drawMustardField,
  drawSnowPeaks,
  drawTeaGarden,
} from '../../pictures/motifs/landscapes.ts';
import {
  drawBayBridge,
  drawFort,
  drawMonument,
  drawViaduct,
} from '../../pictures/motifs/monuments.ts';
import { drawGhat, drawKites, drawMonsoonStreet } from '../../pictures/motifs/places.ts';
import { drawFlowers, drawTeaAtWindow } from '../../pictures/motifs/still-life.ts';
import {
  drawBackwaters,
  drawBeach,
  drawLake,
  drawLotusPond,
} from '../../pictures/motifs/waters.ts';
import {
  drawCandleDinner,
  drawCoupleAtDusk,
  drawMandap,
  drawRings,
} from '../../pictures/motifs/weddings.ts';
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
  motif: DrawMotif,
  shape: keyof typeof SHAPES,
  seed: number,
  way?: 'turned',
];

function photos(taken: readonly Taken[]): CustomerPhoto[] {
  return taken.map(([name, motif, shape, seed, way]) => {
    const [width, height] = SHAPES[shape];
    return { name, motif, seed, width, height, isTurned: way === 'turned' };
  });
}

/** The photos of each demo customer, by uid. */
export const customerPhotos: Readonly<Record<string, readonly CustomerPhoto[]>> = {
  [CUSTOMER_UIDS.ananya]: photos([
    ['dusk', drawCoupleAtDusk, 'wide', 101],
    ['dinner', drawCandleDinner, 'wide', 102],
    ['lake', drawLake, 'wide', 103],
    ['tea', drawTeaAtWindow, 'tall', 104, 'turned'],
    ['beach', drawBeach, 'wide', 105],
    ['rings', drawRings, 'square', 106],
    ['diyas', drawDiyas, 'wide', 111],
    ['rangoli', drawRangoli, 'square', 112],
    ['family at Diwali', drawFamilyPortrait, 'wide', 113],
    ['Nani and Nana', drawGrandparents, 'wide', 114],
    ['swing', drawSwing, 'tall', 115],
    ['backwaters', drawBackwaters, 'wide', 121],
    ['tea garden', drawTeaGarden, 'wide', 122],
    ['Marari', drawBeach, 'tall', 128],
    ['lotus pond', drawLotusPond, 'wide', 124],
    ['Munnar', drawHills, 'wide', 125],
    ['rain in Kochi', drawMonsoonStreet, 'tall', 126, 'turned'],
    ['from the train', drawViaduct, 'smallWide', 127],
    ['mandap', drawMandap, 'wide', 131],
    ['pheras', drawMandap, 'tall', 132],
    ['garlands', drawFlowers, 'square', 133],
    ['both families', drawFamilyPortrait, 'wide', 134],
    ['cousins', drawRunningChildren, 'wide', 135],
    ['vidaai', drawCoupleAtDusk, 'wide', 136],
    ['cake', drawBirthdayCake, 'wide', 141],
    ['Papa and Mummy', drawGrandparents, 'wide', 142],
    ['all of us', drawFamilyPortrait, 'wide', 143],
    ['morning walk', drawFamilyWalk, 'wide', 144],
    ['kites on the roof', drawKites, 'wide', 145],
    ['Riya’s degree', drawGraduate, 'tall', 146],
    ['Mira, nine days', drawSwaddledBaby, 'wide', 151],
    ['the crib', drawCrib, 'wide', 152],
    ['Mira is one', drawBirthdayChild, 'tall', 153],
    ['first cake', drawBirthdayCake, 'square', 154],
    ['Sam dunes', drawDunes, 'wide', 161],
  ]),
  [CUSTOMER_UIDS.rohit]: photos([
    ['Rohtang', drawSnowPeaks, 'wide', 201],
    ['fort', drawFort, 'wide', 202],
    ['monument', drawMonument, 'wide', 203],
    ['ghat', drawGhat, 'wide', 204],
    ['bridge', drawBayBridge, 'wide', 205],
    ['Thar', drawDunes, 'wide', 206],
  ]),
  [CUSTOMER_UIDS.sana]: photos([
    ['baby', drawSwaddledBaby, 'wide', 211],
    ['cake', drawBirthdayCake, 'wide', 212],
    ['party', drawBirthdayChild, 'wide', 213],
    ['family', drawFamilyPortrait, 'wide', 214],
    ['window', drawTeaAtWindow, 'wide', 215],
    ['garden', drawFlowers, 'smallWide', 216],
  ]),
  [CUSTOMER_UIDS.gurpreet]: photos([
    ['mustard', drawMustardField, 'wide', 221],
    ['Holi', drawHoli, 'wide', 222],
    ['Lohri family', drawFamilyWalk, 'wide', 223],
    ['wedding', drawMandap, 'wide', 224],
    ['couple', drawCoupleAtDusk, 'wide', 225],
    ['graduation', drawGraduate, 'tall', 226],
  ]),
};
