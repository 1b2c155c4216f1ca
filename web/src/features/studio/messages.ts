import { count, params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';
import { SHOP_NAME } from '#lib/shop/product-path.ts';

/** Texts of the studio's pages (docs/rules.md#studio-1). */
export const studioMessages = messageCatalogue('studio', {
  pageTitle: params(`{page} · ${SHOP_NAME}`),
  createProduct: 'Design your product',
  createProductOf: params('Design: {product}'),
  canvasIntro:
    'One photo, printed on canvas and stretched over a wooden frame. Choose the options and find it in your cart.',
  loading: 'Loading your design...',
  failed: 'The studio could not be opened.',
  claimFailed: 'We could not move your photos into your account.',
  notNumeric: 'Invalid input: All IDs must be valid numbers.',
  incomplete:
    'Please select all required album details: product ID, album size, paper type, lamination, and cover type.',
  productMissing: 'This product is not in the shop.',
  allProducts: 'All products',
  albumMissing: 'We could not find this album in your account.',
  draftMissing: 'This design is not here any more. It was saved as an album, or removed.',
  toCart: 'My Cart',
  title: 'Album title',
  titleHint: 'It is printed on the cover, if there is one.',
  invalidEmail: 'Invalid email format',
  canvasTitle: params('Canvas, {size}'),
});

/** Texts about saving, requesting, and the copy in this browser. */
export const savingMessages = messageCatalogue('studioSaving', {
  price: 'Total price',
  priceNow: params('Total price {price}'),
  priceLater: 'shown once you choose a size',
  photos: count({ one: '{count} photo', many: '{count} photos' }),
  pages: count({ one: '{count} page', many: '{count} pages' }),
  photosOf: params('{count} of {goal} photos'),
  priceFor: params('{price} for {goal} photos'),
  copies: params('{copies} copies'),
  save: 'Save',
  saveAlbum: 'Save Album',
  addToCart: 'Add To My Cart',
  request: 'Proceed To Request',
  saving: 'Saving...',
  waitingForUploads: 'Waiting for the last photos...',
  saved: 'Your album is saved.',
  requested: 'We have your request. We will look at your design and write to you.',
  login: 'Please log in to create an album.',
  failed: params('Failed to save album: {message}'),
  unexpected: 'Something went wrong. Please try again.',
  addFailed: 'Failed to add album to cart',
  backToDesign: 'Back to your design',
  notUploaded: count({
    one: '{count} photo is not uploaded. Try it again, or take it out of the album.',
    many: '{count} photos are not uploaded. Try them again, or take them out of the album.',
  }),
  priceChanged: params('The price of this design is now {price}. Nothing is saved yet.'),
  acceptPrice: params('Save for {price}'),
  changedElsewhere:
    'This album was changed elsewhere, in another window or on another device. What you did here is kept.',
  loadNewer: 'Load the newer one',
  keepMine: 'Keep mine',
  otherFailed: 'The other one could not be loaded. Please try again.',
  otherOpened: 'This is the version from the other window or device.',
  thisKept: 'We keep this one.',
  mineKept: 'Yours is kept. Save it when you are ready.',
  savedAt: params('Saved in this browser at {time}'),
  savedInAccount: params('Saved in your account at {time}'),
  savedHereOnly: params('Saved in this browser at {time}. Your account gets it a little later.'),
  accountFull: params(
    'Saved in this browser at {time}. Your account holds 20 unsaved designs already: save or remove one in My Cart.',
  ),
  pagesSaved: params('What you arranged is saved in the album, at {time}'),
  pagesLater: params('Saved in this browser at {time}. The album gets it a little later.'),
  noConflictNotices:
    'This design was changed elsewhere too, but the choice of what to keep could not be loaded. Your work stays here.',
  browserFull:
    'This browser has no room for your last changes. What was saved before is still here. Free some space on this device, or save now.',
  browserFullInAccount:
    'This browser has no room for your last changes. They are saved in your account.',
  notSavedYet: 'Your work here is saved automatically.',
  restored: 'Your last changes are here again.',
  startOver: 'Start over',
  undo: 'Undo',
  redo: 'Redo',
});

/**
 * Texts about the photos of a design: choosing, uploading and ordering (docs/rules.md#studio-1).
 */
export const photoMessages = messageCatalogue('studioPhotos', {
  heading: 'Photos',
  onePhoto: 'Photo',
  count: count({ one: '{count} photo', many: '{count} photos' }),
  add: 'Add photos',
  addFailed: 'Your photos could not be added. Check your connection, and choose them again.',
  choose: 'Choose a photo',
  replace: 'Choose another photo',
  hint: params(
    '{types}, PNG, WebP or GIF, up to 30 MB each. You can also drop them anywhere on this page.',
  ),
  empty: 'No photos yet. Add the first ones: they are uploaded while you go on.',
  drop: 'Drop your photos to add them',
  reading: count({ one: 'Looking at {count} file...', many: 'Looking at {count} files...' }),
  list: 'Photos of the album, in their order',
  unnamed: params('Photo {position}'),
  progress: params('{done} of {total} uploaded'),
  allProgress: 'All uploads',
  guestPhotosUnauthorised: 'Failed to fetch images: Unauthorized. Please log in again.',
  guestPhotosFailed: 'Failed to upload images. Please try again.',
});
