// The loader and title of the call pages.

import type { LoaderFunctionArgs, MetaDescriptor } from '@remix-run/cloudflare'
import { currentLanguage } from '#app/language/language.ts'
import { phoneTexts } from '#app/screens/consultations/phone/phone-text.ts'
import { orThrowNotFound } from '#app/shell/errors/not-found.ts'
import { orNothing } from '#app/shell/errors/or-nothing.ts'
import { guard } from '#app/shell/guard.ts'
import { pageTitle } from '#app/shell/page-title.ts'
import { consultationPath } from '#workers/contract/consultations/consultation-path.ts'
import type { WireConsultation } from '#workers/contract/consultations/consultations.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { callTexts } from './call-text.ts'

export async function loadCall(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'take_part')
  const { allows, consultations } = args.context.services
  const id = args.params.consultationId ?? ''
  const found = await orThrowNotFound(async () => ({
    consultation: await consultations.read({ viewer, id }),
    transcript: await consultations.transcript({ viewer, id }),
    birth: await consultations.birth({ viewer, id }),
    points: await consultations.points({ viewer, id }),
    review: await orNothing(args.context, {
      part: 'review',
      read: () => consultations.readReview({ viewer, id }),
      fallback: null,
    }),
    // If the read fails, the page does not request feedback that may exist.
    feedbackGiven: await orNothing(args.context, {
      part: 'feedback',
      read: () => consultations.feedbackGiven({ viewer, id }),
      fallback: true,
    }),
  }))
  const side = allows(viewer.role, 'request_consultation') ? ('user' as const) : ('astrologer' as const)
  return { ...found, side, back: side === 'user' ? '/astrologers' : '/dashboard/astrologer/dashboard' }
}

/** The page of a consultation of any kind for one side. */
export function pageOf({ kind, session_id: id, astrologer }: WireConsultation, side: 'user' | 'astrologer'): string {
  return consultationPath({ kind, id, astrologerId: astrologer.id }, side)
}

type Loaded = Pick<Awaited<ReturnType<typeof loadCall>>, 'consultation' | 'side'>

export function callTitle(data: Loaded | undefined, matches: Parameters<typeof pageTitle>[1]): MetaDescriptor[] {
  const text = callTexts[currentLanguage()]
  if (!data) return [{ title: pageTitle(text.conversation, matches) }]
  const { consultation, side } = data
  const name = isolatedName(side === 'user' ? consultation.astrologer.full_name : consultation.user.full_name)
  return [
    {
      title: pageTitle(
        consultation.kind === 'phone-call' ? phoneTexts[currentLanguage()].title(name) : text.title(name),
        matches,
      ),
    },
  ]
}
