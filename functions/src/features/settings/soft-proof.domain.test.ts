import { computeInkValues, proofColour, type Rgb } from '@smriti/shared/book/soft-proof';
import { beforeAll, describe, expect, it } from 'vitest';
import { colourDifference } from '../../platform/colour-difference.test-data';
import { encodeTestOutputProfile } from '../../platform/pdf/output-profile.test-data';
import { readOutputProfile, toProofProfile } from '../../platform/pdf/output-profile';
import { encodeTestPressProfile } from '../../platform/pdf/press-profile.test-data';
import { simulatePress } from '../../platform/pictures/press-colours';
import { fitSoftProof, listSampleColours } from './soft-proof.domain';

const WHITE: Rgb = [1, 1, 1];
const PROFILE = encodeTestPressProfile();
const samples = listSampleColours();
/** Values at half the distance of the samples, so that half of the values are not samples. */
const colours = listSampleColours(17);

const print = async (of: readonly Rgb[]) =>
  (await simulatePress(toProofProfile(PROFILE), of)) ?? [];
let printed: Rgb[];
let shown: Rgb[];
beforeAll(async () => {
  const proof = fitSoftProof(samples, await print(samples));
  if (!proof) throw new Error('The test press has no soft proof.');
  printed = await print(colours);
  shown = colours.map((colour) => proofColour(proof, colour));
});

const shownAs = (wanted: Rgb) =>
  shown[colours.findIndex((colour) => colour.every((value, at) => value === wanted[at]))] ?? [];

describe('the soft proof of a press profile', () => {
  it('is derived from a profile that the settings accept', () => {
    expect(readOutputProfile(PROFILE)).toMatchObject({ description: 'Test press on coated paper' });
  });

  it('approximates the conversion by the profile, over all colours', () => {
    const differences = colours
      .map((_, index) => colourDifference(shown[index] ?? WHITE, printed[index] ?? WHITE))
      .toSorted((one, other) => one - other);
    const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
    expect(mean).toBeLessThan(3);
    expect(differences[Math.floor(differences.length * 0.95)]).toBeLessThan(6.5);
    expect(differences.at(-1)).toBeLessThan(20);
  });

  it('leaves white as it is, lightens black and dulls saturated colours', () => {
    expect(shownAs(WHITE)).toEqual(WHITE);
    expect(Math.min(...shownAs([0, 0, 0]))).toBeGreaterThan(0.05);
    const [red = 0, green = 0, blue = 0] = shownAs([0, 1, 0]);
    expect(green).toBeLessThan(0.75);
    expect(blue).toBeGreaterThan(0.2);
    expect(red).toBeLessThan(0.2);
  });

  it('does not exist for a profile that converts no colours', async () => {
    expect(await simulatePress(encodeTestOutputProfile(), samples)).toBeNull();
  });

  it('does not exist for a press whose colours it cannot approximate', () => {
    const reversed = samples.map(([red, green, blue]): Rgb => [9 * red, -9 * green, 9 * blue]);
    expect(fitSoftProof(samples, reversed)).toBeNull();
  });
});

it('describes colours by values that are 0 for white and at most 1', () => {
  expect(computeInkValues(WHITE).every((value) => value === 0)).toBe(true);
  const values = colours.flatMap((colour) => computeInkValues(colour));
  expect(values.every((value) => value >= 0 && value < 1.001)).toBe(true);
});
