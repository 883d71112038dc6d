import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { currentLanguage } from '#app/language/language.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { readConsultationFilters } from './consultations-filters.ts'
import { ConsultationsPage } from './consultations-page.tsx'
import { consultationsTexts } from './consultations-text.ts'

export const meta = titled(() => consultationsTexts[currentLanguage()].chats.title)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'list_own_as_astrologer')
  const { query, filters } = readConsultationFilters(new URL(args.request.url).searchParams)
  const consultations = await args.context.services.consultations.sessions({ viewer, ...query, kind: 'chat' })
  return { consultations, filters }
}

export default function AstrologerChats() {
  return <ConsultationsPage of="chats" {...useLoaderData<typeof loader>()} />
}
