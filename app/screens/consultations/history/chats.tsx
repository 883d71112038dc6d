import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { usePresence } from '#app/realtime/presence/use-presence.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card, PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Conversation } from '#workers/contract/consultations/consultations.ts'
import { chatsTexts } from './chats-text.ts'
import { ConversationFilters } from './conversation-filters.tsx'
import { ConversationList } from './conversation-list.tsx'
import { filterConversations, readConversationFilter } from './filter-conversations.ts'

export const meta = titled(() => chatsTexts[currentLanguage()].title)

/** /chat: the user's conversations, newest first, one per astrologer. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'list_own_as_user')
  const { consultations, astrologers } = args.context.services
  const [items, listed] = await Promise.all([consultations.conversations(viewer), astrologers.listAvailable({})])
  const talkedTo = new Set(items.map(({ other_id }) => other_id))
  const statuses = listed.filter(({ id }) => talkedTo.has(id)).map(({ id, status }) => ({ id, status }))
  const filter = readConversationFilter(new URL(args.request.url).searchParams)
  const named = filterConversations(items, { ...filter, unread: false })
  const counts = { all: named.length, unread: filterConversations(named, { unread: true, search: '' }).length }
  return { items: filterConversations(named, filter), any: items.length > 0, statuses, filter, counts }
}

/** With unread messages, opens the chat with the oldest of them. */
function pathOf({ other_id: astrologer, unread_session: unread }: Conversation): string {
  return `/chat/${astrologer}${unread ? `?session=${unread}` : ''}`
}

export default function Chats() {
  const text = useTexts(chatsTexts)
  const { items, any, statuses, filter, counts } = useLoaderData<typeof loader>()
  const statusOf = usePresence(statuses)
  const find = (
    <ButtonLink to="/astrologers" variant="primary">
      {text.find}
    </ButtonLink>
  )
  return (
    <>
      <PageHead title={text.title} action={any ? find : null}>
        {text.lead}
      </PageHead>
      {any ? <ConversationFilters filter={filter} counts={counts} /> : null}
      <Card>
        {items.length === 0 ? (
          any ? (
            <EmptyState title={text.none} action={<ButtonLink to="?">{text.showAll}</ButtonLink>}>
              {text.noneText}
            </EmptyState>
          ) : (
            <EmptyState title={text.empty} action={find}>
              {text.emptyText}
            </EmptyState>
          )
        ) : (
          <ConversationList items={items} to={pathOf} statusOf={statusOf} />
        )}
      </Card>
    </>
  )
}
