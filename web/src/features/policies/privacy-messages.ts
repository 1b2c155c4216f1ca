import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of /privacy: stored data, access, and sharing with third parties. */
export const privacyMessages = messageCatalogue('privacyPolicy', {
  heading: 'Privacy',
  intro: 'What we keep about you, why, and who can see it.',
  accountHeading: 'Your account',
  accountText:
    'We keep your name, email, and what you choose to add: phone, date of birth and a picture. Passwords are kept by Google’s sign-in service, Firebase Authentication; we never see or store them. When you sign in with Google we get your name, email and picture from there.',
  photosHeading: 'Your photographs',
  photosText:
    'Your photographs are used to make your album and for nothing else. Besides you, we show them only to the people who review designs, while the album is in review, to those who print what you have paid for, and to those who run the shop.\nWhen you make a link to your book, everybody who has the link sees its photographs, until it ends after 30 days or you end it.\nThe smaller copies that our pages show carry no place or camera data, nor do the files that are printed or given to those who print; only the copy of your data that you download has your photographs as you uploaded them.\nTo arrange your book we note when each photograph was taken, as the camera says, how sharp and light it is, which parts of it matter, how alike others it is, and where there are faces, so that none is cut. Nobody is recognised, and these notes go with the photograph.\nPhotographs in full size are deleted {originals_months} months after the last delivery of what they were printed in, or after its order was cancelled; we write to you {originals_notice_days} days before, and the smaller copies stay in your account. Photographs that no album uses are deleted after seven days, also those of an album that you delete.\nA design that you begin without signing in is deleted when you have not used it for 30 days.',
  sharedHeading: 'Books that were shared with you',
  sharedText:
    'When you leave a heart or a note in somebody’s book, we keep it with the name that you give. Everybody who has the link sees what you noted; the owner of the book sees your name too. It is kept until 90 days after the link expires, or until the album is deleted. Your browser keeps a random number, so that a second heart of yours counts once.',
  addressesHeading: 'Your addresses and orders',
  addressesText:
    'We keep the addresses that you save, and copy the one that you choose into your order. Those who review designs see neither addresses nor payments. Orders that were placed, payments and invoices are kept for 8 years, as tax law requires; when your account is deleted they lose your name and address after that time, and orders that were never placed lose them at once.',
  paymentsHeading: 'Payments',
  paymentsText:
    'Card numbers go from your browser to the payment company and never to us. We keep the amount, the method, the state and a reference of each payment.',
  mapsHeading: 'The map',
  mapsText:
    'The address form loads Google Maps once you open the map there. Google is told what you type into the search and which point you choose on the map. You can type the address by hand instead.',
  storageHeading: 'Where it is kept',
  storageText:
    'On Google’s Firebase: photographs, addresses and orders in its Mumbai data centres. Your browser keeps your sign-in so that you need not log in on each page. There are no advertisements, no trackers and no cookies of ours.',
  rightsHeading: 'Your rights',
  rightsText:
    'You can see and change your information in your account and delete addresses and designs there.\nUnder Account Information you can download a copy of everything, and delete your account: you cannot log in from then on; your photographs, designs, addresses, our emails to you and what you wrote about your orders are gone within 24 hours; ratings that you gave stay without your name.\nHearts and notes that you left in other people’s books are not tied to your account and stay with those books.\nWhat is deleted is gone from our backups after 14 more days.\n[Name and contact of the grievance officer, as the law requires.]',
});
