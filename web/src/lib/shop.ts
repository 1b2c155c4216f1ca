export { SHOP_NAME } from '@smriti/shared/shop';
