import * as z from 'zod/mini';
import { text } from '../base/fields';

/**
 * The texts of a catalogue record in Hindi. Each may be missing, and the whole of them; the English
 * one stands in its place then.
 */

/** The fields of records that are texts for customers. */
export const HINDI_FIELDS = ['name', 'title', 'description', 'subtitle', 'hours'] as const;
export type HindiField = (typeof HINDI_FIELDS)[number];
export type HindiTexts = { [F in HindiField]?: string | undefined };

const one = z.optional(z.string());

/** `hi` of a record with a name, with or without a description. */
export const namedInHindi = z.optional(z.object({ name: one, description: one }));
/** `hi` of a product; lists leave the description out. */
export const productInHindi = z.optional(z.object({ title: one, description: one }));
export const bannerInHindi = z.optional(z.object({ title: one, subtitle: one }));
export const contactInHindi = z.optional(z.object({ hours: one }));

/** A field of a form beside the English one of the same length; '' for nothing. */
export const inHindi = (max: number) => z._default(text(max), '');
