import { FIELD_RULE_TEXTS } from './error-rules';

/**
 * Every sentence with which the API refuses a customer's request, by a stable name: the answer carries the
 * name as `reason` and the values of its `{...}` placeholders as `params`. Sentences for staff are in
 * staff-error-reasons.ts.
 * `{date}` is e.g. 2026-11-22, and `{state}` the name translated by `state_...` below.
 */
const SENTENCES = {
  check_fields: 'Please check these fields: {fields}',
  went_wrong: 'Something went wrong on our side. Please try again.',
  unavailable: 'The service is not available. Please try again later.',
  unreadable_request: 'The request could not be read.',
  broken_off: 'The request broke off.',
  too_large: 'The request is too large: at most {size} are taken here.',
  malformed_form: 'The form is malformed or incomplete.',
  too_many_form_photos: 'A form takes at most {max} photos.',
  too_many_guest_form_photos:
    'A form takes at most {max} photos here: please send them in several forms.',
  form_photos_too_large:
    'These photos are too large for one form: at most 31 MB in all. Upload larger sets straight to ' +
    'Cloud Storage and send their ids as images, or send the photos in several forms.',
  nothing_here: 'There is nothing at this address.',
  not_from_shop:
    'We could not make sure that this request comes from our shop. Please reload the page and try again.',
  changed_meanwhile: 'This was changed at the same time. Please try again.',
  try_again: 'Please try again.',
  key_used: 'This Idempotency-Key was used for another request before.',
  too_many_requests: 'Too many requests. Please wait a minute and try again.',
  too_many_requests_later: 'Too many requests. Please try again later.',

  log_in: 'Please log in to continue.',
  session_ended: 'Your session has ended. Please log in again.',
  session_expired: 'Your session has expired. Please log in again.',
  account_disabled: 'This account is disabled.',
  account_gone: 'This account does not exist any more.',
  bad_token: 'The token is malformed.',
  foreign_token: 'The token is not valid here.',
  not_allowed: 'Your account may not do this.',
  fresh_sign_in: 'Your sign-in is more than 10 minutes old. Please log in again.',
  guest_ended: 'This guest session has ended. Please start again.',
  no_guest: 'There is no such guest.',
  no_guest_draft: 'There is no such guest draft.',

  invitation_link_unknown:
    'This link is not valid. Please open the one of the newest mail, or ask for a new one.',
  invitation_expired: 'This invitation has expired. Please ask for a new one.',
  invitation_used: 'This invitation was used already.',
  invitation_withdrawn: 'This invitation was withdrawn. Please ask the shop about it.',
  invitation_of_other_email:
    'This invitation is for another e-mail address. Please log in with the one to which it was sent.',
  confirm_email_first: 'Please confirm your e-mail address first.',
  has_role_already: 'Your account has a role in the shop already. An admin can change it.',

  no_user: 'There is no such user.',
  picture_type: 'The profile picture has to be a JPG, PNG or GIF.',
  picture_too_many_pixels:
    'The profile picture has too many pixels for us to read: please take a smaller one.',
  picture_unreadable: 'The picture cannot be read.',
  account_waits_for_both:
    'Your account cannot be deleted yet: please wait until {orders} is delivered, or cancel it, ' +
    'and wait for the refund of {refunds}.',
  account_waits_for_orders:
    'Your account cannot be deleted yet: please wait until {orders} is delivered, or cancel it.',
  account_waits_for_refunds:
    'Your account cannot be deleted yet: please wait for the refund of {refunds}.',
  download_ended: 'This download has ended. Please ask for a new one.',
  no_address: 'There is no such address.',
  address_book_full: 'An address book holds {max} addresses. Please delete one first.',

  no_album: 'There is no such album.',
  cart_full:
    'My Cart holds {max} albums that are not ordered yet. Please order or delete one of them first.',
  not_owner: 'Only its owner may change an album.',
  not_owner_answer: 'Only its owner may answer a review.',
  album_ordered: 'This album is ordered and cannot be changed any more.',
  album_frozen: 'This album is {state}: its content cannot be changed now.',
  album_move: 'This album is {state} and cannot become {to_state} now.',
  album_stale: 'This album was changed elsewhere. Load it again to see what is new.',
  album_rounds:
    'This album has been reviewed {max} times. Please call us, and we will finish it together.',
  album_sent_often:
    'You have sent this album to us many times in the last hour. Please try again in an hour.',
  album_photos: 'An album has at most {max} photos.',
  album_total: 'The total price is {amount}.',
  album_not_answerable: 'This album is {state}: there is nothing to answer now.',
  album_not_approved: 'This album is {state}. It can be ordered once you have approved it.',
  album_not_orderable: 'This album cannot be ordered as it is.',
  proposals_open: 'Please answer the proposed changes first.',
  no_proposal: 'Nothing is proposed for this spread.',
  no_remark: 'There is no remark on this photo.',
  no_round_book: 'No book was kept of this round.',
  round_full: 'This round has as much text as it can keep. Please write less.',
  option_out_of_stock:
    '{name} is out of stock and back on {date}. Please choose another, or send us the album from that day on.',
  reorder_out_of_stock:
    '{name} is out of stock and back on {date}. Please reorder this album from that day on.',
  design_too_dear: 'This design costs more than we can take online.',
  size_not_sold: 'This size cannot be ordered at the moment.',
  size_not_square: 'This size is not square.',
  originals_deleted: 'The photos of this album were deleted on {date}. Please make it again.',

  book_stale: 'This book was changed in another window or on another device.',
  draft_stale: 'This design was changed on another device.',
  no_draft: 'There is no such unsaved design.',
  drafts_full: 'You have {max} unsaved designs. Save or remove one of them in My Cart first.',
  spread_order: 'The order must name every spread of the book.',
  cover_is_choice: 'Whether there is a cover is a choice of the album.',
  pages_of_products: 'Pages can be added to the books of our products only.',
  spreads_at_most: 'This book has at most {max} spreads for its photos.',
  no_spreads: 'A book has at least one spread.',
  faces: 'This product has {count} faces, no more and no fewer.',
  empty_frame: 'A frame of your book is empty. Please put a photo into it, or remove it.',
  unprintable:
    'We cannot print this yet: {characters}. Please take it out of the texts of your book.',
  pages_at_most: 'This binding takes at most {max} pages, which is room for {photos} photos.',
  tray_photo: 'A photo in the tray is not in this album.',
  book_photo: 'A photo of the book is not in this album.',
  photo_in_both: 'A photo is in the book and in the tray.',

  photos_not_uploaded: 'Some photos are not uploaded yet.',
  photos_unreadable: 'Some photos cannot be read. Please remove them.',
  photos_processing: 'Your photos are still being prepared. Please try again in a minute.',
  guest_quota:
    'Without an account you can upload up to 500 photos and 2 GB in all. Please log in to upload more.',
  customer_quota:
    'Your account holds up to 5,000 photos and 50 GB that are not ordered yet. Please delete albums ' +
    'that you no longer need.',
  uploads_at_once:
    'Too many photos are being uploaded at the same time. Please try again when some have arrived.',

  link_ended: 'This link does not work any more, or is not complete.',
  links_full: 'There are {max} links to this book. Please end one of them first.',
  nothing_to_share: 'Add photos first: there is nothing to show yet.',
  no_note: 'There is no such note.',
  spread_gone: 'These pages are not in the book any more. Please load the page again.',
  notes_full: 'This book has all the notes that it can take.',

  no_cart: 'There is no such cart.',
  no_cart_item: 'There is no such cart item.',
  no_order: 'There is no such order.',
  no_orders: 'There are no such orders.',
  ordered_already: 'This is ordered already.',
  reorder_is_paid: 'A reorder is placed by paying for it.',
  reorders_full:
    'You have {max} reorders that are not paid yet. Please pay or cancel one of them in My Orders first.',
  reorder_too_early: 'You can reorder this album after its first order.',
  no_shipping_method: 'There is no such shipping method.',
  method_not_delivered:
    '{method} does not deliver to PIN code {pin}. Please choose another way of delivery.',
  order_not_delivered:
    '{method} does not deliver to PIN code {pin}. Please cancel order {order} and order again with ' +
    'another way of delivery.',
  nothing_ships_there: 'We do not deliver to PIN code {pin} at the moment.',
  nothing_ships: 'We cannot ship anything at the moment.',
  price_changed: 'The price has changed. Please check it and try again.',
  first_discount_used: 'The discount for a first order was used for another order.',
  order_move: 'This order is {state} and cannot become {to_state} now.',
  order_printing: 'Your order is being printed. Please call us.',
  invoice_unpaid: 'The invoice is ready once the order is paid.',
  invoice_coming: 'Your invoice is being made. Please try again in a minute.',
  no_credit_note: 'There is no credit note for this order.',
  credit_note_coming: 'Your credit note is being made. Please try again in a minute.',

  no_payment: 'There is no such payment.',
  method_not_supported: '{method} is not supported yet. Please use card payment.',
  nothing_to_pay: 'There is nothing to pay for this.',
  amount_changed: 'The amount to pay has changed. Please check it and try again.',
  payment_confirming: 'A payment for this is being confirmed. Please wait for it.',
  transaction_used: 'This transaction id was used for another payment before.',
  payments_unfinished:
    'You have {count} payments that you have not finished. Please finish one of them, or try again tomorrow.',
  payment_way_changed: 'The way to pay has changed. Please start this payment again.',
  payment_ways_changed: 'The way to pay has changed. Please load the page again.',
  payment_move: 'This payment is {state} and cannot become {to_state}.',
  payment_token: 'This payment cannot be confirmed by that token.',
  amount_not_online: 'This amount cannot be paid online. Please call us and we will help you.',
  points_alone: 'Points are bought by themselves.',
  points_required: 'Please choose how many points to buy.',
  initial_alone: 'An initial payment is for an album alone.',
  not_checked_out: 'This order has to be checked out before it is paid.',
  one_placement: 'A payment of orders is for one order, or for one placement.',
  gift_too_small: 'Your gift card balance is smaller than that now.',
  points_too_few: 'You have fewer points than that now.',
  gift_too_big: 'Your gift card balance cannot take so much.',
  points_too_many: 'Your credits cannot take so many points.',
  gift_code_unknown: 'This gift card code is not valid. Please check it and try again.',
  gift_codes_wrong: 'Too many wrong codes. Please try again in an hour.',
  gift_code_used: 'This gift card code has already been used.',
  gift_code_cancelled: 'This gift card was cancelled by the shop. Please ask us about it.',
  gift_code_ended: 'This gift card could be used until {date}.',

  no_product: 'There is no such product.',
  no_record: 'There is no such {kind}.',
  rated_before: 'You have rated this product before. Thank you.',
  rating_too_early: 'You can rate a product once an order of it has been delivered to you.',

  card_declined: 'Your card was declined. Please try another card.',
  payment_refused: 'Your payment was not accepted.',
  payment_late: 'This payment was not completed in time.',
  payment_trial: 'This payment was a trial, and is not taken any more.',
  payment_needless: 'This payment was not needed any more, so you get the money back.',
  order_not_paid: 'It was not paid within {days} days.',
  order_paid_in_trial: 'It was paid in a trial, in which no money moved.',

  state_Draft: 'Draft',
  state_Cart: 'Cart',
  state_Requested: 'Requested',
  state_Responded: 'Responded',
  state_Approved: 'Approved',
  state_Pending: 'Pending',
  state_processing: 'processing',
  state_Shipped: 'Shipped',
  state_Delivered: 'Delivered',
  state_Cancelled: 'Cancelled',
  state_pending: 'pending',
  state_paid: 'paid',
  state_failed: 'failed',
  state_refunded: 'refunded',
} as const;

export const ERROR_REASON_TEXTS = { ...FIELD_RULE_TEXTS, ...SENTENCES } as const;
export type ErrorReason = keyof typeof ERROR_REASON_TEXTS;
