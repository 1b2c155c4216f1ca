import { PAGE_ANSWERS_ID } from '@smriti/shared/base/public-pages';

/** Functions that fetch a page. */
interface PageSources {
  /** Fetches the page; rejects without a connection, or without a response within a few seconds. */
  network: () => Promise<Response>;
  /** Returns the app shell that was installed with this release. */
  shell: () => Promise<Response | undefined>;
}

/**
 * Opens a page from the network. Without a connection or after server errors, opens the shell,
 * which shows cached data (docs/rules.md#offline-1).
 */
export async function fetchPageOrShell({ network, shell }: PageSources): Promise<Response> {
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

/** Marks a cached page, so that it refetches its data (docs/rules.md#offline-1). */
export async function markAsCached(page: Response): Promise<Response> {
  const { status, statusText } = page;
  const headers = new Headers(page.headers);
  // Both headers describe the original body.
  headers.delete('Content-Length');
  headers.delete('Content-Encoding');
  const id = `id="${PAGE_ANSWERS_ID}"`;
  const html = (await page.text()).replace(id, `${id} data-kept`);
  return new Response(html, { status, statusText, headers });
}

/**
 * Resolves to the result of `coming`.
 * @throws Error when it takes longer than `seconds`
 */
export async function withTimeout<T>(coming: Promise<T>, seconds: number): Promise<T> {
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
 * Whether the worker of a newer release may take over: the requesting page has that release, and
 * there is no other tab, which might need chunks of its own release (docs/rules.md#offline-3).
 * @param page client ID and script paths of the requesting page
 * @param entry path of the entry script of the worker's release
 * @param tabs client IDs of the open tabs
 */
export function canTakeOver(
  page: { id: string; scripts: readonly string[] },
  entry: string,
  tabs: readonly string[],
): boolean {
  return page.scripts.includes(entry) && tabs.every((id) => id === page.id);
}
