// The three parts of an astrologer's registration. All are in one form, which shows the current one.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { BindField } from '#app/form/use-posted-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { AccountFields } from '#app/screens/account-forms/account-fields.tsx'
import { accountTexts } from '#app/screens/account-forms/account-text.ts'
import { type AstrologerField, typedNumber } from '#app/screens/astrologer-register/astrologer-body.ts'
import { lowestPrices } from '#app/screens/astrologer-register/lowest-prices.ts'
import { PhotoField } from '#app/screens/astrologer-register/photo-field.tsx'
import { TagField } from '#app/screens/astrologer-register/tag-field.tsx'
import { cx } from '#app/ui/cx.ts'
import { InputField } from '#app/ui/form/input-field.tsx'
import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import { formatInr, formatUsd } from '#app/ui/money.ts'
import { firstPayoutPaise } from '#workers/contract/consultations/payout-share.ts'
import { STEPS } from './registration-fields.ts'

type Bind = BindField<AstrologerField>

type StepsProps = {
  bind: Bind
  step: number
  photo: File | null
  onPhoto(photo: File | null): void
  /** `phoneCents`: the minimum price of a phone call per minute; null without phone calls. */
  rates: { usdInrRate: number; priceFloors: { chatCents: number; callCents: number }; phoneCents: number | null }
}

export function RegistrationSteps({ bind, step, photo, onPhoto, rates }: StepsProps) {
  const text = useTexts(accountTexts).astrologer
  const { usdInrRate, priceFloors, phoneCents } = rates
  return (
    <>
      <StepTitles step={step} />
      <Step at={0} step={step}>
        <AccountFields bind={bind} />
        <PhotoField photo={photo} onChange={onPhoto} />
      </Step>
      <Step at={1} step={step}>
        <InputField {...bind('experience_years')} label={text.experience} inputMode="numeric" inputClassName="num" />
        <TagField {...bind('specializations')} label={text.specializations} hint={text.specializationsHint} />
        <TagField {...bind('languages')} label={text.languages} hint={text.languagesHint} />
        <TextareaField {...bind('bio')} label={text.bio} hint={text.bioHint} rows={5} />
      </Step>
      <Step at={2} step={step}>
        <p className="text-small text-muted">
          {lowestPrices(priceFloors)} {text.priceHint(usdInrRate.toFixed(2))}
        </p>
        <PriceField field={bind('price_per_min_chat')} label={text.chat} usdInrRate={usdInrRate} />
        <PriceField field={bind('price_per_min_call')} label={text.call} usdInrRate={usdInrRate} />
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
    // Without JavaScript all steps are one long form.
    <fieldset className={cx('min-w-0 space-y-4', at !== step && 'hidden noscript:block')} data-step={at}>
      <legend tabIndex={-1} className="pb-1 heading-xs focus:outline-none">
        {STEPS[at] ? text[STEPS[at].title] : null}
      </legend>
      {children}
    </fieldset>
  )
}

type PriceProps = { field: ReturnType<Bind>; label: string; usdInrRate: number }

/** A price with the resulting earnings. */
function PriceField({ field, label, usdInrRate }: PriceProps) {
  const text = useTexts(accountTexts).astrologer
  const [typed, setTyped] = useState(field.defaultValue)
  const input = useRef<HTMLInputElement>(null)
  // The user may have typed the price before hydration.
  useEffect(() => setTyped(input.current?.value ?? ''), [])
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
