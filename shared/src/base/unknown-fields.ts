import * as z from 'zod/mini';
import { isSameValue } from './same-value';

/**
 * Derives schemas that keep or drop fields they do not name, at every depth. They treat all named fields
 * alike, so their types stay the same: fields outside the schema are invisible to the compiler.
 */

type Schema = z.core.$ZodType;
/** Treatment of fields that no schema names. */
type Fate = 'kept' | 'dropped';

const ANYTHING = z.unknown();

/**
 * A copy of the schema with other parts; the schema itself if the parts are the same. Default getters are
 * copied as getters.
 */
function withParts<S extends Schema>(schema: S, parts: Record<string, unknown>): S {
  const { def } = schema._zod;
  const isSame = Object.entries(parts).every(([name, part]) => Reflect.get(def, name) === part);
  if (isSame) return schema;
  const kept = Object.getOwnPropertyDescriptors(def);
  const given = Object.getOwnPropertyDescriptors(parts);
  return z.clone(schema, Object.defineProperties({ ...def }, { ...kept, ...given }));
}

function deriveSchemas(schemas: readonly Schema[], fate: Fate): readonly Schema[] {
  const made = schemas.map((schema) => deriveSchema(schema, fate));
  return made.every((one, index) => one === schemas[index]) ? schemas : made;
}

/** The schema for fields that are not named; undefined drops them. */
function catchallFor({ catchall }: z.core.$ZodObjectDef, fate: Fate): Schema | undefined {
  const isLoose = catchall instanceof z.core.$ZodUnknown;
  if (fate === 'kept') return isLoose ? catchall : ANYTHING;
  return isLoose || catchall instanceof z.core.$ZodNever ? undefined : catchall;
}

function deriveObjectSchema<S extends z.core.$ZodObject>(schema: S, fate: Fate): S {
  const { def } = schema._zod;
  const names = Object.keys(def.shape);
  const fields = names.flatMap((name) => def.shape[name] ?? []);
  const made = deriveSchemas(fields, fate);
  const remadeShape = () => Object.fromEntries(names.map((name, index) => [name, made[index]]));
  const shape = made === fields ? def.shape : remadeShape();
  return withParts(schema, { shape, catchall: catchallFor(def, fate) });
}

function deriveSchema<S extends Schema>(schema: S, fate: Fate): S {
  const within = (part: Schema) => deriveSchema(part, fate);
  if (schema instanceof z.core.$ZodObject) return deriveObjectSchema(schema, fate);
  if (schema instanceof z.core.$ZodArray) {
    return withParts(schema, { element: within(schema._zod.def.element) });
  }
  if (schema instanceof z.core.$ZodRecord) {
    return withParts(schema, { valueType: within(schema._zod.def.valueType) });
  }
  if (schema instanceof z.core.$ZodUnion) {
    return withParts(schema, { options: deriveSchemas(schema._zod.def.options, fate) });
  }
  if (schema instanceof z.core.$ZodPipe) {
    const { in: input, out } = schema._zod.def;
    return withParts(schema, { in: within(input), out: within(out) });
  }
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodReadonly
  ) {
    return withParts(schema, { innerType: within(schema._zod.def.innerType) });
  }
  return schema;
}

/** Caches the derived schema of each schema, because contracts are used in every response. */
function createSchemaDerivation(fate: Fate) {
  const known = new WeakMap<Schema, Schema>();
  return <S extends Schema>(schema: S): S => {
    const made = known.get(schema) ?? deriveSchema(schema, fate);
    known.set(schema, made);
    // the cached schema was derived from this one and has its type
    return made as S;
  };
}

/**
 * A schema that keeps unknown fields, at any depth: data stored by a newer build is neither refused nor lost
 * when this build changes the record (docs/rules.md#api-10).
 */
export const keepUnknownFields = createSchemaDerivation('kept');

/** A schema that removes unknown fields, at any depth, for output to clients. */
export const stripUnknownFields = createSchemaDerivation('dropped');

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema inside a wrapper such as optional or pipe; null when the schema is not a wrapper. */
function innerOf(schema: Schema): Schema | null {
  if (schema instanceof z.core.$ZodPipe) {
    const { in: input, out } = schema._zod.def;
    return out instanceof z.core.$ZodTransform ? input : out;
  }
  const isWrapped =
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodReadonly;
  return isWrapped ? schema._zod.def.innerType : null;
}

function restoreInObject({ _zod }: z.core.$ZodObject, before: unknown, after: unknown): unknown {
  if (!isPlainObject(before) || !isPlainObject(after)) return after;
  const { shape } = _zod.def;
  const unknown = Object.entries(before).filter(([name]) => !Object.hasOwn(shape, name));
  const named = Object.entries(shape).flatMap(([name, field]) =>
    Object.hasOwn(after, name)
      ? [[name, restoreIn(field, before[name], after[name])] as const]
      : [],
  );
  return { ...Object.fromEntries(unknown), ...after, ...Object.fromEntries(named) };
}

/** Matches elements by their id; elements without one by equal known fields, or else by position. */
function restoreInList({ _zod }: z.core.$ZodArray, before: unknown, after: unknown): unknown {
  if (!Array.isArray(before) || !Array.isArray(after) || !before.some(isPlainObject)) return after;
  const { element } = _zod.def;
  const strict = stripUnknownFields(element);
  const known: unknown[] = before.map((one: unknown) => z.safeParse(strict, one).data);
  const earlier = (one: unknown, place: number): unknown => {
    const id = isPlainObject(one) ? one['id'] : undefined;
    if (id !== undefined) return before.find((other) => isPlainObject(other) && other['id'] === id);
    const same = known.findIndex((other) => isSameValue(other, one));
    return before[same < 0 && before.length === after.length ? place : same];
  };
  return after.map((one: unknown, place) => restoreIn(element, earlier(one, place), one));
}

function restoreIn(schema: Schema, before: unknown, after: unknown): unknown {
  const inner = innerOf(schema);
  if (inner) return restoreIn(inner, before, after);
  if (schema instanceof z.core.$ZodObject) return restoreInObject(schema, before, after);
  if (schema instanceof z.core.$ZodArray) return restoreInList(schema, before, after);
  if (schema instanceof z.core.$ZodRecord && isPlainObject(before) && isPlainObject(after)) {
    const { valueType } = schema._zod.def;
    const entries = Object.entries(after).map(([key, value]) => [
      key,
      Object.hasOwn(before, key) ? restoreIn(valueType, before[key], value) : value,
    ]);
    return Object.fromEntries(entries);
  }
  if (schema instanceof z.core.$ZodUnion) {
    const reads = (option: Schema) =>
      [before, after].every((one) => z.safeParse(keepUnknownFields(option), one).success);
    const option = schema._zod.def.options.find(reads);
    return option ? restoreIn(option, before, after) : after;
  }
  return after;
}

/**
 * A changed record without unknown fields, completed with the unknown fields that it had before, at any depth
 * (docs/rules.md#api-10). Unknown fields of a removed part are removed with it.
 */
export function mergeUnknownFields<S extends Schema>(
  schema: S,
  before: unknown,
  after: z.output<S>,
): z.output<S> {
  // named fields are all present, and unknown fields are not part of the type
  return restoreIn(schema, before, after) as z.output<S>;
}
