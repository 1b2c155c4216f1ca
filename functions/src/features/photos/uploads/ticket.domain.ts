/** Number of photos and their total size in bytes. */
export interface StorageUsage {
  photos: number;
  bytes: number;
}

/** Uploads granted to an owner: size in bytes by photo id. */
export type UploadGrants = Readonly<Record<string, number>>;

/** Kind of uploader. Anybody can become a guest, so guests have a small quota. */
export type UploaderKind = 'guest' | 'customer';

const GIBIBYTE = 1024 ** 3;
/** Storage quota by kind of uploader; a customer's photos in placed orders do not count. */
export const STORAGE_QUOTAS: Readonly<Record<UploaderKind, StorageUsage>> = {
  guest: { photos: 500, bytes: 2 * GIBIBYTE },
  customer: { photos: 5000, bytes: 50 * GIBIBYTE },
};
/** Maximum number of files per ticket. */
export const MAX_GRANTS = 500;
/** Lifetime of a ticket in ms. */
const TICKET_MILLISECONDS = 2 * 60 * 60 * 1000;

/** Expiry of a ticket written now. */
export function ticketExpiry(now: Date): Date {
  return new Date(now.getTime() + TICKET_MILLISECONDS);
}

/** Grants of a ticket that are still valid; none once it has expired, which frees the unused ones. */
export function validGrants(
  ticket: { expires_at: string; files: UploadGrants } | null,
  now: Date,
): UploadGrants {
  return ticket && new Date(ticket.expires_at) > now ? ticket.files : {};
}

/** The grants except those of `ids`. */
export function omitGrants(grants: UploadGrants, ids: ReadonlySet<string>): UploadGrants {
  return Object.fromEntries(Object.entries(grants).filter(([id]) => !ids.has(id)));
}

export function grantsUsage(grants: UploadGrants): StorageUsage {
  const sizes = Object.values(grants);
  return { photos: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

export function addUsage(one: StorageUsage, other: StorageUsage): StorageUsage {
  return { photos: one.photos + other.photos, bytes: one.bytes + other.bytes };
}

export function subtractUsage(one: StorageUsage, other: StorageUsage): StorageUsage {
  return { photos: one.photos - other.photos, bytes: one.bytes - other.bytes };
}

export function isWithinQuota({ photos, bytes }: StorageUsage, quota: StorageUsage): boolean {
  return photos <= quota.photos && bytes <= quota.bytes;
}
