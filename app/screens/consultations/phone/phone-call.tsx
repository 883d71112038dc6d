// /phone-call/{consultationId}: a phone call, for both sides, or a web call that the astrologer took by phone.

import { type LoaderFunctionArgs, type MetaFunction, redirectDocument } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { callTitle, loadCall, pageOf } from '#app/screens/consultations/call/load-call.ts'
import { PhoneRoom } from './phone-room.tsx'

export const handle = { bare: true }

export async function loader(args: LoaderFunctionArgs) {
  const found = await loadCall(args)
  const { consultation, side } = found
  // Only the room has the device with which the astrologer took a web call.
  if (consultation.kind === 'chat' || (consultation.kind === 'web-call' && side === 'user')) {
    throw redirectDocument(pageOf(consultation, side))
  }
  return found
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => callTitle(data, matches)

export default function PhoneCall() {
  const found = useLoaderData<typeof loader>()
  return <PhoneRoom key={found.consultation.session_id} {...found} />
}
