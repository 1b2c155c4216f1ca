import { PRODUCT_TYPE_IDS } from '../classification.ts';
import type { ProductFamily } from './product-draft.ts';

export const calendarProducts: ProductFamily = {
  type: PRODUCT_TYPE_IDS.calendars,
  common: {
    layout: 'calendar',
    bindings: ['spiral'],
    laminations: ['none', 'matte'],
    covers: ['soft', 'none'],
  },
  products: {
    43: {
      text: `
        Our Year Together Desk Calendar
        Twelve months, twelve pictures of you two, and a cover. Your wedding day is printed in red, like a public holiday. It is one.
        - 13 photos on silk paper, 8 x 6 inches
        - Stands by itself on a folded board
        - <strong>Starts in any month</strong>: most couples begin with their own
      `,
      sizes: ['landscape8', 'landscape11'],
      papers: ['silk', 'matte'],
      figures: { photos: 13, isExact: true, discount: 10, added: '2025-11-06', orders: 92 },
    },
    44: {
      text: `
        Wanderer’s Wall Calendar
        Last year’s roads, one a month, in front of you while you plan the next ones.
        Printed on <strong>lustre 260 gsm</strong> so that it stays straight on the wall through the rains. Long weekends are marked with a small dot; we know what you are looking for.
      `,
      sizes: ['landscape12', 'landscape11'],
      papers: ['lustre', 'matte'],
      figures: { photos: 13, discount: 25, added: '2024-11-12', orders: 283 },
    },
    45: {
      text: `
        Baby’s First Year Desk Calendar
        Stands on the office desk and gets you through the three o’clock meeting.
        - <strong>Thirteen photos</strong>, one a month and a cover
        - Vaccination and growth reminders you can tick off
        - Tent stand of grey board, 8 x 6 inches
        When the year is over, cut along the dotted line: each picture is then a postcard.
      `,
      sizes: ['landscape8', 'square6'],
      papers: ['matte', 'card'],
      figures: { photos: 13, isExact: true, discount: 15, added: '2025-12-01', orders: 147 },
    },
    46: {
      text: `
        Family Birthdays Wall Calendar
        You will never again hear ‘you forgot your own masi’s birthday’.
        Give us the dates with the pictures: every birthday and anniversary gets <strong>a small round face in its square</strong>. Two photos a month, twenty-four in all, on matte paper that takes ball pen.
        - 11 x 8.5 inches, hangs from one nail
        - Tithis on request
        - The most reordered thing in the shop every December
      `,
      sizes: ['landscape11', 'portrait12'],
      papers: ['matte', 'silk', 'card'],
      figures: { photos: 24, isExact: true, discount: 20, added: '2024-11-20', orders: 498 },
    },
    47: {
      text: `
        Indian Festivals Desk Calendar
        Pongal to Christmas with your own pictures: kites in January, colours in March, lamps in autumn.
        - Wide 11 x 8.5 pages, twelve photos
        - <strong>National and regional holidays</strong> of your state already printed
        - Ekadashi, Amavasya and Purnima marked lightly
      `,
      sizes: ['landscape11', 'landscape8'],
      papers: ['lustre', 'silk'],
      figures: { photos: 12, isExact: true, discount: 30, added: '2025-10-14', orders: 219 },
    },
    48: {
      text: `
        Everyday Mini Wall Calendar
        The little one. Four inches, twelve leaves, one wire, one nail. Costs about as much as a sandwich and gets looked at more often.
        Twelve photos on <strong>card stock</strong>, one above each month. It fits the strip of wall beside the fridge, the office partition and the inside of a cupboard door.
      `,
      sizes: ['mini', 'square6'],
      papers: ['card', 'matte'],
      figures: { photos: 12, isExact: true, discount: 0, added: '2025-01-03', orders: 604 },
    },
    49: {
      text: `
        Newlyweds Desk Calendar
        The first year of marriage has many first times: first Diwali, first Karva Chauth, first argument about the geyser. Here is where to write them down.
        - Fourteen lustre prints, 8 x 6 inches
        - Starts the <strong>month after the wedding</strong>
        - Reverse sides ruled for notes
      `,
      sizes: ['landscape8', 'square6'],
      papers: ['lustre', 'silk'],
      figures: { photos: 14, isExact: true, discount: 8, added: '2026-03-30', orders: 44 },
    },
    50: {
      text: `
        Birthday Child Wall Calendar
        Twelve months, every one of them with the birthday child in it, and one square with a very large star.
        Tall pages, <strong>8 x 12 inches on silk paper</strong>, with room below for school holidays, tooth-fairy visits and how many sleeps are left.
        - Begins with the month of the birthday
        - Strong enough for stickers on both sides
      `,
      sizes: ['portrait12', 'landscape11'],
      papers: ['silk', 'card'],
      figures: { photos: 12, isExact: true, discount: 12, added: '2026-06-02', orders: 39 },
    },
  },
};
