import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { PushCard } from '#app/live/push-card.tsx'
import { guard } from '#app/shell/guard.ts'
import { PageHead } from '#app/ui/card.tsx'
import { ProfileForm, profileText as text } from '../profile-form.tsx'

export const meta: MetaFunction = () => [{ title: text.title }]

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'use_user_dashboard')
  return { id: viewer.userId, profile: await args.context.services.identity.profile(viewer) }
}

export default function Profile() {
  const { id, profile } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={text.title} />
      <ProfileForm profile={profile} device={<PushCard account={{ id, role: 'user' }} />} />
    </>
  )
}
