import { PAGE_ANSWERS_ID } from '@smriti/shared/base/public-pages';

/** What opens a page. */
interface PageSources {
  /** Rejects when there is no connection, or none within a few seconds. */
  network: () => Promise<Response>;
  /** The app as this release was installed. */
  shell: () => Promise<Response | undefined>;
}

/**
 * Opens a page from the network. Where that cannot be had, or the server is in trouble, the shell
 * opens, which shows what was seen before (docs/rules.md#offline-1).
 */
export async function openPage({ network, shell }: PageSources): Promise<Response> {
  let answer: Response;
  try {
    answer = await network();
  } catch (error) {
    const kept = await shell();
    if (!kept) throw error;
    return kept;
  }
  return answer.status >= 500 ? ((await shell()) ?? answer) : answer;
}

/** Marks a page that was seen before: it asks for its answers again (docs/rules.md#offline-1). */
export async function markedAsKept(page: Response): Promise<Response> {
  const { status, statusText } = page;
  const headers = new Headers(page.headers);
  // They are of the page as it came.
  headers.delete('Content-Length');
  headers.delete('Content-Encoding');
  const id = `id="${PAGE_ANSWERS_ID}"`;
  const html = (await page.text()).replace(id, `${id} data-kept`);
  return new Response(html, { status, statusText, headers });
}

/** @throws Error when it has not come by then */
export async function inTime<T>(coming: Promise<T>, seconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came in ${seconds} s`)), seconds * 1000);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether the worker of a newer release may take over: a page of that very release asks, and no other tab
 * is open, which might need chunks of the release that it runs (docs/rules.md#offline-3).
 * @param scripts the paths of the scripts that the page asking has
 * @param entry the script that every page of the worker's release begins with
 */
export function mayTakeOver(scripts: readonly string[], entry: string, openTabs: number): boolean {
  return openTabs <= 1 && scripts.includes(entry);
}
