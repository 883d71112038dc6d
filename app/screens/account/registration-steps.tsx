// The three parts of an astrologer's registration. All stand in one form; the one at hand is shown.

import { type ReactNode, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { cx } from '#app/ui/cx.ts'
import { InputField } from '#app/ui/input-field.tsx'
import { formatInr, formatUsd } from '#app/ui/money.ts'
import { TextareaField } from '#app/ui/textarea-field.tsx'
import { useEarlyInput } from '#app/ui/use-early-input.ts'
import { firstPayoutPaise } from '#workers/contract/pricing.ts'
import { AccountFields } from './account-fields.tsx'
import { accountTexts } from './account-text.ts'
import { type AstrologerField, typedNumber } from './astrologer-body.ts'
import { lowestPrices } from './lowest-prices.ts'
import { PhotoField } from './photo-field.tsx'
import { TagField } from './tag-field.tsx'
import type { FormState } from './use-form.ts'

export const STEPS: readonly { title: 'you' | 'practice' | 'prices'; fields: readonly AstrologerField[] }[] = [
  { title: 'you', fields: ['full_name', 'email', 'phone', 'gender', 'password'] },
  { title: 'practice', fields: ['experience_years', 'specializations', 'languages', 'bio'] },
  { title: 'prices', fields: ['price_per_min_chat', 'price_per_min_call'] },
]

export const stepOf = (names: readonly string[]) =>
  STEPS.findIndex(({ fields }) => fields.some((field) => names.includes(field)))

type StepsProps = {
  form: FormState<AstrologerField>
  step: number
  photo: File | null
  onPhoto(photo: File | null): void
  /** `phoneCents`: the least that a phone call must cost a minute; null where there are no phone calls. */
  rates: { usdInrRate: number; priceFloors: { chatCents: number; callCents: number }; phoneCents: number | null }
}

export function RegistrationSteps({ form, step, photo, onPhoto, rates }: StepsProps) {
  const text = useTexts(accountTexts).astrologer
  const { usdInrRate, priceFloors, phoneCents } = rates
  return (
    <>
      <StepTitles step={step} />
      <Step at={0} step={step}>
        <AccountFields form={form} />
        <PhotoField photo={photo} onChange={onPhoto} />
      </Step>
      <Step at={1} step={step}>
        <InputField
          {...form.bind('experience_years')}
          label={text.experience}
          inputMode="numeric"
          inputClassName="num"
        />
        <TagField {...form.bind('specializations')} label={text.specializations} hint={text.specializationsHint} />
        <TagField {...form.bind('languages')} label={text.languages} hint={text.languagesHint} />
        <TextareaField {...form.bind('bio')} label={text.bio} hint={text.bioHint} rows={5} />
      </Step>
      <Step at={2} step={step}>
        <p className="text-small text-muted">
          {lowestPrices(priceFloors)} {text.priceHint(usdInrRate.toFixed(2))}
        </p>
        <PriceField field={form.bind('price_per_min_chat')} label={text.chat} usdInrRate={usdInrRate} />
        <PriceField field={form.bind('price_per_min_call')} label={text.call} usdInrRate={usdInrRate} />
        {phoneCents === null ? null : <p className="text-small text-muted">{text.phonePrice(formatUsd(phoneCents))}</p>}
      </Step>
    </>
  )
}

function StepTitles({ step }: { step: number }) {
  const text = useTexts(accountTexts).astrologer
  return (
    <ol className="flex flex-wrap gap-x-5 gap-y-1 text-14" aria-label={text.steps}>
      {STEPS.map(({ title }, at) => (
        <li
          key={title}
          aria-current={at === step ? 'step' : undefined}
          className={cx('border-t-2 pt-1.5', at <= step ? 'border-accent' : 'border-line text-muted')}
        >
          <span className="num">{at + 1}.</span> {text[title]}
        </li>
      ))}
    </ol>
  )
}

function Step({ at, step, children }: { at: number; step: number; children: ReactNode }) {
  const text = useTexts(accountTexts).astrologer
  return (
    <fieldset hidden={at !== step} className="min-w-0 space-y-4" data-step={at}>
      <legend tabIndex={-1} className="pb-1 heading-xs focus:outline-none">
        {STEPS[at] ? text[STEPS[at].title] : null}
      </legend>
      {children}
    </fieldset>
  )
}

type PriceProps = { field: ReturnType<FormState<AstrologerField>['bind']>; label: string; usdInrRate: number }

/** A price with what one will earn by it. */
function PriceField({ field, label, usdInrRate }: PriceProps) {
  const text = useTexts(accountTexts).astrologer
  const [typed, setTyped] = useState(field.defaultValue)
  const input = useEarlyInput(setTyped)
  const dollars = typedNumber(typed)
  const paise = dollars && dollars > 0 && dollars <= 50 ? firstPayoutPaise(Math.round(dollars * 100), usdInrRate) : 0
  return (
    <InputField
      {...field}
      label={label}
      inputMode="decimal"
      inputClassName="num"
      autoComplete="off"
      hint={paise > 0 ? text.earn(formatInr(paise), formatInr(paise * 10)) : text.earnLater}
      inputRef={input}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  )
}
