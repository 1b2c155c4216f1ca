import { PRODUCT_TYPE_IDS } from '../classification.ts';
import type { ProductFamily } from './product-draft.ts';

export const photoBookProducts: ProductFamily = {
  type: PRODUCT_TYPE_IDS.photoBooks,
  common: {},
  products: {
    1: {
      text: `
        Saptapadi Layflat Wedding Book
        Seven steps, two families and far too many good pictures. This book gives them room: <strong>20 thick pages of cotton rag</strong> that open flat, so the mandap can run from edge to edge without a fold through anyone’s face.
        - 120 photos on 12 x 12 inch pages, six to a page or one across two
        - Acid-free museum paper that does not yellow
        - Hard cover with your names and the date on the spine
        Send us the photographer’s full-size files; we check every picture before it is printed.
      `,
      sizes: ['square12', 'square10', 'landscape12'],
      papers: ['cottonRag', 'pearl', 'silk'],
      bindings: ['layflat', 'leather'],
      laminations: ['none', 'matte', 'velvet'],
      covers: ['hard', 'linen', 'leatherette'],
      figures: { photos: 120, discount: 15, added: '2024-11-18', orders: 412 },
    },
    2: {
      text: `
        Candles and Cake Birthday Photo Book
        The balloons are gone by Monday. Put the party into a book before the pictures disappear down the phone: the cake, the games, the one cousin who cried.
        - <strong>32 photos on 8 pages</strong> of silk paper
        - Bright printed cover with the name and the age
        - Thin enough for a school bag, strong enough for small hands
      `,
      sizes: ['square8', 'square6', 'landscape8'],
      papers: ['silk', 'glossy', 'matte'],
      bindings: ['perfect', 'saddle', 'layflat'],
      laminations: ['gloss', 'matte'],
      covers: ['hard', 'soft'],
      figures: { photos: 32, discount: 20, added: '2025-02-06', orders: 366 },
    },
    3: {
      text: `
        Silver Years Anniversary Photo Book
        Twenty-five years take up surprisingly little space: <strong>sixty photographs, fifteen pages</strong>. Begin with the black-and-white wedding portrait and end with last Sunday.
        Pearl paper brings out silver and silk without glare, and the layflat spine lets an old group photograph spread across both pages. We can clean up scanned prints on request: write to us after you have uploaded them.
      `,
      sizes: ['square10', 'square8', 'square12'],
      papers: ['pearl', 'silk', 'lustre'],
      bindings: ['layflat', 'perfect'],
      laminations: ['matte', 'gloss', 'velvet'],
      covers: ['linen', 'hard'],
      figures: { photos: 60, discount: 10, added: '2024-12-09', orders: 188 },
    },
    4: {
      text: `
        Long Way Round Travel Photo Book
        For the trip that deserved more than a story that vanished after a day. Landscape pages, wide skies, and a place for ticket stubs if you photograph them flat.
        - 64 photos on 16 lustre pages
        - Opens flat for panoramas
        - <strong>11 x 8.5 inches</strong>, the shape of a coffee-table book
        Tip: put a map on the first page. Everyone asks where it was.
      `,
      sizes: ['landscape11', 'landscape12', 'landscape8'],
      papers: ['lustre', 'silk', 'matte'],
      bindings: ['layflat', 'perfect', 'spiral'],
      laminations: ['matte', 'gloss', 'velvet'],
      covers: ['hard', 'soft', 'linen'],
      figures: { photos: 64, discount: 25, added: '2025-01-15', orders: 521 },
    },
    5: {
      text: `
        Hello, Little One Baby Photo Book
        From the hospital bracelet to the first wobbling steps. A soft square book that grandparents can hold with one hand while the other holds the baby.
        - Forty photos on matte pages you can write on in pencil
        - <strong>Velvet lamination</strong> on the cover, safe to wipe
        - Rounded corners, no sharp edges
        Order a second copy for the other grandparents and save yourself a discussion.
      `,
      sizes: ['square8', 'square6', 'square10'],
      papers: ['matte', 'silk', 'lustre'],
      bindings: ['perfect', 'layflat'],
      laminations: ['velvet', 'matte'],
      covers: ['hard', 'linen'],
      figures: { photos: 40, discount: 18, added: '2025-03-22', orders: 447 },
    },
    6: {
      text: `
        The Family Table Photo Book
        Biryani on Sunday, mangoes in May, somebody always reaching for the last papad. This book is about the people round the table and what was on it.
        It holds <strong>48 pictures on twelve silk pages</strong> and has wide margins, so that recipes in Amma’s handwriting can be photographed and printed beside the dish.
        - Perfect bound, lies well on a kitchen shelf
        - Gloss cover that forgives a turmeric thumb
      `,
      sizes: ['square8', 'landscape11', 'square10'],
      papers: ['silk', 'matte'],
      bindings: ['perfect', 'spiral', 'layflat'],
      laminations: ['gloss', 'matte'],
      covers: ['hard', 'soft'],
      figures: { photos: 48, discount: 0, added: '2025-06-30', orders: 143 },
    },
    7: {
      text: `
        Diyas and Rangoli Festival Photo Book
        Lamplight is hard to print. We use <strong>pearl metallic paper</strong> for this one because flames, brass and zari keep their glow on it instead of going brown.
        - 36 photos over nine pages
        - Dark endpapers that let night pictures breathe
        - Title stamped in gold on the front
      `,
      sizes: ['square8', 'square10'],
      papers: ['pearl', 'silk'],
      bindings: ['layflat', 'perfect'],
      laminations: ['matte', 'gloss', 'velvet'],
      covers: ['hard', 'leatherette'],
      figures: { photos: 36, discount: 30, added: '2025-09-04', orders: 298 },
    },
    8: {
      text: `
        Everyday Square Photo Book
        No occasion needed. The balcony plants, the dog asleep on the newspaper, chai at half past four.
        <strong>Thirty photos, fifteen small pages</strong>, one honest price. If you have never made a book before, begin here: it takes about twenty minutes and costs less than dinner for two.
      `,
      sizes: ['square6', 'square8'],
      papers: ['matte', 'lustre', 'glossy'],
      bindings: ['perfect', 'saddle', 'spiral'],
      laminations: ['matte', 'gloss'],
      covers: ['soft', 'hard'],
      figures: { photos: 30, discount: 12, added: '2024-11-04', orders: 735 },
    },
    9: {
      text: `
        Mehendi to Vidaai Wedding Book
        Each ceremony gets its own chapter, in order, with a divider page in the colour of the day: green, yellow, red, white.
        - <strong>Tall 8 x 12 pages</strong> for lehengas and sherwanis from head to toe
        - 100 photos on cotton rag, four to a page
        - Layflat spine, so nothing is lost in the fold
        - Linen case with a window for one picture
        Couples usually take one for themselves and two lighter copies on silk for the parents.
      `,
      sizes: ['portrait12', 'square12'],
      papers: ['cottonRag', 'pearl', 'silk'],
      bindings: ['layflat', 'leather'],
      laminations: ['none', 'velvet'],
      covers: ['linen', 'leatherette', 'hard'],
      figures: { photos: 100, discount: 10, added: '2025-04-17', orders: 176 },
    },
    10: {
      text: `
        Sixty and Counting Birthday Book
        A book for a parent or a grandparent’s big birthday, made by the whole family. Ask each cousin for three pictures and one line; we leave a blank half page beside every spread for what they write.
        - 56 photos, fourteen lustre pages
        - <strong>Large captions</strong> that can be read without glasses
        - Hard cover, opens without cracking
      `,
      sizes: ['landscape11', 'square10', 'square8'],
      papers: ['lustre', 'matte', 'silk'],
      bindings: ['perfect', 'layflat'],
      laminations: ['matte', 'gloss'],
      covers: ['hard', 'leatherette'],
      figures: { photos: 56, discount: 8, added: '2025-07-11', orders: 94 },
    },
    11: {
      text: `
        Letters and Photographs Anniversary Book
        Some marriages have letters. Photograph them, envelopes and stamps and all, and let them sit opposite the pictures they were written about.
        Eighty photographs on <strong>cotton rag, sewn by hand into full leather</strong>. It smells like a book, ages like one, and a bookbinder can repair it in fifty years.
        - 10 x 10 inches, twenty leaves
        - Waxed linen thread, no glue in the spine
        - Comes in a cloth drawstring bag
      `,
      sizes: ['square10', 'square12'],
      papers: ['cottonRag', 'matte'],
      bindings: ['leather', 'layflat'],
      laminations: ['none', 'matte'],
      covers: ['leatherette', 'linen'],
      figures: { photos: 80, discount: 5, added: '2025-10-02', orders: 61 },
    },
    12: {
      text: `
        Himalayan Roads Travel Book
        Made for riders and walkers who come back with four hundred pictures of the same mountain, and mean every one.
        - <strong>72 photos on twelve wide pages</strong>
        - Lustre paper keeps detail in snow and in shadow
        - Spiral binding on request, for those who take the book along next time
        Pages are 12 x 9 inches; phone panoramas fit across without cropping the peak.
      `,
      sizes: ['landscape12', 'landscape11'],
      papers: ['lustre', 'pearl', 'matte'],
      bindings: ['layflat', 'spiral'],
      laminations: ['matte', 'gloss', 'velvet'],
      covers: ['hard', 'linen'],
      figures: { photos: 72, discount: 22, added: '2026-01-20', orders: 207 },
    },
    13: {
      text: `
        Twelve Months Baby Journal Book
        One chapter a month, with a line for weight, teeth and the new word of the month. Fill it as you go, or on the night before the first birthday like the rest of us.
        - Twenty-four photos, two to a page
        - <strong>Matte paper that takes pen and pencil</strong>
        - Wire binding that folds back on itself on a crowded table
      `,
      sizes: ['landscape8', 'square6', 'square8'],
      papers: ['matte', 'card'],
      bindings: ['spiral', 'perfect'],
      laminations: ['velvet', 'matte'],
      covers: ['soft', 'hard'],
      figures: { photos: 24, discount: 15, added: '2026-02-27', orders: 259 },
    },
    14: {
      text: `
        Nani’s House Family Photo Book
        The swing on the verandah, the pickle jars on the terrace, the room where all the cousins slept in a row. Houses change hands; this one will stay as you knew it.
        We print <strong>fifty-two pictures on thirteen silk pages</strong> and bind them in linen the colour of old distemper walls. Scans of faded prints are welcome: we lift the contrast by hand, never by filter.
      `,
      sizes: ['square10', 'landscape11', 'square8'],
      papers: ['silk', 'lustre', 'cottonRag'],
      bindings: ['perfect', 'layflat'],
      laminations: ['matte', 'velvet'],
      covers: ['linen', 'hard'],
      figures: { photos: 52, discount: 0, added: '2025-11-25', orders: 118 },
    },
    15: {
      text: `
        Colours of Holi Photo Book
        White kurtas at ten, nobody recognisable by noon. A short loud book for the loudest morning of the year.
        - 26 photos, thirteen pages
        - Glossy paper, <strong>because pink should be pink</strong>
        - Two staples, no fuss, posted flat
        Print one for every flat in the building; nobody minds seeing themselves in green.
      `,
      sizes: ['square6', 'square8'],
      papers: ['glossy', 'silk'],
      bindings: ['saddle', 'perfect'],
      laminations: ['gloss', 'matte'],
      covers: ['soft', 'hard'],
      figures: { photos: 26, discount: 35, added: '2026-03-05', orders: 164 },
    },
    16: {
      text: `
        Phone Roll Softcover Book
        Scroll back three months, tick what makes you smile, stop when you have eighty. That is the whole method.
        - Eighty photos, twenty pages, four to a page
        - <strong>Soft cover</strong> that slips into a tote bag
        - Screenshots and vertical videos’ stills print better than you think
        Many customers make one every quarter and line the spines up on a shelf.
      `,
      sizes: ['square8', 'square6', 'landscape8'],
      papers: ['matte', 'lustre'],
      bindings: ['perfect', 'spiral'],
      laminations: ['matte', 'gloss'],
      covers: ['soft', 'hard'],
      figures: { photos: 80, discount: 20, added: '2026-08-14', orders: 83 },
    },
  },
};
