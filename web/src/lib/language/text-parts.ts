/**
 * The parts in which the texts of a language are fetched, and which message catalogues each has. What is
 * in none of them is in `shop`, which every page has. A page names the parts that it needs beside `shop`,
 * and so do all parts of the app that it fetches later (tools/checks/text-parts.test.ts).
 */
const PARTS = {
  /** The account area, signing in, and photos that were shared to the app. */
  account: [
    'account',
    'accountConfirmation',
    'accountDashboard',
    'accountData',
    'accountInformation',
    'addCredits',
    'addressBook',
    'auth',
    'credits',
    'giftCard',
    'login',
    'passwordReset',
    'referAndEarn',
    'referral',
    'register',
    'rewardConditions',
    'sharedPhotos',
    'signInAgain',
  ],
  /** An album from the cart to its review and proof, and to what was ordered and paid. */
  orders: [
    'address',
    'albumBook',
    'albumReview',
    'cart',
    'cartDrafts',
    'checkout',
    'checkoutBill',
    'checkoutConfirmation',
    'checkoutList',
    'checkoutPayment',
    'order',
    'orderRating',
    'orders',
    'pay',
    'payment',
    'paymentConfirmation',
    'paymentForm',
    'paymentHistory',
    'paymentPreparation',
    'paymentStatus',
    'previewProduct',
    'priceSinceSaved',
    'proof',
    'proposals',
    'remarks',
    'reorder',
    'totalPayment',
  ],
  /** The studio before that which is fetched after its heading. */
  studio: ['studio', 'studioBookSection', 'studioPhotos', 'studioSaving'],
  /** What an open design shows later: choices, photos, its book, and which of two versions stays. */
  editor: [
    'studioBook',
    'studioBookConflict',
    'studioCalendar',
    'studioChoices',
    'studioConflict',
    'studioCover',
    'studioFiles',
    'studioFrames',
    'studioFrozen',
    'studioGrid',
    'studioLayouts',
    'studioLeaveOut',
    'studioOrder',
    'studioPages',
    'studioPanels',
    'studioPhotoBar',
    'studioPicture',
    'studioPlace',
    'studioStartOver',
    'studioTextAdding',
    'studioTexts',
    'studioThemes',
    'studioTray',
    'studioUploads',
  ],
  /** Looking at a book: its spreads, what warns of them, the preview and links to it. */
  book: [
    'bookWarnings',
    'preview',
    'previewButton',
    'shareLater',
    'sharedBook',
    'shares',
    'spread',
    'spreadCrop',
  ],
  /** The pages about the shop. */
  about: [
    'about',
    'contact',
    'faqs',
    'policies',
    'privacyPolicy',
    'refundPolicy',
    'shippingPolicy',
    'terms',
  ],
  /** What the API refuses with. No page waits for it. */
  errors: ['errors'],
} as const satisfies Record<string, readonly string[]>;

export type TextPart = 'shop' | keyof typeof PARTS;

const partOfCatalogue = new Map<string, TextPart>(
  (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((part) =>
    PARTS[part].map((catalogue) => [catalogue, part] as const),
  ),
);

/** The part that a message catalogue is in. */
export const partOf = (catalogue: string): TextPart => partOfCatalogue.get(catalogue) ?? 'shop';
