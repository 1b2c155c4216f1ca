import { PRODUCT_TYPE_IDS } from '../classification.ts';
import type { ProductFamily } from './product-draft.ts';

export const albumProducts: ProductFamily = {
  type: PRODUCT_TYPE_IDS.albums,
  common: {
    bindings: ['leather', 'layflat'],
    laminations: ['none', 'matte', 'velvet'],
    covers: ['leatherette', 'linen', 'hard'],
  },
  products: {
    17: {
      text: `
        Heirloom Leather Wedding Album
        The album your grandchildren will pull down from the top shelf. Full leather, sewn by hand in our workshop in Jaipur, one album a day and no more.
        - <strong>150 photos on 25 leaves</strong> of 310 gsm cotton rag
        - Names and date blind-stamped on the front
        - Tissue between the leaves, cloth-lined box
        Allow three weeks. We send a proof of every page and print nothing until you have said yes.
      `,
      sizes: ['square12', 'landscape12', 'exhibition'],
      papers: ['cottonRag', 'pearl'],
      figures: { photos: 150, discount: 12, added: '2024-11-01', orders: 203 },
    },
    18: {
      text: `
        Golden Fifty Birthday Album
        Fifty is an age for a real album. Hundred photographs, school days to last month, on pearl paper that flatters everybody equally.
        The case is <strong>stitched leather with a gold 50</strong> (or 60, or 75: put it in the title). Guests at the party like to sign on the last two leaves, which we leave blank and uncoated for a fountain pen.
      `,
      sizes: ['square12', 'square10'],
      papers: ['pearl', 'lustre', 'cottonRag'],
      figures: { photos: 100, discount: 0, added: '2025-05-19', orders: 47 },
    },
    19: {
      text: `
        Silver Jubilee Leather Album
        Made for children who want to surprise their parents, and for parents who pretend not to notice.
        - Wide 12 x 9 leaves: 120 photos, six to a page
        - Plain leather, silver stamping, <strong>no plastic anywhere</strong>
        - A pocket inside the back board for the original invitation card
        Tell us the date of the function when you order. If we cannot make it, we say so the same day.
      `,
      sizes: ['landscape12', 'square12'],
      papers: ['cottonRag', 'pearl', 'silk'],
      figures: { photos: 120, discount: 18, added: '2025-01-28', orders: 89 },
    },
    20: {
      text: `
        Explorer’s Cotton Rag Album
        For a journey that took years to plan. The paper is what museums print photographs on, heavy and a little rough, and it makes a desert look like a desert.
        - <strong>96 photos, sixteen leaves</strong>
        - Tan leather that darkens where you hold it
        - Strap closure, cut from the same hide
      `,
      sizes: ['landscape12', 'landscape11'],
      papers: ['cottonRag', 'lustre'],
      laminations: ['none', 'matte'],
      covers: ['leatherette', 'linen'],
      figures: { photos: 96, discount: 0, added: '2025-08-08', orders: 38 },
    },
    21: {
      text: `
        Naamkaran Keepsake Album
        The day the name was whispered in a tiny ear, kept with everybody who was there to hear it.
        Seventy-two pictures on cotton rag in a soft leather case. The first leaf carries <strong>the name, the date and the nakshatra</strong> in the script of your choice: Devanagari, Tamil, Telugu, Bengali, Gujarati or any other we can typeset.
        - 10 x 10 inches
        - Gift box with a ribbon, no price inside
      `,
      sizes: ['square10', 'square8'],
      papers: ['cottonRag', 'matte', 'silk'],
      figures: { photos: 72, discount: 20, added: '2025-12-12', orders: 72 },
    },
    22: {
      text: `
        Three Generations Family Album
        Start with the studio portrait in which nobody smiles. End with the video-call screenshot in which nobody sits still.
        - Space for 144 photos on 24 pearl leaves
        - A <strong>family tree</strong> across the first spread, drawn from the names you send
        - Sewn binding that stays open at any page
        Old prints photograph well by a window on a cloudy day, without flash. Upload those; we straighten and clean them before printing.
      `,
      sizes: ['square12', 'square10', 'exhibition'],
      papers: ['pearl', 'cottonRag', 'lustre'],
      figures: { photos: 144, discount: 15, added: '2025-02-20', orders: 131 },
    },
    23: {
      text: `
        Durga Pujo Family Album
        Shashthi to Dashami, pandal by pandal: dhak and dhunuchi, khichuri on a sal leaf, vermilion on every cheek in the last picture.
        <strong>A hundred photographs on 25 cotton leaves</strong>, off-white boards with a red edge, like the saree. Layflat, because the idol deserves the full width of two pages.
        - 11 x 8.5 inches
        - Bengali or English captions
        - Dispatched in time for Kali Pujo when ordered by Lakshmi Pujo
      `,
      sizes: ['landscape11', 'landscape12', 'square10'],
      papers: ['cottonRag', 'pearl', 'silk'],
      bindings: ['layflat', 'leather'],
      laminations: ['none', 'matte'],
      covers: ['linen', 'leatherette'],
      figures: { photos: 100, discount: 25, added: '2026-07-03', orders: 56 },
    },
    24: {
      text: `
        Everyday Linen Album
        A plain good album. Linen boards, square pages, forty-four pictures. Nothing on the cover unless you ask for it.
        - Lustre paper, eleven pages
        - Perfect bound, 8 x 8 inches
        - <strong>Six linen colours</strong>: madder, indigo, turmeric, leaf, ash and undyed
      `,
      sizes: ['square8', 'square10', 'square6'],
      papers: ['lustre', 'matte', 'silk'],
      bindings: ['perfect', 'layflat'],
      laminations: ['matte', 'none'],
      covers: ['linen'],
      figures: { photos: 44, discount: 0, added: '2024-12-27', orders: 312 },
    },
    25: {
      text: `
        Grand Pearl Wedding Album
        For weddings counted in days and guests counted in hundreds. One hundred and eighty photographs, thirty leaves, and it still closes.
        Pearl metallic paper keeps kundan, mirror work and stage lights bright without blowing them out. The leather case is <strong>quilted by hand</strong> and comes in navy, maroon or ivory.
        - 12 x 12 inches, about three kilos
        - Carry box with a handle
        - Gilt corners that keep the boards from wearing
      `,
      sizes: ['square12', 'landscape12'],
      papers: ['pearl', 'cottonRag', 'silk'],
      laminations: ['velvet', 'matte', 'none'],
      figures: { photos: 180, discount: 28, added: '2025-10-21', orders: 155 },
    },
    26: {
      text: `
        Sweet Sixteen Birthday Album
        Sixteen spreads, one for each year. Friends’ signatures go on the inside covers, which we leave matte so that gel pens do not smudge.
        - <strong>64 photos</strong>, four to a page
        - Silk paper, layflat
        - Cover in velvet lamination: wine, teal, mustard or your own picture
      `,
      sizes: ['square10', 'square8'],
      papers: ['silk', 'glossy', 'lustre'],
      bindings: ['layflat', 'perfect'],
      laminations: ['velvet', 'gloss'],
      covers: ['hard', 'leatherette'],
      figures: { photos: 64, discount: 10, added: '2026-04-09', orders: 42 },
    },
    27: {
      text: `
        Golden Jubilee Layflat Album
        Fifty years, and they still argue about the fan speed. One hundred and thirty-two pictures tell the rest.
        - Cotton rag, <strong>22 rigid leaves</strong> that do not bend
        - Linen case in old gold with a leather spine
        - Large type, wide spacing, easy on older eyes
        Faded colour prints of the seventies are our speciality. Upload phone photos of them; if a better scan is needed we call you.
      `,
      sizes: ['square12', 'square10'],
      papers: ['cottonRag', 'pearl'],
      bindings: ['layflat', 'leather'],
      laminations: ['none', 'matte'],
      covers: ['linen', 'leatherette'],
      figures: { photos: 132, discount: 0, added: '2026-05-15', orders: 29 },
    },
    28: {
      text: `
        Coast to Coast Travel Album
        Kovalam to Puri by train, or Lisbon to Naples with a suitcase: sea on every page and sand in the spine.
        <strong>Eighty photographs on twenty silk leaves</strong>, sewn, in sea-green leather that feels better with every journey it is shown after. Captions go below the pictures in small type; leave them out and we centre the picture.
      `,
      sizes: ['landscape11', 'landscape12'],
      papers: ['silk', 'lustre', 'cottonRag'],
      bindings: ['leather', 'layflat', 'perfect'],
      laminations: ['matte', 'none'],
      covers: ['leatherette', 'linen'],
      figures: { photos: 80, discount: 30, added: '2025-03-03', orders: 108 },
    },
    29: {
      text: `
        Tiny Toes Baby Album
        Hands, feet, yawns, and the one outfit that fitted for nine days.
        - 36 photos on nine thick pages that small fingers can turn
        - <strong>Wipe-clean velvet cover</strong>, tested on our own children
        - A sleeve at the back for the first curl of hair
        The pages open flat, so the footprint you photograph can be printed at its real size.
      `,
      sizes: ['square8', 'square10'],
      papers: ['lustre', 'matte'],
      bindings: ['layflat', 'perfect'],
      laminations: ['velvet', 'matte'],
      covers: ['hard', 'linen'],
      figures: { photos: 36, discount: 16, added: '2026-06-18', orders: 97 },
    },
    30: {
      text: `
        The Joint Family Album
        Four brothers, one kitchen, eleven children and a dog that belongs to everybody. It needs a big book.
        Square 12-inch leaves of <strong>cotton rag, 108 photographs</strong>, six to a page so that no branch of the family can count fewer than another. Layflat, with a cloth case that takes a printed group portrait on the front.
        - Index of names on the last page
        - One design, as many copies as there are households
      `,
      sizes: ['square12', 'landscape12', 'square10'],
      papers: ['cottonRag', 'lustre', 'silk'],
      bindings: ['layflat', 'leather'],
      covers: ['linen', 'hard'],
      figures: { photos: 108, discount: 20, added: '2026-09-10', orders: 21 },
    },
  },
};
