// The form of a request: an optional budget and its minutes, the hold, the birth to share, the server's refusal.

import { type FormEvent, lazy, useEffect, useRef, useState } from 'react'
import type { FormFailure } from '#app/form/form-answer.ts'
import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { useTexts } from '#app/language/texts.ts'
import { AppBrowserNote } from '#app/realtime/voice/app-browser-note.tsx'
import { useCanCall } from '#app/realtime/voice/use-can-call.ts'
import { directoryTexts } from '#app/screens/astrologers/directory-text.ts'
import { LazyPart } from '#app/shell/lazy-part.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { formatRecord } from '#app/ui/duration.ts'
import { InputField } from '#app/ui/form/input-field.tsx'
import { parseDollars } from '#app/ui/form/parse-dollars.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { formatUsd } from '#app/ui/money.ts'
import type { Kind } from '#workers/contract/consultations/consultation-states.ts'
import type { FreeMinutes } from '#workers/contract/consultations/free-minutes.ts'
import { chargeForSeconds, secondsFor } from '#workers/contract/consultations/price-rule.ts'
import { HOLD_BLOCK_SECONDS } from '#workers/contract/limits.ts'
import { BirthChoice, type NamedBirth } from './birth-choice.tsx'
import { freeMinutesTexts } from './free-minutes-text.ts'
import type { Funds } from './funds.ts'
import { CURRENT_CHART, REQUEST_FORM } from './request-intent.ts'
import type { ConsultationRequest } from './use-consultation-request.ts'

// Loaded on demand, because most requests need no verification.
const VerifyPhoneDialog = lazy(async () => ({
  default: (await import('#app/screens/account-forms/verify-phone.tsx')).VerifyPhoneDialog,
}))

type AskProps = {
  request: ConsultationRequest
  funds: Funds
  births: readonly NamedBirth[] | null
  priceCents: number
  name: string
  needed: number
  kind: Kind
  /** The free minutes with which the request may start; null without any. */
  freeMinutes: FreeMinutes | null
}

export function RequestForm({ request, funds, births, priceCents, name, needed, kind, freeMinutes }: AskProps) {
  const text = useTexts(directoryTexts).start
  const freeMinutesText = useTexts(freeMinutesTexts)
  const { form, asking, cast, phone } = request
  const { Form, bind, failure } = form
  const field = useRef<HTMLInputElement>(null)
  const bound = bind('budget')
  const [budget, setBudget] = useState(bound.defaultValue)
  // The user may have typed before hydration.
  useEffect(() => setBudget((known) => field.current?.value ?? known), [])
  const can = useCanCall() || kind !== 'web-call'
  const isFree = freeMinutes?.kinds.includes(kind) ?? false
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
    chargeForSeconds(priceCents, HOLD_BLOCK_SECONDS),
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    const shares = new FormData(event.currentTarget).get('birth') === CURRENT_CHART
    if (!wrong && can && !(shares && cast.savedId === '')) return
    event.preventDefault()
    if (!wrong && can) cast.save()
  }

  const hidden = {
    saved_birth: cast.savedId,
    ...(freeMinutes ? { free_minutes: String(freeMinutes.minutes), free_kinds: freeMinutes.kinds.join(',') } : {}),
  }
  return (
    <>
      <AppBrowserNote />
      <Form {...form.props} id={REQUEST_FORM} onSubmit={submit} className="space-y-4">
        <FormFields fields={{ ...form.fields, ...hidden }} />
        <InputField
          {...bound}
          inputRef={field}
          label={text.budget}
          note={text.optional}
          inputMode="decimal"
          autoComplete="off"
          before={<span className="text-muted">$</span>}
          inputClassName="num"
          onChange={(event) => setBudget(event.target.value)}
          error={wrong ?? bound.error}
          hint={
            budgetCents === null
              ? text.budgetNone
              : text.budgetHint(formatRecord(secondsFor(budgetCents, priceCents)), formatUsd(priceCents))
          }
        />
        <BirthChoice name={name} births={births} field={bind('birth')} cast={cast.name} chosen={request.birth} />
        <FormProblem form={form} way={failure ? <WayOn code={failure.code} onVerify={phone.verify} /> : null} />
        {cast.problem ? <Callout tone="danger">{cast.problem}</Callout> : null}
        <Button type="submit" variant="primary" size="lg" block loading={asking} disabled={!can}>
          {text[LABELS[kind]](name)}
        </Button>
        <p className="num text-tiny text-muted">
          {isFree ? freeMinutesText.nothingHeld : null}
          {/* The limit was lowered after the page was loaded. */}
          {isFree || failure?.code === 'limit_reached'
            ? null
            : text.held(formatUsd(held), formatUsd(availableCents), name)}
        </p>
      </Form>
      {phone.verifying ? (
        <LazyPart>
          <VerifyPhoneDialog open onClose={phone.close} onVerified={phone.done} />
        </LazyPart>
      ) : null}
    </>
  )
}

/** The label of the button for each kind. */
const LABELS = { chat: 'ask', 'web-call': 'call', 'phone-call': 'phone' } as const

/** The link or button that resolves a refusal. */
function WayOn({ code, onVerify }: { code: FormFailure['code']; onVerify(): void }) {
  const text = useTexts(directoryTexts).start
  const directoryText = useTexts(directoryTexts)
  const hydrated = useHydrated()
  if (code === 'phone_unverified' && hydrated) {
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
          : code === 'phone_unverified'
            ? { to: '/dashboard/user/profile', label: text.verifyPhone }
            : null
  return way ? (
    <ButtonLink to={way.to} size="sm">
      {way.label}
    </ButtonLink>
  ) : null
}
