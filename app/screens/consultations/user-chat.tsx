import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect, redirectDocument } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { guard } from '#app/shell/guard.ts'
import { orNotFound } from '#app/shell/not-found.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { MIN_REVIEW_SECONDS } from '#workers/contract/limits.ts'
import { chatText as text } from './chat-messages.ts'
import { ChatRoom } from './chat-room.tsx'
import { pageOf } from './load-call.ts'

export const handle = { bare: true }

/**
 * /chat/{astrologerId}: the live session, else the last transcript with a way to ask again (PRODUCT 5); an older one by
 * ?session=.
 */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'user')
  const { services } = args.context
  const astrologerId = args.params.astrologerId ?? ''
  const asked = new URL(args.request.url).searchParams.get('session')
  const session = asked
    ? await orNotFound(() => services.consultations.read(viewer, asked))
    : await services.consultations.newestWith(viewer, astrologerId)
  if (session && session.astrologer.id !== astrologerId)
    throw redirect(`/chat/${session.astrologer.id}?session=${asked}`)
  if (!session) {
    if (await services.astrologers.find(astrologerId)) throw redirect(`/astrologer/${astrologerId}`)
    throw new Response('There is no conversation here.', { status: 404 })
  }
  // The live session may be a call.
  if (session.kind !== 'chat' && session.state !== 'ended') throw redirectDocument(pageOf(session, 'user'))
  const [transcript, birth] = await Promise.all([
    services.consultations.transcript(viewer, session.session_id),
    services.consultations.birth(viewer, session.session_id),
  ])
  return { session, transcript, birth }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? text.title(data.session.astrologer.full_name) : text.conversation },
]

export default function UserChat() {
  const { session, transcript, birth } = useLoaderData<typeof loader>()
  return (
    <ChatRoom
      key={session.session_id}
      session={session}
      transcript={transcript}
      side="user"
      back="/chat"
      birth={birth}
      after={
        <>
          <p className="muted">{text.history}</p>
          {session.billable_seconds >= MIN_REVIEW_SECONDS ? (
            <ButtonLink to={`/receipts/${session.session_id}#rate`} size="sm">
              {text.rate}
            </ButtonLink>
          ) : null}
          <ButtonLink to={`/astrologer/${session.astrologer.id}`} size="sm" variant="quiet">
            {text.again}
          </ButtonLink>
        </>
      }
    />
  )
}
