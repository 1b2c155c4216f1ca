import { SIZE } from '../album-sizes.ts';
import { BINDING, COVER, LAMINATION, PAPER } from '../choices.ts';
import { exactly, type ProductDraft } from './product-draft.ts';

const GIFT = {
  bindings: [BINDING.none],
  laminations: [LAMINATION.none],
  covers: [COVER.none],
} satisfies Partial<ProductDraft>;

export const smallGifts: ProductDraft[] = [
  {
    ...GIFT,
    id: 59,
    title: 'Anniversary Photo Magnet',
    description: [
      'Holds up the electricity bill and reminds you of Manali at the same time.',
      'A three-inch magnet with your picture <strong>pressed into metal, not stuck on</strong>: it survives steam, oil and a toddler. Sold singly, though they like company.',
    ],
    sizes: [SIZE.pocket, SIZE.mini],
    papers: [PAPER.transfer],
    discount: 40,
    ...exactly(1),
    added: '2025-01-10',
    order_count: 688,
  },
  {
    ...GIFT,
    id: 60,
    title: 'Suitcase Photo Keychain',
    description: [
      'On the luggage belt every black bag is the same bag. Yours has your face on it.',
      [
        'Steel ring, <strong>print that does not scratch off</strong>',
        'Same picture on both sides, or choose two',
        'Also good for keys that always go missing',
      ],
    ],
    sizes: [SIZE.pocket],
    papers: [PAPER.transfer],
    discount: 10,
    default_photos: 1,
    added: '2025-03-11',
    order_count: 553,
  },
  {
    ...GIFT,
    id: 61,
    title: 'New Parents’ Photo Mug',
    description: [
      'For tea that is made hot and drunk cold. The picture runs 8 inches round a white ceramic mug, from handle to handle.',
      [
        'Holds 325 ml',
        '<strong>Microwave and dishwasher safe</strong>',
        'One picture or two side by side',
      ],
    ],
    sizes: [SIZE.landscape8],
    papers: [PAPER.transfer],
    discount: 20,
    default_photos: 1,
    added: '2025-06-12',
    order_count: 467,
  },
  {
    ...GIFT,
    id: 62,
    title: 'Family Photo Cushion',
    description: [
      'Everyone will fight for the sofa corner with the cushion, so consider two.',
      'Your picture goes on an <strong>eight-inch panel in the middle of a cotton cushion</strong>. The cover zips off and washes cold; dry it in the shade. Filling included, plump and hypoallergenic.',
      ['Choose a picture with faces in the middle third', 'Plain back in natural cotton'],
    ],
    sizes: [SIZE.square8, SIZE.square10],
    papers: [PAPER.transfer, PAPER.canvas],
    discount: 25,
    default_photos: 1,
    added: '2024-12-05',
    order_count: 302,
  },
  {
    ...GIFT,
    id: 63,
    title: 'Diwali Photo Puzzle',
    description: [
      'Sixty pieces of last Diwali. The day after, when the sweets are finished and the children are not, it keeps a whole room busy.',
      [
        'Photo board, 8 x 6 inches, cut by machine and checked by hand',
        '<strong>Picture card in the lid</strong> for those who need help',
        'A spare blank piece, because one always goes under the diwan',
      ],
    ],
    sizes: [SIZE.landscape8, SIZE.landscape12],
    papers: [PAPER.card],
    discount: 15,
    default_photos: 1,
    added: '2025-10-09',
    order_count: 144,
  },
  {
    ...GIFT,
    id: 64,
    title: 'Chai Coasters, Set of Three',
    description: [
      'Three coasters, three pictures, no more rings on the good table.',
      'Hard board with a cork back; the print is <strong>pressed in under heat</strong> and shrugs off boiling chai. Wipe with a damp cloth. They come tied with cotton string.',
    ],
    sizes: [SIZE.mini],
    papers: [PAPER.transfer],
    discount: 0,
    ...exactly(3),
    added: '2025-07-02',
    order_count: 381,
  },
  {
    ...GIFT,
    id: 65,
    title: 'Wedding Guest Bookmark',
    description: [
      'A thank-you that nobody leaves on the chair. Your portrait on one side, the date and a line of poetry on the other, tassel in the colour of the wedding.',
      [
        'Stiff <strong>300 gsm card</strong> that keeps its edges',
        'Order one for each guest; the price is for a single piece',
      ],
    ],
    sizes: [SIZE.pocket],
    papers: [PAPER.card, PAPER.pearl],
    discount: 0,
    default_photos: 2,
    added: '2026-02-03',
    order_count: 265,
  },
  {
    ...GIFT,
    id: 66,
    title: 'Photo Birthday Card',
    description: [
      'A folded card with the picture you have been saving for exactly this purpose.',
      'Blank inside, because you know best what to write. With an <strong>envelope to match</strong>; we can post it straight to the birthday child if you give their address at checkout.',
    ],
    sizes: [SIZE.mini, SIZE.square6],
    papers: [PAPER.card, PAPER.matte],
    discount: 20,
    default_photos: 1,
    added: '2026-09-25',
    order_count: 58,
  },
];
