/** For `npx vite` in the root folder. */
export { default } from './web/vite.config.ts';
