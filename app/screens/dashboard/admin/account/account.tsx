// An admin's own account: passkeys, recovery codes, password and devices.

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { answerForms } from '#app/form/answer-form.ts'
import { postForm } from '#app/form/post-form.ts'
import { revalidateUnlessFailed } from '#app/form/revalidate-unless-failed.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { passwordForm } from '#app/screens/account-forms/own-account-forms.ts'
import { PasskeysCard } from '#app/screens/dashboard/own-account/passkeys-card.tsx'
import { passkeysTexts } from '#app/screens/dashboard/own-account/passkeys-text.ts'
import { SecurityCard } from '#app/screens/dashboard/own-account/security-card.tsx'
import { guard } from '#app/shell/guard.ts'
import { dashboardTexts } from '#app/shell/navigation/dashboard-text.ts'
import { titled } from '#app/shell/page-title.ts'
import { Callout } from '#app/ui/callout.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { MailAddress } from '#app/ui/mail-address.tsx'

export const meta = titled(() => dashboardTexts[currentLanguage()].admin.account)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'use_admin_account')
  const { identity } = args.context.services
  const [profile, passkeys, logins] = await Promise.all([
    identity.profile(viewer),
    identity.passkeys(viewer),
    identity.logins(viewer),
  ])
  return { profile, passkeys, logins: logins.results, needsPasskey: viewer.needsPasskey === true }
}

export const action = (args: ActionFunctionArgs) => answerForms(args, passwordForm)
export const clientAction = postForm
export const shouldRevalidate = revalidateUnlessFailed

export default function AdminAccount() {
  const dashboardText = useTexts(dashboardTexts)
  const text = useTexts(passkeysTexts)
  const { profile, passkeys, logins, needsPasskey } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={dashboardText.admin.account}>
        <MailAddress address={profile.email} />
      </PageHead>
      {needsPasskey ? (
        <Callout tone="warn" title={text.first}>
          {text.firstAbout}
        </Callout>
      ) : null}
      <PasskeysCard passkeys={passkeys} isAdmin />
      <SecurityCard action="/dashboard/admin/account" profile={profile} logins={logins} />
    </>
  )
}
