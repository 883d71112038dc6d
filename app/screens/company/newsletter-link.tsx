// The pages behind links of newsletter mails. They need a click, because mail programs open links automatically.

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { MailLinkPage } from '#app/screens/mails/mail-link-page.tsx'
import { missingPageTexts } from '#app/shell/errors/missing-page-text.ts'
import { pageTitle } from '#app/shell/page-title.ts'
import type { NewsletterAct } from '#workers/contract/accounts/contact.ts'
import { newsletterTexts } from './contact-text.ts'

function actOf(act: string | undefined): NewsletterAct {
  if (act === 'confirm' || act === 'unsubscribe') return act
  throw new Response(missingPageTexts[currentLanguage()].here, { status: 404 })
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const text = newsletterTexts[currentLanguage()]
  return [
    { title: pageTitle(data ? text[data.act].title : text.title, matches) },
    { name: 'robots', content: 'noindex' },
  ]
}

export async function loader({ params: { act } }: LoaderFunctionArgs) {
  return { act: actOf(act) }
}

/**
 * Needs neither login nor cookie, because the link contains a token. Mail programs send the one-click request of RFC
 * 8058 here, too.
 */
export async function action({ params: { act, link = '' }, context }: ActionFunctionArgs) {
  const { newsletter } = context.services
  const done = await (actOf(act) === 'confirm' ? newsletter.confirm(link) : newsletter.leave(link))
  return data({ done }, { status: done ? 200 : 404 })
}

export default function Page() {
  const text = useTexts(newsletterTexts)
  const { act } = useLoaderData<typeof loader>()
  const done = useActionData<{ done: boolean }>()?.done ?? null
  return (
    <MailLinkPage
      words={text[act]}
      gone={text}
      done={done}
      next={done === false ? { to: '/newsletter', label: text.again } : { to: '/', label: text.home }}
    />
  )
}
