import { PRODUCT_TYPE_IDS } from '../classification.ts';
import type { ProductFamily } from './product-draft.ts';

export const smallGiftProducts: ProductFamily = {
  type: PRODUCT_TYPE_IDS.smallGifts,
  common: {
    layout: 'sheet',
    papers: ['transfer'],
    bindings: ['none'],
    laminations: ['none'],
    covers: ['none'],
  },
  products: {
    59: {
      text: `
        Anniversary Photo Magnet
        Holds up the electricity bill and reminds you of Manali at the same time.
        A three-inch magnet with your picture <strong>pressed into metal, not stuck on</strong>: it survives steam, oil and a toddler. Sold singly, though they like company.
      `,
      sizes: ['pocket', 'mini'],
      figures: { photos: 1, isExact: true, discount: 40, added: '2025-01-10', orders: 688 },
    },
    60: {
      text: `
        Suitcase Photo Keychain
        On the luggage belt every black bag is the same bag. Yours has your face on it.
        - Steel ring, <strong>print that does not scratch off</strong>
        - Same picture on both sides, or choose two
        - Also good for keys that always go missing
      `,
      sizes: ['pocket'],
      figures: { photos: 1, discount: 10, added: '2025-03-11', orders: 553 },
    },
    61: {
      text: `
        New Parents’ Photo Mug
        For tea that is made hot and drunk cold. The picture runs 8 inches round a white ceramic mug, from handle to handle.
        - Holds 325 ml
        - <strong>Microwave and dishwasher safe</strong>
        - One picture or two side by side
      `,
      sizes: ['landscape8'],
      figures: { photos: 1, discount: 20, added: '2025-06-12', orders: 467 },
    },
    62: {
      text: `
        Family Photo Cushion
        Everyone will fight for the sofa corner with the cushion, so consider two.
        Your picture goes on an <strong>eight-inch panel in the middle of a cotton cushion</strong>. The cover zips off and washes cold; dry it in the shade. Filling included, plump and hypoallergenic.
        - Choose a picture with faces in the middle third
        - Plain back in natural cotton
      `,
      sizes: ['square8', 'square10'],
      papers: ['transfer', 'canvas'],
      figures: { photos: 1, discount: 25, added: '2024-12-05', orders: 302 },
    },
    63: {
      text: `
        Diwali Photo Puzzle
        Sixty pieces of last Diwali. The day after, when the sweets are finished and the children are not, it keeps a whole room busy.
        - Photo board, 8 x 6 inches, cut by machine and checked by hand
        - <strong>Picture card in the lid</strong> for those who need help
        - A spare blank piece, because one always goes under the diwan
      `,
      sizes: ['landscape8', 'landscape12'],
      papers: ['card'],
      figures: { photos: 1, discount: 15, added: '2025-10-09', orders: 144 },
    },
    64: {
      text: `
        Chai Coasters, Set of Three
        Three coasters, three pictures, no more rings on the good table.
        Hard board with a cork back; the print is <strong>pressed in under heat</strong> and shrugs off boiling chai. Wipe with a damp cloth. They come tied with cotton string.
      `,
      layout: 'set',
      sizes: ['mini'],
      figures: { photos: 3, isExact: true, discount: 0, added: '2025-07-02', orders: 381 },
    },
    65: {
      text: `
        Wedding Guest Bookmark
        A thank-you that nobody leaves on the chair. Your portrait on one side, the date and a line of poetry on the other, tassel in the colour of the wedding.
        - Stiff <strong>300 gsm card</strong> that keeps its edges
        - Order one for each guest; the price is for a single piece
      `,
      layout: 'set',
      sizes: ['pocket'],
      papers: ['card', 'pearl'],
      figures: { photos: 2, discount: 0, added: '2026-02-03', orders: 265 },
    },
    66: {
      text: `
        Photo Birthday Card
        A folded card with the picture you have been saving for exactly this purpose.
        Blank inside, because you know best what to write. With an <strong>envelope to match</strong>; we can post it straight to the birthday child if you give their address at checkout.
      `,
      sizes: ['mini', 'square6'],
      papers: ['card', 'matte'],
      figures: { photos: 1, discount: 20, added: '2026-09-25', orders: 58 },
    },
  },
};
