// The filters of calls and chats in the URL. Separate, so that it loads no schema.
export const FILTER_NAMES = ['kind', 'status', 'from', 'to', 'search', 'client', 'after'] as const
export type ConsultationFilters = Partial<Record<(typeof FILTER_NAMES)[number], string>>

/** The URL with these filters for another page, or the first one. */
export function addressOf({ after: _, ...filters }: ConsultationFilters, after?: string): string {
  return `?${new URLSearchParams({ ...filters, ...(after ? { after } : {}) })}`
}
