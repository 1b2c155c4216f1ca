/**
 * Parts in which a language's texts are loaded, with their message catalogues. Other catalogues
 * belong to `shop`, which every page loads. A page declares the parts that it and its lazily loaded
 * components need in addition (tools/quality/checks/text-parts.test.ts).
 */
const PARTS = {
  /** Account area, sign-in, and photos shared by other apps. */
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
    'staffInvitation',
  ],
  /** Page of a product. */
  product: ['productDelivery', 'productPage'],
  /** Albums from cart to review and proof, orders and payments. */
  orders: [
    'address',
    'albumBook',
    'albumReview',
    'cart',
    'cartDrafts',
    'checkout',
    'checkoutBill',
    'checkoutConfirmation',
    'checkoutCoupon',
    'checkoutLink',
    'checkoutList',
    'checkoutPayment',
    'checkoutStock',
    'giftChoice',
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
  /** Studio texts that are loaded together with its heading. */
  studio: ['studio', 'studioBookLayer', 'studioBookSection', 'studioPhotos', 'studioSaving'],
  /** Texts of an open design: options, photos, book, and conflicts. */
  editor: [
    'studioBook',
    'studioBookConflict',
    'studioCalendar',
    'studioCanvas',
    'studioChoices',
    'studioConflict',
    'studioCover',
    'studioFiles',
    'studioFrames',
    'studioFrozen',
    'studioGrid',
    'studioKeys',
    'studioLayoutExplanation',
    'studioLayouts',
    'studioLeaveOut',
    'studioOrder',
    'studioPages',
    'studioPanels',
    'studioPhotoBar',
    'studioPicture',
    'studioPlace',
    'studioScreen',
    'studioStartOver',
    'studioTextAdding',
    'studioTexts',
    'studioThemes',
    'studioTray',
    'studioUploads',
  ],
  /** Book viewer: spreads, warnings, preview and share links. */
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
  /** Pages about the shop. */
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
  /** Error messages of the API, for which no page waits. */
  errors: ['errors'],
} as const satisfies Record<string, readonly string[]>;

export type TextPart = 'shop' | keyof typeof PARTS;

const partOfCatalogue = new Map<string, TextPart>(
  (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((part) =>
    PARTS[part].map((catalogue) => [catalogue, part] as const),
  ),
);

/** Part that contains a message catalogue. */
export const findTextPart = (catalogue: string): TextPart =>
  partOfCatalogue.get(catalogue) ?? 'shop';
