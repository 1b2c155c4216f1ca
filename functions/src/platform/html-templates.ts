import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@smriti/shared/base/public-pages';
import * as z from 'zod/mini';
import { deployedFilePath } from './asset-file-path';
import type { Config } from './parameters/config';

const htmlTemplates = z.strictObject({
  /** The static page of the web app, the same as on Hosting. */
  template: z.string().check(z.minLength(1)),
  /** Headers Hosting sends with pages, most importantly the content security policy. */
  headers: z.record(z.string(), z.string()),
  /** The page for server-rendered content: with inline styles, without scripts. */
  filled: z.string().check(z.minLength(1)),
  /** Extra head elements of each public page, by path. */
  heads: z.record(z.string(), z.string()),
});
export type HtmlTemplates = z.infer<typeof htmlTemplates>;

const renderer = z.object({
  renderPage: z.custom<PageRenderer['renderPage']>((made) => typeof made === 'function'),
});

/** Folder of the web app's build for this project. */
const folderOf = ({ isEmulator, projectId }: Config) => (isEmulator ? projectId : 'release');

/** Reads the templates that the web build wrote for the functions (tools/release/build/public-pages.ts). @throws when missing. */
export function readHtmlTemplates(config: Config): HtmlTemplates {
  const file = deployedFilePath('pages', folderOf(config), 'page.json');
  return htmlTemplates.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Loads the page renderer lazily: it takes half a second that other requests should not spend. */
export async function loadPageRenderer(config: Config): Promise<PageRenderer> {
  const file = deployedFilePath('pages', folderOf(config), 'server', 'server.js');
  return renderer.parse(await import(pathToFileURL(file).href));
}
