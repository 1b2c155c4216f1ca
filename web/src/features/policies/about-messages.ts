import { messageCatalogue } from '#lib/language/i18n.ts';
import { SHOP_NAME } from '#lib/shop/product-path.ts';

export const aboutMessages = messageCatalogue('about', {
  heading: `About ${SHOP_NAME}`,
  intro: 'We print your photographs as albums, photo books, canvas prints and gifts.',
  nameHeading: 'The name',
  nameText: `${SHOP_NAME} means memory. That is what we print: photographs that would otherwise stay on a phone.`,
  workHeading: 'How we work',
  workText:
    'You choose a size, paper and binding, and upload your photos. A reviewer looks at each album before it is printed, and tells you about photos that are blurred or too small. You see the proof and accept it. Only then do we print.',
  pricesHeading: 'Our prices',
  pricesText:
    'All prices are in rupees and include GST. You see the price change with each choice you make, and the full amount before you pay.',
  photosHeading: 'Your photos',
  photosText:
    'Your photos are private. Only you, the people who review and print your album, and those to whom you send a link to your book can see them. They are not used for advertising.',
  ownerHeading: 'Who runs the shop',
  ownerText: '{seller_name}, {seller_address}. [Since when it has been printing.]',
});

export const faqMessages = messageCatalogue('faqs', {
  heading: 'FAQs',
  intro: 'Short answers to common questions.',
  startHeading: 'How do I begin?',
  startText:
    'Pick a product and choose its options; you can design it without an account, and log in when you save. Or choose Create an album, which asks you to log in first.',
  photosHeading: 'Which photos can I upload?',
  photosText:
    'JPEG, HEIC, PNG, WebP and GIF, up to 500 photos in one album. Please upload the originals rather than pictures forwarded on WhatsApp, which are made smaller on the way. We warn you about any photo that is too small for the size you chose.',
  initialHeading: 'What is the initial payment?',
  initialText:
    'A part of the price that you pay when you send your album to us for review. It is taken off the amount that you pay at checkout. If you delete the album before we have responded, it is refunded.',
  reviewHeading: 'What happens after I send my album?',
  reviewText:
    'A reviewer looks at every photo and writes remarks where something could be better, or proposes how a page could be. You then see the proof: answer what is proposed, and accept it, ask for changes, or edit the album again.',
  changeHeading: 'Can I change an album after I have ordered it?',
  changeText:
    'No. Once an album is ordered it is made as you accepted it. You can cancel the order until we begin to print it, and order the album again later.',
  deliveryHeading: 'When will my order arrive?',
  deliveryText:
    'Each delivery option at checkout shows the days in which it arrives. The date on your confirmation is the last of those days.',
  payHeading: 'How can I pay?',
  payText:
    'The payment page shows which ways of paying are open now. Gift card balance and points can pay a part of an order or all of it.',
  giftHeading: 'How do gift cards and points work?',
  giftText:
    'Redeem a gift card code in your account and its value is added to your balance. Points come from inviting friends, or can be bought under My Credits. Both can be used at checkout.',
  friendHeading: 'What does a friend get when I invite them?',
  friendText:
    'Your friend gets {referral_percent}% off the first order. You get reward points once that order is delivered and both of you have confirmed your emails.',
  helpHeading: 'I need help',
  helpText:
    'Call or write to us: the phone number and the email address are at the foot of each page. Please keep your order number ready.',
});
