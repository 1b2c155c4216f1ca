import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@smriti/shared/base/public-pages';
import * as z from 'zod/mini';
import { deployedFile } from './asset-file';
import type { Config } from './parameters/config';

const pageFiles = z.strictObject({
  /** The plain page of the web app, as Hosting has it too. */
  template: z.string().check(z.minLength(1)),
  /** What Hosting sends with its pages, the content security policy above all. */
  headers: z.record(z.string(), z.string()),
  /** The same for first screenfuls, with its styles in it and without scripts. */
  filled: z.string().check(z.minLength(1)),
  /** What each public page has in its head besides, by its path. */
  heads: z.record(z.string(), z.string()),
});
export type PageFiles = z.infer<typeof pageFiles>;

const renderer = z.object({
  renderPage: z.custom<PageRenderer['renderPage']>((made) => typeof made === 'function'),
});

/** The folder of the web app's build that this project's pages are made with. */
const folderOf = ({ isEmulator, projectId }: Config) => (isEmulator ? projectId : 'release');

/** What the build of the web app left for the functions (tools/public-pages.ts). @throws without it. */
export function readPageFiles(config: Config): PageFiles {
  const file = deployedFile('pages', folderOf(config), 'page.json');
  return pageFiles.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Loads what makes pages: half a second that no other request waits for. */
export async function loadPageRenderer(config: Config): Promise<PageRenderer> {
  const file = deployedFile('pages', folderOf(config), 'server', 'server.js');
  return renderer.parse(await import(pathToFileURL(file).href));
}
