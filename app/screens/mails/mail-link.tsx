// The pages that the links of mails open. A press does it, not the opening: mail programs open links by themselves.

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { missingPageTexts } from '#app/shell/missing-page-text.ts'
import { pageTitle } from '#app/shell/page-title.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { MailAct } from '#workers/contract/mails.ts'
import { mailLinkTexts } from './mail-link-text.ts'

function actOf(act: string | undefined): MailAct {
  if (act === 'confirm' || act === 'end') return act
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

/** Needs no login and no cookie: the link is the proof. Mail programs send the one-click request of RFC 8058 here, too. */
export async function action({ params: { act, link = '' }, context }: ActionFunctionArgs) {
  const { mails } = context.services
  return { done: await (actOf(act) === 'confirm' ? mails.confirmByLink(link) : mails.endByLink(link)) }
}

export default function Page() {
  const text = useTexts(mailLinkTexts)
  const { act } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { state } = useNavigation()
  const words = text[act]
  const [title, lead] = !answer
    ? [words.title, words.lead]
    : answer.done
      ? [words.done, words.doneText]
      : [text.gone, text.goneText]
  return (
    <main id="main" className="mx-auto w-full max-w-page space-y-4 px-gutter py-section">
      <h1 className="text-38">{title}</h1>
      <p className="max-w-[58ch] text-18 leading-[1.55] text-muted" role={answer ? 'status' : undefined}>
        {lead}
      </p>
      {answer ? (
        <ButtonLink to="/">{text.home}</ButtonLink>
      ) : (
        <Form method="post">
          <Button type="submit" variant="primary" loading={state !== 'idle'}>
            {words.button}
          </Button>
        </Form>
      )}
    </main>
  )
}
