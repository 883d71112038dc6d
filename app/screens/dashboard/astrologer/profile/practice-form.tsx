// The astrologer's profile as one form: the account's data, the practice, the prices.

import { useRevalidator } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import { useForm } from '#app/form/use-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { accountTexts } from '#app/screens/account-forms/account-text.ts'
import { PhoneField, VerifiedPhoneField } from '#app/screens/account-forms/phone-field.tsx'
import { wholePhone } from '#app/screens/account-forms/phone-parts.ts'
import { typedNumber } from '#app/screens/astrologer-register/astrologer-body.ts'
import { lowestPrices } from '#app/screens/astrologer-register/lowest-prices.ts'
import { splitTags } from '#app/screens/astrologer-register/split-tags.ts'
import { TagField } from '#app/screens/astrologer-register/tag-field.tsx'
import { PhotoField } from '#app/screens/dashboard/own-account/photo-field.tsx'
import { profileTexts } from '#app/screens/dashboard/own-account/profile-form-text.ts'
import { LeaveGuard } from '#app/shell/leave-guard.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Card } from '#app/ui/card.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { PracticeAnswer, PracticeUpdate } from '#workers/contract/astrologers/practice.ts'
import { type PracticeValues, valuesOf } from './practice-values.ts'
import { PriceField } from './price-field.tsx'
import { profileTexts as practiceTexts } from './profile-text.ts'

type Props = { practice: PracticeAnswer; onTyped(values: PracticeValues): void }

export function PracticeForm({ practice, onTyped }: Props) {
  const text = useTexts(practiceTexts)
  const { astrologer: registration } = useTexts(accountTexts)
  const element = useRef<HTMLFormElement>(null)
  const form = usePracticeForm(practice, element)
  // Tags change by keys and clicks, so the form has them only after React's render.
  const tell = () => requestAnimationFrame(() => element.current && onTyped(form.read(element.current)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount, the preview takes texts that were typed before hydration
  useEffect(() => void tell(), [])
  return (
    <form
      key={form.turn}
      ref={element}
      onSubmit={form.onSubmit}
      onInput={tell}
      onClick={tell}
      onKeyUp={tell}
      noValidate
    >
      <div className="space-y-5">
        {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
        <Card title={text.you} pad>
          <PhotoField name={practice.full_name} photo={practice.profile_photo} />
          <AccountFields form={form} practice={practice} />
        </Card>
        <Card title={text.practice} pad>
          <div className="space-y-4">
            <InputField
              {...form.bind('experience_years')}
              label={registration.experience}
              inputMode="numeric"
              inputClassName="num"
            />
            <TagField
              {...form.bind('specializations')}
              label={registration.specializations}
              hint={registration.specializationsHint}
            />
            <TagField {...form.bind('languages')} label={registration.languages} hint={registration.languagesHint} />
            <TextareaField {...form.bind('bio')} label={registration.bio} hint={registration.bioHint} rows={7} />
          </div>
        </Card>
        <Prices form={form} practice={practice} />
        <Button type="submit" needsScript variant="primary" loading={form.busy}>
          {text.save}
        </Button>
      </div>
      <LeaveGuard isUnsaved={form.isUnsaved} />
    </form>
  )
}

type Form = ReturnType<typeof usePracticeForm>
type PartProps = { form: Form; practice: PracticeAnswer }

function AccountFields({ form, practice }: PartProps) {
  const { fields } = useTexts(accountTexts)
  const accountProfileText = useTexts(profileTexts)
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <InputField {...form.bind('full_name')} label={fields.full_name} autoComplete="name" />
      <SelectField
        {...form.bind('gender')}
        label={fields.gender}
        note={fields.optional}
        options={fields.genders}
        autoComplete="sex"
      />
      {practice.phone_verified_at === null ? (
        <PhoneField
          {...form.bind('phone')}
          key={practice.phone}
          defaultValue={practice.phone}
          country={form.bind('phone_country').defaultValue}
        />
      ) : (
        <VerifiedPhoneField name="phone" phone={practice.phone} error={form.bind('phone').error} />
      )}
      <InputField label={fields.email} value={practice.email} readOnly hint={accountProfileText.emailHint} />
    </div>
  )
}

function Prices({ form, practice }: PartProps) {
  const text = useTexts(practiceTexts)
  const { astrologer: registration } = useTexts(accountTexts)
  const rate = (dollars: number, rupees: number) => ({
    priceCents: Math.round(dollars * 100),
    payoutPaise: Math.round(rupees * 100),
  })
  return (
    <Card title={text.prices} pad>
      <p className="mb-4 max-w-[70ch] text-small text-muted">
        {lowestPrices(floorsOf(practice))} {text.pricesLead}
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        <PriceField
          field={form.bind('price_per_min_chat')}
          label={registration.chat}
          before={rate(practice.price_per_min_chat, practice.payout_per_min_chat)}
          usdInrRate={practice.usd_inr_rate}
        />
        <PriceField
          field={form.bind('price_per_min_call')}
          label={registration.call}
          before={rate(practice.price_per_min_call, practice.payout_per_min_call)}
          usdInrRate={practice.usd_inr_rate}
        />
      </div>
    </Card>
  )
}

function floorsOf({ price_floor_chat_usd, price_floor_call_usd }: PracticeAnswer) {
  return { chatCents: Math.round(price_floor_chat_usd * 100), callCents: Math.round(price_floor_call_usd * 100) }
}

function usePracticeForm(practice: PracticeAnswer, element: RefObject<HTMLFormElement>) {
  const text = useTexts(practiceTexts)
  const { revalidate } = useRevalidator()
  // The fields at the page load, or after the last save.
  const begun = useRef(valuesOf(practice))
  const form = useForm({
    initial: valuesOf(practice),
    toBody: bodyOf,
    schema: async () => (await import('#workers/contract/astrologers/practice.ts')).PracticeUpdate,
    async send(body) {
      const answer = await api.call(routes.updatePractice, { body: changedSince(begun.current, body) })
      toast.success(text.saved)
      begun.current = valuesOf(answer)
      // Another tab has saved other values, so the fields show them.
      if (isUnsaved()) form.restore(begun.current)
      // Revalidates, because the navigation bar shows the name, too.
      revalidate()
    },
  })
  const isUnsaved = () => element.current !== null && !isSame(form.read(element.current), begun.current)
  return { ...form, isUnsaved }
}

function bodyOf({ gender, experience_years, specializations, languages, ...rest }: PracticeValues) {
  return {
    full_name: rest.full_name,
    phone: wholePhone(rest),
    gender: gender || null,
    bio: rest.bio,
    // An empty field is an error, not an omission.
    experience_years: typedNumber(experience_years) ?? null,
    specializations: splitTags(specializations),
    languages: splitTags(languages),
    price_per_min_chat: typedNumber(rest.price_per_min_chat) ?? null,
    price_per_min_call: typedNumber(rest.price_per_min_call) ?? null,
  }
}

function isSame(typed: PracticeValues, stored: PracticeValues): boolean {
  return JSON.stringify(bodyOf(typed)) === JSON.stringify(bodyOf(stored))
}

/** Only the fields that were changed here, because another tab may have saved other ones. */
function changedSince(begun: PracticeValues, body: PracticeUpdate): PracticeUpdate {
  const before: Record<string, unknown> = bodyOf(begun)
  const isChanged = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(before[name])
  return Object.fromEntries(Object.entries(body).filter(isChanged))
}
