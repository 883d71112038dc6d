import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { guard } from '#app/shell/guard.ts'
import { PageHead } from '#app/ui/card.tsx'
import { ProfileForm, profileText as text } from '../profile-form.tsx'

export const meta: MetaFunction = () => [{ title: text.title }]

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'use_astrologer_dashboard')
  return { profile: await args.context.services.identity.profile(viewer) }
}

export default function Profile() {
  const { profile } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={text.title} />
      <ProfileForm profile={profile} />
    </>
  )
}
