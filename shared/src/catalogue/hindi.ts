import * as z from 'zod/mini';
import { boundedText } from '../base/fields';

/**
 * Hindi texts of a catalogue record. Each text, and `hi` as a whole, may be missing; the English text is used
 * instead.
 */

/** Record fields with texts for customers. */
export const HINDI_FIELDS = ['name', 'title', 'description', 'subtitle', 'hours'] as const;
export type HindiField = (typeof HINDI_FIELDS)[number];
export type HindiTexts = { [F in HindiField]?: string | undefined };

const one = z.optional(z.string());

/** `hi` of a record with a name and an optional description. */
export const hindiNameSchema = z.optional(z.object({ name: one, description: one }));
/** `hi` of a product; lists omit the description. */
export const hindiProductSchema = z.optional(z.object({ title: one, description: one }));
export const hindiBannerSchema = z.optional(z.object({ title: one, subtitle: one }));
export const hindiContactSchema = z.optional(z.object({ hours: one }));

/** A form field for the Hindi text, as long as the English one; '' if none. */
export const hindiField = (max: number) => z._default(boundedText(max), '');
