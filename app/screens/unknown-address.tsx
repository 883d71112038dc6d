// Every address without a screen of its own. It is a route, so that the shell knows its viewer here too.

import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { currentLanguage, pathOf } from '#app/language/language.ts'
import { guard } from '#app/shell/guard.ts'
import { NotFoundPage } from '#app/shell/not-found-page.tsx'
import { notFoundTexts } from '#app/shell/not-found-text.ts'
import { pageTitle } from '#app/shell/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(notFoundTexts[currentLanguage()].pageTitle, matches) },
  { name: 'robots', content: 'noindex' },
]
/** SPEC 2.1 and 2.2: addresses that begin so need a login. */
const GUARDED = /^\/(astrologers|dashboard|astrologer\/|chat|call\/|calls\/|phone-call\/)/

export function loader(args: LoaderFunctionArgs) {
  const path = pathOf(new URL(args.request.url)).replace(/\.data$/, '')
  if (GUARDED.test(path)) guard(args, 'use_account')
  return data(null, { status: 404 })
}

export default function Unknown() {
  return <NotFoundPage />
}
