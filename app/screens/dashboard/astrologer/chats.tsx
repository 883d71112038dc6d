import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { ConversationList } from '#app/screens/consultations/conversation-list.tsx'
import { guard } from '#app/shell/guard.ts'
import { Card, PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

const text = {
  title: 'Chats',
  lead: 'Transcripts stay readable after a session.',
  empty: 'No chat yet',
  emptyText: 'When you are online and a client asks for a chat, it appears here.',
} as const

export const meta: MetaFunction = () => [{ title: text.title }]

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'list_own_as_astrologer')
  const { results } = await args.context.services.consultations.history(viewer)
  return {
    items: results.filter(({ kind, started_at, status }) => kind === 'chat' && (started_at || status !== 'ended')),
  }
}

export default function AstrologerChats() {
  const { items } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={text.title}>{text.lead}</PageHead>
      <Card>
        {items.length === 0 ? (
          <EmptyState title={text.empty}>{text.emptyText}</EmptyState>
        ) : (
          <ConversationList items={items} to={({ session_id }) => `/dashboard/astrologer/chat/${session_id}`} />
        )}
      </Card>
    </>
  )
}
