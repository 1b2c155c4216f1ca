import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';
import { SHOP_NAME } from '#lib/shop/product-path.ts';

/** Texts of the referral landing page (docs/rules.md#pages-13). */
export const referralMessages = messageCatalogue('referral', {
  pageTitle: `You’ve Been Invited! · ${SHOP_NAME}`,
  heading: "You've Been Invited!",
  intro: 'A friend has invited you to print your photos with us.',
  offer: params('{percent}% off'),
  offerScope: 'your first order',
  code: 'Your code',
  terms: params('Register within {days} days, and the discount is taken off at checkout.'),
  login: 'Login',
  register: 'Register',
  unknown:
    'We do not know this code. You can register all the same, or ask your friend to send the link again.',
  invalid: 'Invalid or missing referral code.',
  invalidHint: 'Please ask your friend to send the link again. You can shop without a code too.',
  toShop: 'Look around the shop',
  signedIn:
    'You are logged in already, and an invitation is for people who are new here. You can invite friends of your own, though.',
  inviteFriends: 'Invite a friend',
});

/** Texts of /my-account/account-refer (docs/rules.md#pages-13). */
export const referAndEarnMessages = messageCatalogue('referAndEarn', {
  pageTitle: `Refer and Earn · ${SHOP_NAME}`,
  intro: 'Share your link. Your friend saves on their first order, and you get points for it.',
  loading: 'Loading your invitation...',
  loadFailed: 'Your invitation could not be loaded.',
  yours: params('{points} reward points'),
  yoursText: 'for you: promised when their first order is paid, yours when it is delivered',
  theirs: params('{percent}% extra discount'),
  theirsText: 'for your friend, on that first order',
  shareHeading: 'Your referral link',
  link: 'Referral link',
  code: params('Your code: {code}'),
  copy: 'Copy link',
  copied: 'Referral link copied to clipboard!',
  notCopied: 'The link could not be copied. It is selected now: copy it from the field.',
  share: 'Share',
  whatsApp: 'WhatsApp',
  telegram: 'Telegram',
  facebook: 'Facebook',
  email: 'Email',
  subject: `An invitation to ${SHOP_NAME}`,
  plainText: params(`I print my photos with ${SHOP_NAME}. This is my link: {link}`),
  text: params(
    `I print my photos with ${SHOP_NAME}. With my link you get {percent}% off your first order: {link}`,
  ),
  opensNew: '(opens in a new tab)',
  historyHeading: 'Your friends',
  empty: 'No history found.',
  friend: 'Friend',
  joinedOn: 'Joined',
  status: 'Status',
  points: 'Points',
  nameless: 'A friend',
  joined: 'Joined',
  ordered: 'Ordered',
  pending: 'Points on the way',
  rewarded: 'Rewarded',
  voided: 'No points',
});
