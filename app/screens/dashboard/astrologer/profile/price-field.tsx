// A price with the resulting earnings.

import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { typedNumber } from '#app/screens/astrologer-register/astrologer-body.ts'
import { InputField } from '#app/ui/form/input-field.tsx'
import { formatInr, formatUsd } from '#app/ui/money.ts'
import { payoutForPrice, type Rate } from '#workers/contract/consultations/payout-share.ts'
import { profileTexts } from './profile-text.ts'

type Props = {
  field: { name: string; defaultValue: string; error: string | undefined }
  label: string
  before: Rate
  usdInrRate: number
}

/** `before`: the current price. */
export function PriceField({ field, label, before, usdInrRate }: Props) {
  const text = useTexts(profileTexts)
  const [typed, setTyped] = useState(field.defaultValue)
  const input = useRef<HTMLInputElement>(null)
  // The user may have typed before hydration.
  useEffect(() => setTyped((known) => input.current?.value ?? known), [])
  const cents = Math.round((typedNumber(typed) ?? 0) * 100)
  const known = cents > 0 && cents <= 5000
  const paise = known ? payoutForPrice({ priceCents: cents, before, usdInrRate }) : 0
  const share = known ? Math.round(paise / (cents * usdInrRate) / 0.01) : 0
  const hint = known ? text.earn(formatInr(paise), formatInr(paise * 10), share) : text.earnLater
  return (
    <InputField
      {...field}
      label={label}
      inputMode="decimal"
      inputClassName="num"
      autoComplete="off"
      before={<span className="text-muted">$</span>}
      hint={known && cents !== before.priceCents ? `${hint} ${text.changes(formatUsd(before.priceCents))}` : hint}
      inputRef={input}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  )
}
