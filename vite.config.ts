/** Lets `npx vite` run in the root folder. */
export { default } from './web/vite.config.ts';
