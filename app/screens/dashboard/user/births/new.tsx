import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { answerForms } from '#app/form/answer-form.ts'
import { postForm } from '#app/form/post-form.ts'
import { revalidateUnlessFailed } from '#app/form/revalidate-unless-failed.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { PageHead } from '#app/ui/card.tsx'
import { newId } from '#workers/contract/ports.ts'
import { BirthProfileForm } from './birth-form.tsx'
import { newBirth } from './birth-forms.ts'
import { birthsTexts } from './births-text.ts'

export const meta = titled(() => birthsTexts[currentLanguage()].newTitle)

export function loader(args: LoaderFunctionArgs) {
  guard(args, 'use_user_dashboard')
  return { idempotencyKey: newId() }
}

export const action = (args: ActionFunctionArgs) => answerForms(args, { save: newBirth })
export const clientAction = postForm
export const shouldRevalidate = revalidateUnlessFailed

export default function NewBirth() {
  const text = useTexts(birthsTexts)
  const { idempotencyKey } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={text.newTitle}>{text.privacy}</PageHead>
      <BirthProfileForm action="/dashboard/user/births/new" idempotencyKey={idempotencyKey} />
    </>
  )
}
