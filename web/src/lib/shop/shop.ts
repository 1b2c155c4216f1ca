export { SHOP_NAME } from '@smriti/shared/catalogue/shop';
