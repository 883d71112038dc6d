import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { readSessionFilters } from './sessions-filters.ts'
import { SessionsPage } from './sessions-page.tsx'
import { sessionsText as text } from './sessions-text.ts'

export const meta = titled(text.chats.title)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'list_own_as_astrologer')
  const { query, filters } = readSessionFilters(new URL(args.request.url).searchParams)
  const sessions = await args.context.services.consultations.sessions({
    ...{ viewer, ...query },
    kind: 'chat',
  })
  return { sessions, filters }
}

export default function AstrologerChats() {
  return <SessionsPage of="chats" {...useLoaderData<typeof loader>()} />
}
