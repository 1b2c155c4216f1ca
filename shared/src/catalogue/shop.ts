/** The shop's name: memory. Besides here it stands in the web app's index.html alone. */
export const SHOP_NAME = 'Smriti';
