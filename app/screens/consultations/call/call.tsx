// /call/{consultationId}: the web call, for both sides.

import { type LoaderFunctionArgs, type MetaFunction, redirectDocument } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { CallRoom } from './call-room.tsx'
import { callTitle, loadCall, pageOf } from './load-call.ts'

export const handle = { bare: true }

export async function loader(args: LoaderFunctionArgs) {
  const found = await loadCall(args)
  if (found.consultation.kind !== 'web-call') throw redirectDocument(pageOf(found.consultation, found.side))
  return found
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => callTitle(data, matches)

export default function Call() {
  const found = useLoaderData<typeof loader>()
  return <CallRoom key={found.consultation.session_id} {...found} />
}
