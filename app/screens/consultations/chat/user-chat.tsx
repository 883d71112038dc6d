import { type LoaderFunctionArgs, type MetaFunction, redirect, redirectDocument } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { pageOf } from '#app/screens/consultations/call/load-call.ts'
import { EndedRating } from '#app/screens/consultations/receipt/ended-rating.tsx'
import { missingPageTexts } from '#app/shell/errors/missing-page-text.ts'
import { orThrowNotFound } from '#app/shell/errors/not-found.ts'
import { orNothing } from '#app/shell/errors/or-nothing.ts'
import { guard } from '#app/shell/guard.ts'
import { pageTitle } from '#app/shell/page-title.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { ChatRoom } from './chat-room.tsx'
import { chatTexts } from './chat-text.ts'

export const handle = { bare: true }

/**
 * /chat/{astrologerId}: the live consultation, else the last transcript with a button for a new one; ?session= selects
 * an older one.
 */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'list_own_as_user')
  const { services } = args.context
  const astrologerId = args.params.astrologerId ?? ''
  const asked = new URL(args.request.url).searchParams.get('session')
  const consultation = asked
    ? await orThrowNotFound(() => services.consultations.read({ viewer, id: asked }))
    : await services.consultations.newestWith({ viewer, astrologerId })
  if (consultation && consultation.astrologer.id !== astrologerId)
    throw redirect(`/chat/${consultation.astrologer.id}?session=${asked}`)
  if (!consultation) {
    if (await services.astrologers.find(astrologerId)) throw redirect(`/astrologer/${astrologerId}`)
    throw new Response(missingPageTexts[currentLanguage()].conversation, { status: 404 })
  }
  // The live consultation may be a call.
  if (consultation.kind !== 'chat' && consultation.state !== 'ended')
    throw redirectDocument(pageOf(consultation, 'user'))
  const [transcript, birth, points, review] = await Promise.all([
    services.consultations.transcript({ viewer, id: consultation.session_id }),
    services.consultations.birth({ viewer, id: consultation.session_id }),
    services.consultations.points({ viewer, id: consultation.session_id }),
    orNothing(args.context, {
      part: 'review',
      read: () => services.consultations.readReview({ viewer, id: consultation.session_id }),
      fallback: null,
    }),
  ])
  return { consultation, transcript, birth, points, review }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const text = chatTexts[currentLanguage()]
  return [
    {
      title: pageTitle(
        data ? text.title(isolatedName(data.consultation.astrologer.full_name)) : text.conversation,
        matches,
      ),
    },
  ]
}

export default function UserChat() {
  const text = useTexts(chatTexts)
  const { consultation, transcript, birth, points, review } = useLoaderData<typeof loader>()
  return (
    <ChatRoom
      key={consultation.session_id}
      consultation={consultation}
      transcript={transcript}
      side="user"
      back="/chat"
      birth={birth}
      points={points}
      after={({ rateable, started }) => (
        <>
          <EndedRating
            consultationId={consultation.session_id}
            name={consultation.astrologer.full_name}
            review={review}
            rateable={rateable}
            className="mx-auto mb-4 max-w-110 text-left"
          />
          {consultation.transcript_deleted_at === null ? <p className="text-muted">{text.history}</p> : null}
          <ButtonLink to={`/astrologer/${consultation.astrologer.id}#start`} size="sm" className="mx-1 mt-2">
            {text.again}
          </ButtonLink>
          {started ? (
            <ButtonLink to={`/dashboard/user/readings/${consultation.session_id}`} size="sm" className="mx-1 mt-2">
              {text.reading}
            </ButtonLink>
          ) : null}
          <ButtonLink to="/chat" size="sm" variant="quiet" className="mx-1 mt-2">
            {text.all}
          </ButtonLink>
        </>
      )}
    />
  )
}
