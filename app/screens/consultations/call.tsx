// /call/{sessionId}: the web call, for both of its parties.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirectDocument } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { guard } from '#app/shell/guard.ts'
import { orNotFound } from '#app/shell/not-found.ts'
import { CallRoom } from './call-room.tsx'
import { callText as text } from './call-text.ts'
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
  if (found.session.kind !== 'web-call') throw redirectDocument(pageOf(found.session, side))
  return { ...found, side }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: data
      ? text.title(data.side === 'user' ? data.session.astrologer.full_name : data.session.user.full_name)
      : text.conversation,
  },
]

export default function Call() {
  const { session, transcript, side, birth, feedbackGiven } = useLoaderData<typeof loader>()
  return (
    <CallRoom
      key={session.session_id}
      session={session}
      transcript={transcript}
      side={side}
      birth={birth}
      feedbackGiven={feedbackGiven}
      back={side === 'user' ? '/astrologers' : '/dashboard/astrologer/dashboard'}
    />
  )
}
