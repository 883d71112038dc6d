import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useActionData } from '@remix-run/react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { PageHead } from '#app/ui/card.tsx'
import { BirthProfileForm } from './birth-form.tsx'
import { birthsTexts } from './births-text.ts'
import { NO_ERRORS, type ProfileRejected } from './profile-values.ts'
import { submitBirth } from './submit-birth.ts'

export const meta = titled(() => birthsTexts[currentLanguage()].newTitle)

export function loader(args: LoaderFunctionArgs) {
  guard(args, 'use_user_dashboard')
  return null
}

export async function action(args: ActionFunctionArgs) {
  const viewer = guard(args, 'use_user_dashboard')
  return submitBirth(args, null, (form) => args.context.services.births.save(viewer, form))
}

export default function NewBirth() {
  const text = useTexts(birthsTexts)
  const answer = useActionData<ProfileRejected>()
  return (
    <>
      <PageHead title={text.newTitle}>{text.privacy}</PageHead>
      <BirthProfileForm values={answer?.values ?? {}} errors={answer?.errors ?? NO_ERRORS} />
    </>
  )
}
