/** The shop's name: memory. Besides here it stands in index.html alone. */
export const SHOP_NAME = 'Smriti';
