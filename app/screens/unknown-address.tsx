// Every address without a screen of its own. It is a route, so that the shell knows its viewer here too.

import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { currentLanguage, pathOf } from '#app/language/language.ts'
import { NotFoundPage } from '#app/shell/errors/not-found-page.tsx'
import { notFoundTexts } from '#app/shell/errors/not-found-text.ts'
import { guard } from '#app/shell/guard.ts'
import { pageTitle } from '#app/shell/page-title.ts'
import { isPrivatePath } from '#workers/contract/accounts/private-paths.ts'

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(notFoundTexts[currentLanguage()].pageTitle, matches) },
  { name: 'robots', content: 'noindex' },
]
export function loader(args: LoaderFunctionArgs) {
  const path = pathOf(new URL(args.request.url)).replace(/\.data$/, '')
  // Below a profile, which is public itself, nothing is (SPEC 2.2).
  if (isPrivatePath(path) || path.startsWith('/astrologer/')) guard(args, 'use_account')
  return data(null, { status: 404 })
}

export default function Unknown() {
  return <NotFoundPage />
}
