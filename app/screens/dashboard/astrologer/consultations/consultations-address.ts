// The filters of calls and chats in their address. Loads no schema.
export const FILTER_NAMES = ['kind', 'status', 'from', 'to', 'search', 'client', 'after'] as const
export type ConsultationFilters = Partial<Record<(typeof FILTER_NAMES)[number], string>>

/** The address of the same filters, with another page or none. */
export function addressOf({ after: _, ...filters }: ConsultationFilters, after?: string): string {
  return `?${new URLSearchParams({ ...filters, ...(after ? { after } : {}) })}`
}
