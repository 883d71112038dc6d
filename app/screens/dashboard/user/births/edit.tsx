import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { resolveBirth } from '#app/births/resolve-birth.ts'
import { savedBirth } from '#app/births/saved-birth.ts'
import { answerForms } from '#app/form/answer-form.ts'
import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { postForm } from '#app/form/post-form.ts'
import { revalidateUnlessFailed } from '#app/form/revalidate-unless-failed.ts'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { orThrowNotFound } from '#app/shell/errors/not-found.ts'
import { guard } from '#app/shell/guard.ts'
import { pageTitle } from '#app/shell/page-title.ts'
import { Button } from '#app/ui/button.tsx'
import { Card, PageHead } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { BirthProfileForm } from './birth-form.tsx'
import { changedBirth, deletedBirth } from './birth-forms.ts'
import { birthsTexts } from './births-text.ts'
import { valuesOf } from './profile-values.ts'

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
  return [{ title: pageTitle(data ? text.editTitle(isolatedName(data.profile.name)) : text.title, matches) }]
}

export const action = (args: ActionFunctionArgs) => answerForms(args, { save: changedBirth, delete: deletedBirth })
export const clientAction = postForm
export const shouldRevalidate = revalidateUnlessFailed

export default function EditBirth() {
  const text = useTexts(birthsTexts)
  const { profile, zone } = useLoaderData<typeof loader>()
  const action = `/dashboard/user/births/${profile.id}`
  return (
    <>
      <PageHead title={text.editTitle(isolatedName(profile.name))} />
      <BirthProfileForm key={profile.id} action={action} saved={profile.place} values={valuesOf(profile, zone)} />
      <Card className="mt-6 max-w-160" pad>
        <DeleteForm key={profile.id} action={action} name={profile.name} />
      </Card>
    </>
  )
}

function DeleteForm({ action, name }: { action: string; name: string }) {
  const text = useTexts(birthsTexts)
  const form = usePostedForm<never>(action, { intent: 'delete' })
  const { Form } = form
  // Initially open if the answer came with the document; later the browser opens and closes it.
  const [open] = useState(form.failure !== null)
  return (
    <>
      {/* Not Headless UI's Disclosure, because the form inside must work without JavaScript. */}
      <details className="group" open={open}>
        <summary className="flex min-h-8 cursor-pointer list-none items-center gap-2 font-semibold">
          <Icon name="chevron-right" className="group-open:rotate-90" />
          {text.remove}
        </summary>
        <p className="mx-0 mt-2 mb-3.5 text-small text-muted">{text.removeText}</p>
        <Form {...form.props} className="space-y-4">
          <FormFields fields={form.fields} />
          <FormProblem form={form} />
          <Button
            type="submit"
            variant="danger"
            className="max-w-full wrap-anywhere whitespace-normal"
            loading={form.busy}
          >
            {text.removeNow(isolatedName(name))}
          </Button>
        </Form>
      </details>
    </>
  )
}
