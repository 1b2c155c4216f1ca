/** Photos and their bytes. */
export interface Usage {
  photos: number;
  bytes: number;
}

/** What the API lets an owner upload: the size in bytes of each photo, by its id. */
export type Grants = Readonly<Record<string, number>>;

/** Who uploads: anybody can be a guest, so that little is lent to one. */
export type UploaderKind = 'guest' | 'customer';

const GIBIBYTE = 1024 ** 3;
/** The most that somebody may keep; of a customer's photos those that orders need do not count. */
export const QUOTAS: Readonly<Record<UploaderKind, Usage>> = {
  guest: { photos: 500, bytes: 2 * GIBIBYTE },
  customer: { photos: 5000, bytes: 50 * GIBIBYTE },
};
/** The most files of one ticket. */
export const MAX_GRANTS = 500;
/** For how long a ticket is good. */
const TICKET_MILLISECONDS = 2 * 60 * 60 * 1000;

/** When a ticket that is written now ends. */
export function ticketEnd(now: Date): Date {
  return new Date(now.getTime() + TICKET_MILLISECONDS);
}

/** What a ticket still lets in: nothing once it has ended, so that what is unused is free again. */
export function openGrants(
  ticket: { expires_at: string; files: Grants } | null,
  now: Date,
): Grants {
  return ticket && new Date(ticket.expires_at) > now ? ticket.files : {};
}

/** `grants` without those of `ids`. */
export function without(grants: Grants, ids: ReadonlySet<string>): Grants {
  return Object.fromEntries(Object.entries(grants).filter(([id]) => !ids.has(id)));
}

export function usageOf(grants: Grants): Usage {
  const sizes = Object.values(grants);
  return { photos: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

export function plus(one: Usage, other: Usage): Usage {
  return { photos: one.photos + other.photos, bytes: one.bytes + other.bytes };
}

export function minus(one: Usage, other: Usage): Usage {
  return { photos: one.photos - other.photos, bytes: one.bytes - other.bytes };
}

export function isWithin({ photos, bytes }: Usage, quota: Usage): boolean {
  return photos <= quota.photos && bytes <= quota.bytes;
}
