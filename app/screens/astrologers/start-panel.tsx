// Asking for a chat: price, budget, what is held; every reason why not, in its place.
import { useLocation, useNavigate } from '@remix-run/react'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '#app/session/api.ts'
import { api } from '#app/session/browser.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { formatRecord } from '#app/ui/duration.tsx'
import { InputField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { formatUsd } from '#app/ui/money.tsx'
import { parseDollars } from '#app/ui/parse-dollars.ts'
import type { WireAstrologer } from '#workers/contract/astrologers.ts'
import { HOLD_BLOCK_SECONDS, MIN_START_SECONDS } from '#workers/contract/limits.ts'
import { chargeFor, secondsFor } from '#workers/contract/pricing.ts'
import { directoryText } from './messages.ts'

const text = directoryText.start

export type StartProps = { astrologer: WireAstrologer; role: string | null; availableCents: number | null }

export function StartPanel({ astrologer, role, availableCents }: StartProps) {
  const cents = Math.round(astrologer.price_per_min_chat * 100)
  return (
    <div className="card start" id="start">
      <div className="start__head">
        <h2 className="h-xs">{text.title}</h2>
      </div>
      <div className="start__price kind">
        <Icon name="message-circle" />
        <span className="grow">
          <b>{directoryText.chat}</b>
          <span className="small muted">{text.about}</span>
        </span>
        <span className="right num">
          <b>{formatUsd(cents)}</b>
          <span className="muted small"> {directoryText.perMinute}</span>
          <span className="tiny muted start__ten">{directoryText.ten(formatUsd(cents * 10))}</span>
        </span>
      </div>
      <div className="start__b">
        <StartForm astrologer={astrologer} role={role} availableCents={availableCents} priceCents={cents} />
      </div>
    </div>
  )
}

function StartForm({ astrologer, role, availableCents, priceCents }: StartProps & { priceCents: number }) {
  const { pathname } = useLocation()
  const name = astrologer.full_name.split(' ')[0] ?? ''
  const needed = chargeFor(priceCents, MIN_START_SECONDS)
  if (role === null) {
    return (
      <ButtonLink to={`/login?next=${encodeURIComponent(pathname)}`} variant="primary" size="lg" block>
        {text.login}
      </ButtonLink>
    )
  }
  if (role !== 'user' || availableCents === null) return <p className="small muted">{text.notUser}</p>
  if (!astrologer.chat_enabled) return <Callout>{text.noChats(name)}</Callout>
  if (astrologer.status !== 'online') {
    return <Callout tone="warn">{astrologer.status === 'busy' ? text.busy(name) : text.offline(name)}</Callout>
  }
  if (availableCents < needed) return <TooLittle needed={needed} availableCents={availableCents} />
  return <AskForm {...{ astrologer, availableCents, priceCents, name, needed }} />
}

function TooLittle({ needed, availableCents }: { needed: number; availableCents: number }) {
  return (
    <>
      <Callout tone="warn">
        {text.needs(formatUsd(needed))} {text.have(formatUsd(availableCents))}
      </Callout>
      <ButtonLink to="/dashboard/user/wallet" variant="primary" block>
        {text.addMoney}
      </ButtonLink>
    </>
  )
}

type AskProps = {
  astrologer: WireAstrologer
  availableCents: number
  priceCents: number
  name: string
  needed: number
}

function AskForm({ astrologer, availableCents, priceCents, name, needed }: AskProps) {
  const [budget, setBudget] = useState('')
  const { asking, problem, fieldProblem, ask } = useAsk(astrologer.id)
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
    if (!wrong) void ask(budgetCents)
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
      {problem}
      <Button type="submit" variant="primary" size="lg" block loading={asking}>
        {text.ask(name)}
      </Button>
      <p className="tiny muted num">{text.held(formatUsd(held), formatUsd(availableCents), name)}</p>
    </form>
  )
}

function useAsk(astrologerId: string) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  // One key for each intention: a double click, or a repeat after a lost answer, is the same request.
  const key = useRef<string | null>(null)

  async function ask(budgetCents: number | null) {
    if (asking) return
    setAsking(true)
    setError(null)
    key.current ??= crypto.randomUUID()
    try {
      const body = {
        astrologer_id: astrologerId,
        kind: 'chat',
        ...(budgetCents === null ? {} : { budget_cents: budgetCents }),
      }
      await api.post('/consultations/', body, { idempotencyKey: key.current, quiet: true })
      navigate(`/chat/${astrologerId}`)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      if (failure.status !== 0) key.current = null
      setError(failure)
      setAsking(false)
    }
  }

  const problem =
    error && !error.fields.budget_cents ? (
      <Callout tone="danger" action={actionFor(error, astrologerId)}>
        {error.message}
      </Callout>
    ) : null
  return { asking, ask, problem, fieldProblem: error?.fields.budget_cents ?? null }
}

function actionFor({ code }: ApiError, astrologerId: string) {
  if (code === 'insufficient_funds' || code === 'limit_reached') {
    return (
      <ButtonLink to="/dashboard/user/wallet" size="sm">
        {text.addMoney}
      </ButtonLink>
    )
  }
  if (code !== 'session_live') return null
  return (
    <ButtonLink to={`/chat/${astrologerId}`} size="sm">
      {directoryText.goToSession}
    </ButtonLink>
  )
}

/** On phones the price and the way to the panel stay in reach. */
export function StartBar({ astrologer }: StartProps) {
  const cents = Math.round(astrologer.price_per_min_chat * 100)
  return (
    <div className="mcta">
      <div className="num">
        <b>{formatUsd(cents)}</b> <span className="muted small">{directoryText.perMinute}</span>
        <p className="tiny muted">{directoryText.ten(formatUsd(cents * 10))}</p>
      </div>
      <a className="btn btn--primary" href="#start">
        {text.title}
      </a>
    </div>
  )
}
