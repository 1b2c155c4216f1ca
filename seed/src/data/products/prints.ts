import { PRODUCT_TYPE_IDS } from '../classification.ts';
import type { ProductFamily } from './product-draft.ts';

export const printProducts: ProductFamily = {
  type: PRODUCT_TYPE_IDS.prints,
  common: {
    layout: 'set',
    bindings: ['none'],
    laminations: ['none', 'matte', 'gloss'],
    covers: ['none'],
  },
  products: {
    51: {
      text: `
        Love Notes Mini Print Set
        Twenty-four little square prints with room for a line on the back. Hide one in a tiffin box, one in a helmet, one inside the passport.
        - 4 x 4 inches on matte 200 gsm
        - <strong>Takes pen and pencil</strong> on both sides
        - In a slide-out matchbox sleeve
      `,
      sizes: ['mini', 'pocket'],
      papers: ['matte', 'silk', 'card'],
      figures: { photos: 24, isExact: true, discount: 15, added: '2025-01-31', orders: 276 },
    },
    52: {
      text: `
        Travel Instant Prints
        The look of an instant camera without its price per picture: a broad white foot, room for the name of the place.
        A dozen prints on <strong>300 gsm card stock</strong>. The border stays uncoated, so that the ink of a railway-station pen dries before the train leaves.
      `,
      sizes: ['square6', 'mini'],
      papers: ['card', 'lustre'],
      figures: { photos: 12, isExact: true, discount: 10, added: '2025-04-03', orders: 193 },
    },
    53: {
      text: `
        Month-by-Month Baby Prints
        Twelve prints, one for each month, numbered in the corner in a small clean type.
        - Four inches square, lustre paper
        - Cotton line and <strong>twelve wooden pegs</strong> in the box
        - Hang them on the day of the first birthday and watch the room go quiet
      `,
      sizes: ['mini', 'square6'],
      papers: ['lustre', 'matte'],
      figures: { photos: 12, isExact: true, discount: 18, added: '2025-08-21', orders: 231 },
    },
    54: {
      text: `
        Family Wall Print Set
        Eight prints that belong together: same border, same paper, same tone, whatever phones they came from. We match them by eye.
        - On silk 250 gsm, 8 x 8 inches
        - <strong>A paper hanging plan</strong> in the box: tape it up, nail through it, tear it off
        - Fits ready-made square frames
        No frame in the house? The set also looks good clipped to a wire.
      `,
      sizes: ['square8', 'square10', 'square6'],
      papers: ['silk', 'lustre', 'cottonRag'],
      figures: { photos: 8, isExact: true, discount: 20, added: '2025-05-30', orders: 158 },
    },
    55: {
      text: `
        Festive Greeting Prints
        Ten bright prints to send with the mithai. They weigh nothing, cannot be re-gifted and outlast the kaju katli by years.
        <strong>Glossy paper, 6 x 6 inches</strong>, with a white border wide enough for ‘Happy Diwali, love from all of us’.
      `,
      sizes: ['square6', 'mini'],
      papers: ['glossy', 'card'],
      figures: { photos: 10, discount: 25, added: '2025-09-26', orders: 324 },
    },
    56: {
      text: `
        Pocket Prints, Pack of Eight
        Eight photos for less than a plate of momos. Three inches square, on stiff card, the size that fits behind a phone cover.
        - Pick eight different pictures, or <strong>the same one eight times</strong>
        - Uncoated back for names and dates
        - Goes by ordinary post
      `,
      sizes: ['pocket', 'mini'],
      papers: ['card', 'glossy'],
      figures: { photos: 8, isExact: true, discount: 12, added: '2024-11-08', orders: 912 },
    },
    57: {
      text: `
        Wedding Guest Book Prints
        Thirty instant-style prints for the guest book table: stick one in, write something kind beside it, pass the glue.
        Printed on <strong>pearl metallic paper</strong>, because everyone has dressed for it. Send the pictures after the sangeet and have them for the reception.
        - 4 x 4 inches with a wide white foot
        - Double-sided adhesive dots in the box
      `,
      sizes: ['mini', 'square6'],
      papers: ['pearl', 'glossy', 'lustre'],
      figures: { photos: 30, isExact: true, discount: 0, added: '2026-04-24', orders: 33 },
    },
    58: {
      text: `
        Birthday Bunting Prints
        Six small pictures of the birthday person on a string across the room. People walk along it, laugh, and take one home. Plan for that.
        - 4 x 4 inches on <strong>stiff card stock</strong>
        - Jute string and six pegs
        - Six photos, six years, your choice
      `,
      sizes: ['mini', 'square6'],
      papers: ['card', 'matte'],
      figures: { photos: 6, isExact: true, discount: 5, added: '2026-07-20', orders: 71 },
    },
  },
};
