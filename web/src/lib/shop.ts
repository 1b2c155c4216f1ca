/** The shop's name: memory. It stands here and nowhere else. */
export const SHOP_NAME = 'Smriti';
