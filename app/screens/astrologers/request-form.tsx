// The form of a request: an optional budget and its minutes, the hold, the birth to share, the server's refusal.

import { type FormEvent, lazy, useEffect, useRef, useState } from 'react'
import type { ApiError } from '#app/auth/api.ts'
import { tab } from '#app/auth/browser-login.ts'
import { useTexts } from '#app/language/texts.ts'
import { birthToAskAbout } from '#app/screens/tools/birth/birth-to-ask-about.ts'
import { LazyPart } from '#app/shell/lazy-part.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { formatRecord } from '#app/ui/duration.ts'
import { InputField } from '#app/ui/input-field.tsx'
import { formatUsd } from '#app/ui/money.ts'
import { parseDollars } from '#app/ui/parse-dollars.ts'
import { useCanCall } from '#app/voice/use-can-call.ts'
import type { BirthProfileForm } from '#workers/contract/birth-profiles.ts'
import { HOLD_BLOCK_SECONDS } from '#workers/contract/limits.ts'
import { chargeFor, secondsFor } from '#workers/contract/pricing.ts'
import { BirthChoice, CURRENT_CHART } from './birth-choice.tsx'
import { directoryTexts } from './directory-text.ts'
import { freeMinutesTexts } from './free-minutes-text.ts'
import type { Funds } from './funds.ts'
import type { ConsultationRequest, RequestKind } from './use-consultation-request.ts'

// Most requests need no verification.
const VerifyPhoneDialog = lazy(async () => ({
  default: (await import('#app/screens/account/verify-phone.tsx')).VerifyPhoneDialog,
}))

type AskProps = {
  request: ConsultationRequest
  funds: Funds
  priceCents: number
  name: string
  needed: number
  kind: RequestKind
  /** The free minutes that the request begins with; null without any. */
  freeMinutes: number | null
}

export function RequestForm({ request, funds, priceCents, name, needed, kind, freeMinutes }: AskProps) {
  const text = useTexts(directoryTexts).start
  const freeMinutesText = useTexts(freeMinutesTexts)
  const [budget, setBudget] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // It may have been typed into before the page was hydrated.
  useEffect(() => setBudget((known) => field.current?.value ?? known), [])
  const [birthId, setBirthId] = useState('')
  const [cast, setCast] = useState<BirthProfileForm | null>(null)
  // A user who comes from a kundli shares that chart by default.
  useEffect(() => {
    const found = birthToAskAbout(tab)
    setCast(found)
    if (found) setBirthId(CURRENT_CHART)
  }, [])
  const { asking, error, ask, phone } = request
  const can = useCanCall() || kind !== 'web-call'
  const fieldProblem = error?.fields.budget_cents
  const birthProblem = error?.fields.birth_profile_id
  const budgetCents = parseDollars(budget)
  const wrong =
    budget !== '' && budgetCents === null
      ? text.budgetWrong
      : budgetCents !== null && budgetCents < needed
        ? text.needs(formatUsd(needed))
        : null
  const { availableCents, monthLeftCents } = funds
  const held = Math.min(
    availableCents,
    monthLeftCents ?? Number.MAX_SAFE_INTEGER,
    budgetCents ?? Number.MAX_SAFE_INTEGER,
    chargeFor(priceCents, HOLD_BLOCK_SECONDS),
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!wrong && can) void ask({ kind, budgetCents, birth: birthId === CURRENT_CHART ? cast : birthId, freeMinutes })
  }

  return (
    <>
      <form onSubmit={submit} className="space-y-4" noValidate>
        <InputField
          inputRef={field}
          label={text.budget}
          note={text.optional}
          inputMode="decimal"
          before={<span className="text-muted">$</span>}
          inputClassName="num"
          onChange={(event) => setBudget(event.target.value)}
          error={wrong ?? fieldProblem}
          hint={
            budgetCents === null
              ? text.budgetNone
              : text.budgetHint(formatRecord(secondsFor(budgetCents, priceCents)), formatUsd(priceCents))
          }
        />
        <BirthChoice name={name} cast={cast?.name ?? null} value={birthId} onChange={setBirthId} error={birthProblem} />
        {error && !error.toasted && !fieldProblem && !birthProblem ? (
          <Callout tone="danger" action={<WayOut code={error.code} onVerify={phone.verify} />}>
            {error.message}
          </Callout>
        ) : null}
        <Button type="submit" needsScript variant="primary" size="lg" block loading={asking} disabled={!can}>
          {text[LABELS[kind]](name)}
        </Button>
        <p className="num text-tiny text-muted">
          {freeMinutes === null ? null : freeMinutesText.nothingHeld}
          {/* The limit was lowered since the page was loaded. */}
          {freeMinutes !== null || error?.code === 'limit_reached'
            ? null
            : text.held(formatUsd(held), formatUsd(availableCents), name)}
        </p>
      </form>
      {phone.verifying ? (
        <LazyPart>
          <VerifyPhoneDialog open onClose={phone.close} onVerified={phone.done} />
        </LazyPart>
      ) : null}
    </>
  )
}

/** The word of the button for each kind. */
const LABELS = { chat: 'ask', 'web-call': 'call', 'phone-call': 'phone' } as const

function WayOut({ code, onVerify }: { code: ApiError['code']; onVerify(): void }) {
  const text = useTexts(directoryTexts).start
  const directoryText = useTexts(directoryTexts)
  if (code === 'phone_unverified') {
    return (
      <Button size="sm" onClick={onVerify}>
        {text.verifyPhone}
      </Button>
    )
  }
  const way =
    code === 'insufficient_funds'
      ? { to: '/dashboard/user/wallet', label: text.addMoney }
      : code === 'limit_reached'
        ? { to: '/dashboard/user/wallet', label: text.changeLimit }
        : code === 'session_live'
          ? { to: '/chat', label: directoryText.goToConsultation }
          : null
  return way ? (
    <ButtonLink to={way.to} size="sm">
      {way.label}
    </ButtonLink>
  ) : null
}
