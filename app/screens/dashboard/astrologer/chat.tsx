import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { ChatRoom } from '#app/screens/consultations/chat/chat-room.tsx'
import { chatTexts } from '#app/screens/consultations/chat/chat-text.ts'
import { RoomReading } from '#app/screens/consultations/room/room-parts.tsx'
import { orThrowNotFound } from '#app/shell/errors/not-found.ts'
import { guard } from '#app/shell/guard.ts'
import { pageTitle } from '#app/shell/page-title.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'

export const handle = { bare: true }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'list_own_as_astrologer')
  const { consultations } = args.context.services
  const id = args.params.consultationId ?? ''
  return orThrowNotFound(async () => ({
    consultation: await consultations.read({ viewer, id }),
    transcript: await consultations.transcript({ viewer, id }),
    birth: await consultations.birth({ viewer, id }),
    points: await consultations.points({ viewer, id }),
  }))
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const text = chatTexts[currentLanguage()]
  return [
    {
      title: pageTitle(data ? text.title(isolatedName(data.consultation.user.full_name)) : text.conversation, matches),
    },
  ]
}

export default function AstrologerChat() {
  const text = useTexts(chatTexts)
  const { consultation, transcript, birth, points } = useLoaderData<typeof loader>()
  return (
    <ChatRoom
      key={consultation.session_id}
      consultation={consultation}
      transcript={transcript}
      side="astrologer"
      back="/dashboard/astrologer/chats"
      birth={birth}
      points={points}
      after={() => (
        <>
          <RoomReading
            consultationId={consultation.session_id}
            client={isolatedName(consultation.user.full_name)}
            justEnded
            className="mx-auto mb-4 max-w-110 text-left"
          />
          {consultation.transcript_deleted_at === null ? <p className="text-muted">{text.history}</p> : null}
          <ButtonLink to="/dashboard/astrologer/dashboard" size="sm" className="mx-1 mt-2">
            Dashboard
          </ButtonLink>
        </>
      )}
    />
  )
}
