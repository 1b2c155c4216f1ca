import type { Deps } from './deps';
import type { TriggerDeps } from './trigger-deps';

/**
 * Loads the dependencies of a trigger. Triggers load them, like their services, on the first event, because
 * instances of the API import the files of all triggers, too.
 */
export async function loadTriggerDeps(): Promise<TriggerDeps> {
  return (await import('./trigger-deps')).createTriggerDeps();
}

/** Loads all dependencies of the API, for triggers that need its settings or the payment provider. */
export async function loadLiveDeps(): Promise<Deps> {
  return (await import('./live-deps')).createLiveDeps(process.env);
}
