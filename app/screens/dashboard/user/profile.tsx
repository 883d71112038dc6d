import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { lazy } from 'react'
import { answerForms } from '#app/form/answer-form.ts'
import { postForm } from '#app/form/post-form.ts'
import { revalidateUnlessFailed } from '#app/form/revalidate-unless-failed.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { passwordForm, phoneForms, profileForm } from '#app/screens/account-forms/own-account-forms.ts'
import { PasskeysCard } from '#app/screens/dashboard/own-account/passkeys-card.tsx'
import { ProfileForm } from '#app/screens/dashboard/own-account/profile-form.tsx'
import { profileTexts } from '#app/screens/dashboard/own-account/profile-form-text.ts'
import { SecurityCard } from '#app/screens/dashboard/own-account/security-card.tsx'
import { YourData } from '#app/screens/dashboard/own-account/your-data.tsx'
import { guard } from '#app/shell/guard.ts'
import { LazyPart } from '#app/shell/lazy-part.tsx'
import { titled } from '#app/shell/page-title.ts'
import { PageHead } from '#app/ui/card.tsx'

const PushCard = lazy(async () => ({ default: (await import('#app/realtime/push/push-card.tsx')).PushCard }))
const SoundCard = lazy(async () => ({ default: (await import('#app/realtime/ring/sound-card.tsx')).SoundCard }))

export const meta = titled(() => profileTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'use_user_dashboard')
  const { identity } = args.context.services
  const [profile, logins, passkeys] = await Promise.all([
    identity.profile(viewer),
    identity.logins(viewer),
    identity.passkeys(viewer),
  ])
  return { id: viewer.userId, profile, logins: logins.results, passkeys, leftCents: viewer.walletCents ?? 0 }
}

export const action = (args: ActionFunctionArgs) =>
  answerForms(args, { ...profileForm, ...passwordForm, ...phoneForms })
export const clientAction = postForm
export const shouldRevalidate = revalidateUnlessFailed

const ACTION = '/dashboard/user/profile'

export default function Profile() {
  const text = useTexts(profileTexts)
  const { id, profile, logins, passkeys, leftCents } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={text.title} />
      <ProfileForm
        action={ACTION}
        profile={profile}
        device={
          <LazyPart>
            <PushCard account={{ id, role: 'user' }} />
            <SoundCard />
          </LazyPart>
        }
      />
      <PasskeysCard passkeys={passkeys} />
      <SecurityCard action={ACTION} profile={profile} logins={logins} />
      <YourData side="user" left={leftCents} />
    </>
  )
}
