import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { usePresence } from '#app/live/use-presence.ts'
import { guard } from '#app/shell/guard.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card, PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { HistoryItem } from '#workers/contract/consultations.ts'
import { chatsText as text } from './chats-text.ts'
import { ConversationList } from './conversation-list.tsx'

export const meta: MetaFunction = () => [{ title: text.title }]

/** /chat: the user's conversations, newest first, one for each astrologer. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'list_own_as_user')
  const { consultations, astrologers } = args.context.services
  const [{ results }, listed] = await Promise.all([consultations.history(viewer), astrologers.listAvailable({})])
  const newest = new Map<string, HistoryItem>()
  for (const item of results) if (item.kind === 'chat' && !newest.has(item.other_id)) newest.set(item.other_id, item)
  const statuses = listed.filter(({ id }) => newest.has(id)).map(({ id, status }) => ({ id, status }))
  return { items: [...newest.values()], statuses }
}

export default function Chats() {
  const { items, statuses } = useLoaderData<typeof loader>()
  const statusOf = usePresence(statuses)
  const find = (
    <ButtonLink to="/astrologers" variant="primary">
      {text.find}
    </ButtonLink>
  )
  return (
    <>
      <PageHead title={text.title} action={items.length > 0 ? find : null}>
        {text.lead}
      </PageHead>
      <Card>
        {items.length === 0 ? (
          <EmptyState title={text.empty} action={find}>
            {text.emptyText}
          </EmptyState>
        ) : (
          <ConversationList items={items} to={({ other_id }) => `/chat/${other_id}`} statusOf={statusOf} />
        )}
      </Card>
    </>
  )
}
