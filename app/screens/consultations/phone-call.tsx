// /phone-call/{sessionId}: a call by phone, for both of its parties; and a web call that the astrologer took by phone.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirectDocument } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { guard } from '#app/shell/guard.ts'
import { orNotFound } from '#app/shell/not-found.ts'
import { PhoneRoom } from './phone-room.tsx'
import { phoneText as text } from './phone-words.ts'
import { pageOf } from './session-page.ts'

export const handle = { bare: true }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'user', 'astrologer')
  const { consultations } = args.context.services
  const id = args.params.sessionId ?? ''
  const found = await orNotFound(async () => ({
    session: await consultations.read(viewer, id),
    transcript: await consultations.transcript(viewer, id),
    birth: await consultations.birth(viewer, id),
    feedbackGiven: await consultations.feedbackGiven(viewer, id),
  }))
  const side = viewer.role === 'user' ? ('user' as const) : ('astrologer' as const)
  const { kind } = found.session
  // Whether an astrologer took a web call by phone, the room tells the page.
  if (kind === 'chat' || (kind === 'web-call' && side === 'user')) throw redirectDocument(pageOf(found.session, side))
  return { ...found, side }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: data
      ? text.title(data.side === 'user' ? data.session.astrologer.full_name : data.session.user.full_name)
      : text.conversation,
  },
]

export default function PhoneCall() {
  const { session, side, ...rest } = useLoaderData<typeof loader>()
  return (
    <PhoneRoom
      key={session.session_id}
      session={session}
      side={side}
      back={side === 'user' ? '/astrologers' : '/dashboard/astrologer/dashboard'}
      {...rest}
    />
  )
}
