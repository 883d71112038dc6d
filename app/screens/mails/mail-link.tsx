// The pages behind links of mails. They need a click, because mail programs open links automatically.

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { missingPageTexts } from '#app/shell/errors/missing-page-text.ts'
import { pageTitle } from '#app/shell/page-title.ts'
import type { LinkAct } from '#workers/contract/accounts/mails.ts'
import { MailLinkPage } from './mail-link-page.tsx'
import { mailLinkTexts } from './mail-link-text.ts'

function actOf(act: string | undefined): LinkAct {
  if (act === 'confirm' || act === 'end' || act === 'email' || act === 'object') return act
  throw new Response(missingPageTexts[currentLanguage()].here, { status: 404 })
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const text = mailLinkTexts[currentLanguage()]
  return [
    { title: pageTitle(data ? text[data.act].title : text.gone, matches) },
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
  const { mails, contactChanges } = context.services
  const acts: Record<LinkAct, (link: string) => Promise<boolean>> = {
    confirm: mails.confirmByLink,
    end: mails.endByLink,
    email: contactChanges.confirmByLink,
    object: contactChanges.objectByLink,
  }
  const done = await acts[actOf(act)](link)
  return data({ done }, { status: done ? 200 : 404 })
}

export default function Page() {
  const text = useTexts(mailLinkTexts)
  const { act } = useLoaderData<typeof loader>()
  const done = useActionData<{ done: boolean }>()?.done ?? null
  return <MailLinkPage words={text[act]} gone={text} done={done} next={{ to: '/', label: text.home }} />
}
