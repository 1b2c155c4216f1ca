import { PRODUCT_TYPE_IDS } from '../classification.ts';
import type { ProductFamily } from './product-draft.ts';

export const canvasPrintProducts: ProductFamily = {
  type: PRODUCT_TYPE_IDS.canvasPrints,
  common: {
    layout: 'sheet',
    papers: ['canvas', 'cottonRag'],
    bindings: ['none'],
    laminations: ['none', 'matte'],
    covers: ['none'],
  },
  products: {
    31: {
      text: `
        Kite Sky Festival Canvas
        Uttarayan from the terrace: paper kites, somebody else’s string, and a sky that lasts all year on the wall.
        Blues and reds are checked by eye before printing, so that <strong>the sky stays even and the kites stay sharp</strong>. Stretched over a pinewood frame, ready to hang from a single nail.
      `,
      sizes: ['landscape12', 'gallery', 'square12'],
      figures: { photos: 1, discount: 20, added: '2025-09-19', orders: 226 },
    },
    32: {
      text: `
        Tall Gallery Canvas Print
        Upright pictures from your phone, at a size where you can see what you photographed.
        - 8 x 12 inches on 380 gsm poly-cotton canvas
        - <strong>Edges wrapped</strong>, 1.5 inches deep, no frame needed
        - Looks best in threes; order an odd number
      `,
      sizes: ['portrait12', 'square10', 'square12'],
      figures: { photos: 1, discount: 15, added: '2024-11-25', orders: 389 },
    },
    33: {
      text: `
        Three-Part Wedding Canvas
        One picture from the wedding, cut into three tall canvases that hang a finger apart. Together they are as wide as a console table.
        - Gallery format, 16 x 12 inches in all
        - Pigment inks, <strong>no fading for decades</strong> away from direct sun
        - Corner guards and a rigid carton: it can go by courier to the in-laws
        Choose a wide picture with at least 3,000 pixels on the long side. If yours is smaller we tell you before printing.
      `,
      sizes: ['gallery', 'landscape12', 'exhibition'],
      figures: { photos: 1, discount: 10, added: '2025-02-13', orders: 174 },
    },
    34: {
      text: `
        Birthday Canvas Wall, Set of Five
        Five small canvases of the same person, from gap teeth to graduation, hung as one group.
        Choose <strong>five photos</strong>; we balance their colours so that they look taken on one day. A paper plan in the box shows where the nails go. Put the embarrassing one in the middle.
      `,
      layout: 'set',
      sizes: ['square12', 'gallery'],
      figures: { photos: 5, discount: 25, added: '2025-06-05', orders: 132 },
    },
    35: {
      text: `
        Then and Now Anniversary Canvas Pair
        Two canvases: the day you met, or near enough, and this year. Lean the one against the other on a shelf, or hang them side by side.
        - A pair that fits within 12 x 9 inches
        - <strong>Old prints welcome</strong>: photograph them in daylight and we straighten the edges
        - Hooks included
        A quiet gift that makes people stand still in the corridor.
      `,
      layout: 'set',
      sizes: ['landscape12', 'gallery'],
      figures: { photos: 2, discount: 12, added: '2026-01-08', orders: 87 },
    },
    36: {
      text: `
        Panorama Travel Canvas
        Pangong at six in the morning does not fit on a phone. It nearly fits on this.
        The 16 x 12 inch canvas is stretched over kiln-dried pine with <strong>a cross brace at the back</strong>, so that it stays flat through a monsoon.
        - Mirrored edges keep the whole picture on the front
        - Level bracket already fixed
      `,
      sizes: ['gallery', 'landscape12', 'landscape11'],
      figures: { photos: 1, discount: 30, added: '2025-04-29', orders: 241 },
    },
    37: {
      text: `
        Nursery Canvas Print
        A flower, a bird or the small person, above the cot. Light enough for a picture strip, soft at the corners, and no glass that could break.
        - Tall, 8 x 12 inches; the 8 x 8 suits a narrow wall
        - <strong>Water-based inks</strong> without smell, safe in a bedroom from the first day
        - Matte surface, no reflections from the night lamp
      `,
      sizes: ['portrait12', 'square8', 'square10'],
      figures: { photos: 1, discount: 18, added: '2025-07-24', orders: 198 },
    },
    38: {
      text: `
        Family Triptych Canvas
        Everyone was finally in one place and, for a fiftieth of a second, everyone had open eyes. Spread over three panels, the picture fills a wall without shouting.
        Three tall canvases that make <strong>a square of twelve inches</strong>. One person blinked? Upload a second shot and we borrow the open eyes.
      `,
      sizes: ['square12', 'gallery', 'portrait12'],
      figures: { photos: 1, discount: 20, added: '2024-12-16', orders: 355 },
    },
    39: {
      text: `
        Festival Canvas Wall, Set of Five
        Lamps, boats, lotus, rangoli and the family in its best clothes: five canvases, one wall, every festival of the year.
        - <strong>Five photos</strong>, each on a canvas of its own
        - Together 12 x 12 inches, hung a thumb apart
        - Oranges and yellows proofed under daylight lamps
      `,
      layout: 'set',
      sizes: ['square12', 'gallery'],
      figures: { photos: 5, discount: 0, added: '2026-08-01', orders: 34 },
    },
    40: {
      text: `
        Mini Shelf Canvas
        Six inches square, made to lean: on the shelf by the door, behind the spice jars, next to the router that nobody wants to look at.
        Light enough for <strong>a strip of double-sided tape</strong>, so tenants can hang it too. Start with one; most people end with five in a row.
      `,
      sizes: ['square6', 'square8'],
      figures: { photos: 1, discount: 5, added: '2025-05-07', orders: 417 },
    },
    41: {
      text: `
        Wedding Evening Canvas Print
        A row of lamps, a string of marigold, and the hall looks lit long after the guests have gone.
        - Landscape format, 12 x 9 inches
        - We hold back the blacks so that <strong>the flames stay warm and the edges stay clear</strong>
        - Proof before print, as often as you need
      `,
      sizes: ['landscape12', 'square12'],
      figures: { photos: 1, discount: 15, added: '2026-02-10', orders: 66 },
    },
    42: {
      text: `
        Birthday Portrait Canvas
        One, eighteen, forty, eighty: one good portrait for each round number, and a wall that grows with the family.
        Tall, <strong>8 x 12 inches</strong>, matte, and without lettering, so that it still hangs there when the balloons are long gone.
        - Easy to carry to the party
        - Hangs or leans
      `,
      sizes: ['portrait12', 'landscape11', 'gallery'],
      figures: { photos: 1, discount: 22, added: '2026-05-28', orders: 51 },
    },
  },
};
