import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Endpoint } from '@smriti/shared/base/endpoint';
import * as z from 'zod/mini';

const FOLDER = resolve(import.meta.dirname, '../../../shared/src');

const endpointShape = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string().check(z.startsWith('/')),
  response: z.custom((value) => value instanceof z.ZodMiniType),
});

function isEndpoint(value: unknown): value is Endpoint {
  return endpointShape.safeParse(value).success;
}

/** Endpoints in a module's exports, also nested ones such as {list, byId} or {calls: {list}}. */
function endpointsIn(value: unknown, depth = 3): Endpoint[] {
  if (isEndpoint(value)) return [value];
  if (depth === 0 || typeof value !== 'object' || value === null) return [];
  if (value instanceof z.ZodMiniType) return [];
  return Object.values(value).flatMap((item) => endpointsIn(item, depth - 1));
}

/** All endpoints that the modules of shared/src export. */
export async function listEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  );
  const modules: unknown[] = await Promise.all(
    files.map((name) => import(/* @vite-ignore */ resolve(FOLDER, name)) as Promise<unknown>),
  );
  const found = modules.flatMap((module) => endpointsIn({ ...(module as object) }));
  const byName = new Map(
    found.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
  );
  return [...byName.values()];
}

/** The names of an endpoint's path parameters. */
export function pathParameterNames({ path }: Endpoint): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
}

/** Field names of the schema of a path, query or body. */
export function fieldNames(part: z.ZodMiniType | undefined): string[] {
  return part instanceof z.ZodMiniObject ? Object.keys(part.shape) : [];
}

/** Whether a schema refuses `value` for a field, regardless of the other fields. */
export function refusesFieldValue(
  part: z.ZodMiniType | undefined,
  field: string,
  value: unknown,
): boolean {
  const issues = part?.safeParse({ [field]: value }).error?.issues ?? [];
  return issues.some((issue) => issue.path[0] === field);
}

/** Maximum length in characters of a text that one request holds for every field. */
const MAX_SHORT_TEXT = 1000;
const isLong = (value: unknown) => typeof value === 'string' && value.length > MAX_SHORT_TEXT;

/**
 * Requests that the schema of a query or body refuses because of each of their fields: together they have
 * all fields, each with one of the values that it refuses. A long value has a request of its own.
 */
export function listRefusedInputs(
  part: z.ZodMiniType | undefined,
  values: readonly unknown[],
  turn: number,
): Record<string, unknown>[] {
  const short: Record<string, unknown> = {};
  const long: Record<string, unknown>[] = [];
  for (const [index, field] of fieldNames(part).entries()) {
    const refused = values.filter((value) => refusesFieldValue(part, field, value));
    if (refused.length === 0) throw new Error(`add a value that the field ${field} refuses`);
    const value = refused[(turn + index) % refused.length];
    if (isLong(value)) long.push({ [field]: value });
    else short[field] = value;
  }
  return [short, ...long].filter((input) => Object.keys(input).length > 0);
}

/** Names of the fields that a refusal's `details` list. */
export function listFailingFields(details: unknown): string[] {
  const failing = z.array(z.object({ field: z.string() })).parse(details);
  return failing.map(({ field }) => field.split('.')[0] ?? field);
}
