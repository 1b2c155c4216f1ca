import { SIZE } from '../album-sizes.ts';
import { BINDING, COVER, LAMINATION, PAPER } from '../choices.ts';
import { exactly, type ProductDraft } from './product-draft.ts';

const PRINT = {
  bindings: [BINDING.none],
  laminations: [LAMINATION.none, LAMINATION.matte, LAMINATION.gloss],
  covers: [COVER.none],
} satisfies Partial<ProductDraft>;

export const prints: ProductDraft[] = [
  {
    ...PRINT,
    id: 51,
    title: 'Love Notes Mini Print Set',
    description: [
      'Twenty-four little square prints with room for a line on the back. Hide one in a tiffin box, one in a helmet, one inside the passport.',
      [
        '4 x 4 inches on matte 200 gsm',
        '<strong>Takes pen and pencil</strong> on both sides',
        'In a slide-out matchbox sleeve',
      ],
    ],
    sizes: [SIZE.mini, SIZE.pocket],
    papers: [PAPER.matte, PAPER.silk, PAPER.card],
    discount: 15,
    ...exactly(24),
    added: '2025-01-31',
    order_count: 276,
  },
  {
    ...PRINT,
    id: 52,
    title: 'Travel Instant Prints',
    description: [
      'The look of an instant camera without its price per picture: a broad white foot, room for the name of the place.',
      'A dozen prints on <strong>300 gsm card stock</strong>. The border stays uncoated, so that the ink of a railway-station pen dries before the train leaves.',
    ],
    sizes: [SIZE.square6, SIZE.mini],
    papers: [PAPER.card, PAPER.lustre],
    discount: 10,
    ...exactly(12),
    added: '2025-04-03',
    order_count: 193,
  },
  {
    ...PRINT,
    id: 53,
    title: 'Month-by-Month Baby Prints',
    description: [
      'Twelve prints, one for each month, numbered in the corner in a small clean type.',
      [
        'Four inches square, lustre paper',
        'Cotton line and <strong>twelve wooden pegs</strong> in the box',
        'Hang them on the day of the first birthday and watch the room go quiet',
      ],
    ],
    sizes: [SIZE.mini, SIZE.square6],
    papers: [PAPER.lustre, PAPER.matte],
    discount: 18,
    ...exactly(12),
    added: '2025-08-21',
    order_count: 231,
  },
  {
    ...PRINT,
    id: 54,
    title: 'Family Wall Print Set',
    description: [
      'Eight prints that belong together: same border, same paper, same tone, whatever phones they came from. We match them by eye.',
      [
        'On silk 250 gsm, 8 x 8 inches',
        '<strong>A paper hanging plan</strong> in the box: tape it up, nail through it, tear it off',
        'Fits ready-made square frames',
      ],
      'No frame in the house? The set also looks good clipped to a wire.',
    ],
    sizes: [SIZE.square8, SIZE.square10, SIZE.square6],
    papers: [PAPER.silk, PAPER.lustre, PAPER.cottonRag],
    discount: 20,
    ...exactly(8),
    added: '2025-05-30',
    order_count: 158,
  },
  {
    ...PRINT,
    id: 55,
    title: 'Festive Greeting Prints',
    description: [
      'Ten bright prints to send with the mithai. They weigh nothing, cannot be re-gifted and outlast the kaju katli by years.',
      '<strong>Glossy paper, 6 x 6 inches</strong>, with a white border wide enough for ‘Happy Diwali, love from all of us’.',
    ],
    sizes: [SIZE.square6, SIZE.mini],
    papers: [PAPER.glossy, PAPER.card],
    discount: 25,
    default_photos: 10,
    added: '2025-09-26',
    order_count: 324,
  },
  {
    ...PRINT,
    id: 56,
    title: 'Pocket Prints, Pack of Eight',
    description: [
      'Eight photos for less than a plate of momos. Three inches square, on stiff card, the size that fits behind a phone cover.',
      [
        'Pick eight different pictures, or <strong>the same one eight times</strong>',
        'Uncoated back for names and dates',
        'Goes by ordinary post',
      ],
    ],
    sizes: [SIZE.pocket, SIZE.mini],
    papers: [PAPER.card, PAPER.glossy],
    discount: 12,
    ...exactly(8),
    added: '2024-11-08',
    order_count: 912,
  },
  {
    ...PRINT,
    id: 57,
    title: 'Wedding Guest Book Prints',
    description: [
      'Thirty instant-style prints for the guest book table: stick one in, write something kind beside it, pass the glue.',
      'Printed on <strong>pearl metallic paper</strong>, because everyone has dressed for it. Send the pictures after the sangeet and have them for the reception.',
      ['4 x 4 inches with a wide white foot', 'Double-sided adhesive dots in the box'],
    ],
    sizes: [SIZE.mini, SIZE.square6],
    papers: [PAPER.pearl, PAPER.glossy, PAPER.lustre],
    discount: 0,
    ...exactly(30),
    added: '2026-04-24',
    order_count: 33,
  },
  {
    ...PRINT,
    id: 58,
    title: 'Birthday Bunting Prints',
    description: [
      'Six small pictures of the birthday person on a string across the room. People walk along it, laugh, and take one home. Plan for that.',
      [
        '4 x 4 inches on <strong>stiff card stock</strong>',
        'Jute string and six pegs',
        'Six photos, six years, your choice',
      ],
    ],
    sizes: [SIZE.mini, SIZE.square6],
    papers: [PAPER.card, PAPER.matte],
    discount: 5,
    ...exactly(6),
    added: '2026-07-20',
    order_count: 71,
  },
];
