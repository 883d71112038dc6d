import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { Link } from '@remix-run/react'
import { useRef, useState } from 'react'
import { api, signIn } from '#app/session/browser.ts'
import { dashboardHome } from '#app/session/home.ts'
import { Button } from '#app/ui/button.tsx'
import { InputField, TextareaField } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toasts.ts'
import type { SessionAnswer } from '#workers/contract/identity.ts'
import { AccountFields } from './account-fields.tsx'
import { AccountPage } from './account-page.tsx'
import { CodeStep } from './code-step.tsx'
import { enter } from './enter.ts'
import { accountText } from './messages.ts'
import { useForm } from './use-form.ts'

const text = accountText.astrologer
type Names =
  | 'full_name'
  | 'email'
  | 'phone'
  | 'gender'
  | 'password'
  | 'experience_years'
  | 'specializations'
  | 'languages'
  | 'bio'
  | 'price_per_min_call'
  | 'price_per_min_chat'

export const meta: MetaFunction = () => [{ title: text.title }, { name: 'description', content: text.lead }]

export async function loader({ context }: LoaderFunctionArgs) {
  if (context.viewer) throw redirect(dashboardHome(context.viewer.role))
  return null
}

const listOf = (value: string) => [...new Set(value.split(',').map((part) => part.trim()))].filter(Boolean)
const numberOf = (value: string) => (value.trim() === '' ? undefined : Number(value.replace(',', '.')))

export default function AstrologerRegister() {
  const [email, setEmail] = useState<string | null>(null)
  const photo = useRef<File | null>(null)
  const form = useForm<Names>({
    initial: {
      full_name: '',
      email: '',
      phone: '',
      gender: '',
      password: '',
      experience_years: '',
      specializations: '',
      languages: '',
      bio: '',
      price_per_min_call: '',
      price_per_min_chat: '',
    },
    toBody: ({
      gender,
      experience_years,
      specializations,
      languages,
      price_per_min_call,
      price_per_min_chat,
      ...rest
    }) => ({
      ...rest,
      gender: gender || null,
      experience_years: numberOf(experience_years),
      specializations: listOf(specializations),
      languages: listOf(languages),
      price_per_min_call: numberOf(price_per_min_call),
      price_per_min_chat: numberOf(price_per_min_chat),
    }),
    schema: async () => (await import('#workers/contract/identity.ts')).AstrologerRegisterRequest,
    async send(body) {
      await api.post('/astrologers/register/', body, { quiet: true })
      setEmail((body as { email: string }).email.trim().toLowerCase())
    },
  })

  async function done(answer: SessionAnswer) {
    signIn(answer)
    const file = photo.current
    if (file) await api.upload('/users/profile/photo/', file, { quiet: true }).catch(() => toast.warn(text.photoFailed))
    enter(answer)
  }

  if (email) return <CodeStep email={email} purpose="register" onDone={done} onBack={() => setEmail(null)} />
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
      <form onSubmit={form.onSubmit} noValidate className="stack">
        <fieldset className="account__set stack">
          <legend className="h-xs">{text.you}</legend>
          <AccountFields form={form} />
          <div className="field">
            <label className="field__label" htmlFor="photo">
              {text.photo}
              <span className="opt">{accountText.fields.optional}</span>
            </label>
            <input
              id="photo"
              type="file"
              className="input"
              accept="image/jpeg,image/png,image/webp"
              aria-describedby="photo-hint"
              onChange={({ currentTarget }) => {
                photo.current = currentTarget.files?.[0] ?? null
              }}
            />
            <p className="field__hint" id="photo-hint">
              {text.photoHint}
            </p>
          </div>
        </fieldset>
        <fieldset className="account__set stack">
          <legend className="h-xs">{text.practice}</legend>
          <InputField
            {...form.bind('experience_years')}
            label={text.experience}
            inputMode="numeric"
            inputClassName="num"
          />
          <InputField {...form.bind('specializations')} label={text.specializations} hint={text.specializationsHint} />
          <InputField {...form.bind('languages')} label={text.languages} hint={text.languagesHint} />
          <TextareaField {...form.bind('bio')} label={text.bio} hint={text.bioHint} rows={5} />
        </fieldset>
        <fieldset className="account__set stack">
          <legend className="h-xs">{text.prices}</legend>
          <InputField {...form.bind('price_per_min_chat')} label={text.chat} inputMode="decimal" inputClassName="num" />
          <InputField
            {...form.bind('price_per_min_call')}
            label={text.call}
            hint={text.priceHint}
            inputMode="decimal"
            inputClassName="num"
          />
        </fieldset>
        <Button type="submit" variant="primary" block loading={form.busy}>
          {text.submit}
        </Button>
      </form>
    </AccountPage>
  )
}
