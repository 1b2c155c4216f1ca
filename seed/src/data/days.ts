export const DAY_MILLISECONDS = 86_400_000;

/** The moment that the demo data is dated to; everything in it is older. */
export const SEEDED_ON = '2026-11-01T06:30:00.000Z';
