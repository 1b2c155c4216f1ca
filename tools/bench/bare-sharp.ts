import sharp from 'sharp';

/**
 * Makes the renditions of the files that it is given, one file after the other, and prints how long
 * that took and the most memory that it needed: what the photo trigger is held against.
 */
const SIDES = [1600, 400];

sharp.cache(false);
const startedAt = performance.now();
for (const file of process.argv.slice(2)) {
  const image = sharp(file).autoOrient();
  await Promise.all(
    SIDES.map((side) =>
      image
        .clone()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer(),
    ),
  );
}
const seconds = (performance.now() - startedAt) / 1000;
const peakMegabytes = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(JSON.stringify({ seconds, peakMegabytes }));
