// Every address without a screen of its own. It is a route, so that the shell knows its viewer here too.

import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { guard } from '#app/shell/guard.ts'
import sheet from '#app/styles/sheets/content.css?url'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

/** SPEC 2.1 and 2.2: addresses that begin so need a login. */
const GUARDED = /^\/(astrologers|dashboard|astrologer\/|chat|call\/|calls\/|phone-call\/|blogs)/

export function loader(args: LoaderFunctionArgs): never {
  const path = new URL(args.request.url).pathname.replace(/\.data$/, '')
  if (GUARDED.test(path)) guard(args, 'use_account')
  throw new Response('There is no page at this address.', { status: 404 })
}

export default function Unknown() {
  return null
}
