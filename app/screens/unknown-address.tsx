// Every URL without a screen. A route, so that the root loader runs and the shell has its viewer.

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
  // A profile itself is public, but paths below it are not.
  if (isPrivatePath(path) || path.startsWith('/astrologer/')) guard(args, 'use_account')
  return data(null, { status: 404 })
}

export default function Unknown() {
  return <NotFoundPage />
}
