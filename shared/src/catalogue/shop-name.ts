/** Name of the shop ('memory' in Hindi). The only other place with it is the web app's index.html. */
export const SHOP_NAME = 'Smriti';
