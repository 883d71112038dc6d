import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { answerForms } from '#app/form/answer-form.ts'
import { postForm } from '#app/form/post-form.ts'
import { revalidateUnlessFailed } from '#app/form/revalidate-unless-failed.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { passwordForm, phoneForms } from '#app/screens/account-forms/own-account-forms.ts'
import { StandingNotice } from '#app/screens/dashboard/astrologer/standing-notice.tsx'
import { PasskeysCard } from '#app/screens/dashboard/own-account/passkeys-card.tsx'
import { PhoneCard } from '#app/screens/dashboard/own-account/phone-card.tsx'
import { SecurityCard } from '#app/screens/dashboard/own-account/security-card.tsx'
import { YourData } from '#app/screens/dashboard/own-account/your-data.tsx'
import { heldOf } from '#app/shell/astrologers/standing-text.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { PageHead } from '#app/ui/card.tsx'
import { PracticeForm } from './practice-form.tsx'
import { PracticePreview } from './practice-preview.tsx'
import { valuesOf } from './practice-values.ts'
import { profileTexts } from './profile-text.ts'

export const meta = titled(() => profileTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'read_practice')
  const { astrologers, identity, reports } = args.context.services
  const [practice, shown, earnings, logins, passkeys] = await Promise.all([
    astrologers.practice(viewer),
    astrologers.find(viewer.userId),
    reports.earnings(viewer),
    identity.logins(viewer),
    identity.passkeys(viewer),
  ])
  return {
    held: heldOf(viewer),
    practice,
    shown,
    logins: logins.results,
    passkeys,
    duePaise: Math.max(0, earnings.due_paise),
  }
}

export const action = (args: ActionFunctionArgs) => answerForms(args, { ...passwordForm, ...phoneForms })
export const clientAction = postForm
export const shouldRevalidate = revalidateUnlessFailed

const ACTION = '/dashboard/astrologer/profile'

export default function Profile() {
  const text = useTexts(profileTexts)
  const { held, practice, shown, logins, passkeys, duePaise } = useLoaderData<typeof loader>()
  const [typed, setTyped] = useState(() => valuesOf(practice))
  return (
    <>
      <PageHead title={text.title}>{text.lead}</PageHead>
      <StandingNotice held={held} />
      <div className="grid items-start gap-6 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_340px]">
        {held === 'suspended' ? null : <PracticeForm practice={practice} onTyped={setTyped} />}
        <div className="space-y-5 xl:sticky xl:top-[calc(var(--spacing-header)_+_24px)]">
          <PracticePreview practice={practice} shown={shown} typed={typed} suspended={held === 'suspended'} />
          {held === 'suspended' ? null : <PhoneCard action={ACTION} profile={practice} />}
        </div>
      </div>
      <PasskeysCard passkeys={passkeys} />
      <SecurityCard action={ACTION} profile={practice} logins={logins} />
      <YourData side="astrologer" left={duePaise} />
    </>
  )
}
