import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { resolveBirth } from '#app/screens/tools/birth/resolve-birth.ts'
import { savedBirth } from '#app/screens/tools/birth/saved-birth.ts'
import { guard } from '#app/shell/guard.ts'
import { orThrowNotFound } from '#app/shell/not-found.ts'
import { pageTitle } from '#app/shell/page-title.ts'
import { Button } from '#app/ui/button.tsx'
import { Card, PageHead } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { BirthProfileForm } from './birth-form.tsx'
import { birthsTexts } from './births-text.ts'
import { NO_ERRORS, type ProfileRejected, valuesOf } from './profile-values.ts'
import { submitBirth } from './submit-birth.ts'

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'use_user_dashboard')
  const { births, places } = args.context.services
  return orThrowNotFound(async () => {
    const profile = await births.read({ viewer, id: args.params.birthId ?? '' })
    const { zone = '' } = await resolveBirth(savedBirth(profile), places.resolve)
    return { profile, zone }
  })
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const text = birthsTexts[currentLanguage()]
  return [{ title: pageTitle(data ? text.editTitle(data.profile.name) : text.title, matches) }]
}

export async function action(args: ActionFunctionArgs) {
  const viewer = guard(args, 'use_user_dashboard')
  const { births } = args.context.services
  const id = args.params.birthId ?? ''
  return orThrowNotFound(async () => {
    const profile = await births.read({ viewer, id })
    if (new URL(args.request.url).searchParams.has('delete')) {
      await births.remove({ viewer, id })
      return redirect('/dashboard/user/births?deleted')
    }
    return submitBirth(args, profile, (form) => births.change({ viewer, id, form }))
  })
}

export default function EditBirth() {
  const text = useTexts(birthsTexts)
  const { profile, zone } = useLoaderData<typeof loader>()
  const answer = useActionData<ProfileRejected>()
  return (
    <>
      <PageHead title={text.editTitle(profile.name)} />
      <BirthProfileForm
        key={profile.id}
        saved={profile.place}
        values={answer?.values ?? valuesOf(profile, zone)}
        errors={answer?.errors ?? NO_ERRORS}
      />
      <Card className="mt-6 max-w-160" pad>
        {/* Not Headless UI's Disclosure: the form within works without scripts. */}
        <details className="group">
          <summary className="flex min-h-8 cursor-pointer list-none items-center gap-2 font-semibold">
            <Icon name="chevron-right" className="group-open:rotate-90" />
            {text.remove}
          </summary>
          <p className="mx-0 mt-2 mb-3.5 text-small text-muted">{text.removeText}</p>
          <Form method="post" action="?delete">
            <Button type="submit" variant="danger" className="max-w-full wrap-anywhere whitespace-normal">
              {text.removeNow(profile.name)}
            </Button>
          </Form>
        </details>
      </Card>
    </>
  )
}
