// The form that asks: an optional budget, what it buys, what is held; what the server said against it.
import { type FormEvent, useEffect, useState } from 'react'
import { sharedBirth } from '#app/screens/tools/birth/shared-birth.ts'
import type { ApiError } from '#app/session/api.ts'
import { tab } from '#app/session/browser.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { formatRecord } from '#app/ui/duration.tsx'
import { InputField } from '#app/ui/field.tsx'
import { formatUsd } from '#app/ui/money.tsx'
import { parseDollars } from '#app/ui/parse-dollars.ts'
import type { BirthProfileForm } from '#workers/contract/birth-profiles.ts'
import { HOLD_BLOCK_SECONDS } from '#workers/contract/limits.ts'
import { chargeFor, secondsFor } from '#workers/contract/pricing.ts'
import { BirthChoice, CAST } from './birth-choice.tsx'
import { directoryText } from './messages.ts'
import type { AskKind, ChatRequest } from './use-chat-request.ts'

const text = directoryText.start

type AskProps = {
  request: ChatRequest
  availableCents: number
  priceCents: number
  name: string
  needed: number
  kind: AskKind
}

export function AskForm({ request, availableCents, priceCents, name, needed, kind }: AskProps) {
  const [budget, setBudget] = useState('')
  const [birthId, setBirthId] = useState('')
  const [cast, setCast] = useState<BirthProfileForm | null>(null)
  // Whoever comes from a kundli asks about that chart, unless told otherwise.
  useEffect(() => {
    const found = sharedBirth(tab)
    setCast(found)
    if (found) setBirthId(CAST)
  }, [])
  const { asking, error, ask } = request
  const fieldProblem = error?.fields.budget_cents
  const birthProblem = error?.fields.birth_profile_id
  const budgetCents = parseDollars(budget)
  const wrong =
    budget !== '' && budgetCents === null
      ? text.budgetWrong
      : budgetCents !== null && budgetCents < needed
        ? text.needs(formatUsd(needed))
        : null
  const held = Math.min(
    availableCents,
    budgetCents ?? Number.MAX_SAFE_INTEGER,
    chargeFor(priceCents, HOLD_BLOCK_SECONDS),
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!wrong) void ask(kind, budgetCents, birthId === CAST ? cast : birthId)
  }

  return (
    <form onSubmit={submit} className="stack" noValidate>
      <InputField
        label={text.budget}
        note={text.optional}
        inputMode="decimal"
        before={<span className="muted">$</span>}
        inputClassName="num"
        value={budget}
        onChange={(event) => setBudget(event.target.value)}
        error={wrong ?? fieldProblem}
        hint={
          budgetCents === null
            ? text.budgetNone
            : text.budgetHint(formatRecord(secondsFor(budgetCents, priceCents)), formatUsd(priceCents))
        }
      />
      <BirthChoice name={name} cast={cast?.name ?? null} value={birthId} onChange={setBirthId} error={birthProblem} />
      {error && !fieldProblem && !birthProblem ? (
        <Callout tone="danger" action={<WayOut code={error.code} />}>
          {error.message}
        </Callout>
      ) : null}
      <Button type="submit" variant="primary" size="lg" block loading={asking}>
        {kind === 'chat' ? text.ask(name) : text.call(name)}
      </Button>
      <p className="tiny muted num">{text.held(formatUsd(held), formatUsd(availableCents), name)}</p>
    </form>
  )
}

function WayOut({ code }: { code: ApiError['code'] }) {
  const way =
    code === 'insufficient_funds'
      ? { to: '/dashboard/user/wallet', label: text.addMoney }
      : code === 'limit_reached'
        ? { to: '/dashboard/user/wallet', label: text.changeLimit }
        : code === 'session_live'
          ? { to: '/chat', label: directoryText.goToSession }
          : null
  return way ? (
    <ButtonLink to={way.to} size="sm">
      {way.label}
    </ButtonLink>
  ) : null
}
