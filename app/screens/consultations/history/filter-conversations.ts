// Filters conversations by the URL: those with unread messages, and those with a name.
import type { Conversation } from '#workers/contract/consultations/consultations.ts'

export type ConversationFilter = { unread: boolean; search: string }

export function readConversationFilter(params: URLSearchParams): ConversationFilter {
  return { unread: params.get('show') === 'unread', search: (params.get('search') ?? '').trim().slice(0, 80) }
}

/** The URL of a filter, such as "?show=unread&search=meera". */
export function conversationsAddress({ unread, search }: ConversationFilter): string {
  return `?${new URLSearchParams({ ...(unread ? { show: 'unread' } : {}), ...(search ? { search } : {}) })}`
}

/** Matches the start of any word of the name, case-insensitive. */
export function filterConversations<Each extends Pick<Conversation, 'unread' | 'other_name'>>(
  items: readonly Each[],
  { unread, search }: ConversationFilter,
): Each[] {
  const wanted = search.toLocaleLowerCase()
  const fits = (name: string) => {
    const lower = name.toLocaleLowerCase()
    return lower.startsWith(wanted) || lower.split(/\s+/).some((word) => word.startsWith(wanted))
  }
  return items.filter((item) => (!unread || item.unread > 0) && fits(item.other_name))
}
