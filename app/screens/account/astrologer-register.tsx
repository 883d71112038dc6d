import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { api, flashNext, signIn } from '#app/auth/browser-login.ts'
import { dashboardHome } from '#app/auth/dashboard-home.ts'
import sheet from '#app/styles/sheets/account.css?url'
import { Button } from '#app/ui/button.tsx'
import { InputField } from '#app/ui/input-field.tsx'
import { formatUsd } from '#app/ui/money.tsx'
import { TextareaField } from '#app/ui/textarea-field.tsx'
import * as routes from '#workers/contract/api/routes.ts'
import type { LoginAnswer } from '#workers/contract/identity.ts'
import { AccountFields } from './account-fields.tsx'
import { AccountPage } from './account-page.tsx'
import { accountText } from './account-text.ts'
import { assertEmailAvailable } from './assert-email-available.ts'
import { astrologerBody, astrologerFields } from './astrologer-body.ts'
import { CodeStep, type PendingCode } from './code-step.tsx'
import { openAfterLogin } from './open-after-login.ts'
import { PhotoField } from './photo-field.tsx'
import { TagField } from './tag-field.tsx'
import { useForm } from './use-form.ts'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

const text = accountText.astrologer

export const meta: MetaFunction = () => [{ title: text.title }, { name: 'description', content: text.lead }]

export async function loader({ context }: LoaderFunctionArgs) {
  if (context.viewer) throw redirect(dashboardHome(context.viewer.role))
  const { calls } = context.services
  const phonePrices = calls.phone ? await calls.lowestByCountry(null) : []
  return { phoneCents: phonePrices.find(({ country }) => country === 'US')?.cents ?? null }
}

export default function AstrologerRegister() {
  const { phoneCents } = useLoaderData<typeof loader>()
  const [waiting, setWaiting] = useState<PendingCode | null>(null)
  const [photo, setPhoto] = useState<File | null>(null)
  const form = useForm({
    initial: astrologerFields,
    toBody: astrologerBody,
    schema: async () => (await import('#workers/contract/identity.ts')).AstrologerRegisterRequest,
    async send(body) {
      const typed = body.email.trim().toLowerCase()
      await assertEmailAvailable(typed)
      const { registration } = await api.call(routes.registerAstrologer, { body })
      setWaiting({ email: typed, registration })
    },
  })

  async function done(answer: LoginAnswer) {
    signIn(answer)
    if (photo) {
      await api
        .call(routes.setPhoto, { file: photo, own: 'all' })
        .catch(() => flashNext({ kind: 'warn', text: text.photoFailed }))
    }
    openAfterLogin(answer)
  }

  if (waiting) return <CodeStep {...waiting} purpose="register" onDone={done} onBack={() => setWaiting(null)} />
  return (
    <AccountPage
      wide
      title={text.title}
      lead={text.lead}
      problem={form.problem}
      footer={
        <p>
          {accountText.register.have} <Link to="/login">{accountText.register.login}</Link>
        </p>
      }
    >
      <form onSubmit={form.onSubmit} noValidate className="space-y-4">
        <fieldset className="min-w-0 space-y-4 not-first:mt-6">
          <legend className="pb-1 heading-xs">{text.you}</legend>
          <AccountFields form={form} />
          <PhotoField photo={photo} onChange={setPhoto} />
        </fieldset>
        <fieldset className="min-w-0 space-y-4 not-first:mt-6">
          <legend className="pb-1 heading-xs">{text.practice}</legend>
          <InputField
            {...form.bind('experience_years')}
            label={text.experience}
            inputMode="numeric"
            inputClassName="num"
          />
          <TagField {...form.bind('specializations')} label={text.specializations} hint={text.specializationsHint} />
          <TagField {...form.bind('languages')} label={text.languages} hint={text.languagesHint} />
          <TextareaField {...form.bind('bio')} label={text.bio} hint={text.bioHint} rows={5} />
        </fieldset>
        <fieldset className="min-w-0 space-y-4 not-first:mt-6">
          <legend className="pb-1 heading-xs">{text.prices}</legend>
          <InputField {...form.bind('price_per_min_chat')} label={text.chat} inputMode="decimal" inputClassName="num" />
          <InputField
            {...form.bind('price_per_min_call')}
            label={text.call}
            hint={text.priceHint}
            inputMode="decimal"
            inputClassName="num"
          />
          {phoneCents === null ? null : (
            <p className="text-small text-muted">{text.phonePrice(formatUsd(phoneCents))}</p>
          )}
        </fieldset>
        <Button type="submit" variant="primary" block className="mt-2" loading={form.busy}>
          {text.submit}
        </Button>
      </form>
    </AccountPage>
  )
}
