import { useRevalidator } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { ApiError, textInPlace } from '#app/auth/api.ts'
import { api } from '#app/auth/browser-login.ts'
import { useTexts } from '#app/language/texts.ts'
import { LocalDateTime } from '#app/screens/consultations/local-time.tsx'
import { Button } from '#app/ui/button.tsx'
import { InputField } from '#app/ui/input-field.tsx'
import { ProgressBar } from '#app/ui/meter.tsx'
import { formatUsd } from '#app/ui/money.ts'
import { parseDollars } from '#app/ui/parse-dollars.ts'
import { toast } from '#app/ui/toasts.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { MINUTE } from '#workers/contract/durations.ts'
import type { WalletAnswer } from '#workers/contract/money.ts'
import { isRaisedWithin } from './raised-limit.ts'
import { walletTexts } from './wallet-text.ts'

/** `month` is yyyy-mm (UTC), as the server counts. */
export function LimitCard({ wallet, month }: { wallet: WalletAnswer; month: string }) {
  const text = useTexts(walletTexts)
  const [editing, setEditing] = useState(false)
  const { monthly_limit_cents: limit, month_spent_cents: spent, next_limit: next } = wallet
  const name = new Intl.DateTimeFormat(useLocale(), { month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01`))
  return (
    <section className="card card-pad" aria-label={text.limit}>
      <div className="flex items-center justify-between gap-4">
        <h2 className="heading-xs">{text.limit}</h2>
        {editing ? null : (
          <Button size="sm" variant="quiet" onClick={() => setEditing(true)}>
            {text.change}
          </Button>
        )}
      </div>
      <p className="mx-0 my-3 num">
        <b className="font-display text-[26px] leading-none font-[440]">{formatUsd(spent)}</b>{' '}
        <span className="text-muted">{limit === null ? text.spent(name) : text.spentOf(formatUsd(limit), name)}</span>
      </p>
      {limit === null ? (
        <p className="text-small text-muted">{text.limitNone}</p>
      ) : (
        <ProgressBar
          share={spent / limit}
          tone={spent - wallet.held_cents < limit ? 'var(--color-accent)' : 'var(--color-danger-fill)'}
          label={text.limit}
        />
      )}
      {limit !== null && spent - wallet.held_cents >= limit ? (
        <p className="mt-2.5 text-small font-semibold text-danger">
          {isRaisedWithin(month, wallet) ? text.limitUsedUntilNext : text.limitUsed(name)}
        </p>
      ) : null}
      {next ? (
        <p className="text-small">
          {text.limitFrom} <LocalDateTime at={next.effective_at} />:{' '}
          {next.monthly_limit_cents === null ? text.noLimit : formatUsd(next.monthly_limit_cents)}
          {text.limitEnd}
        </p>
      ) : null}
      {editing ? <LimitForm limit={limit} onDone={() => setEditing(false)} /> : null}
      <p className="mt-3 text-small text-muted">{text.limitRule}</p>
    </section>
  )
}

function LimitForm({ limit, onDone }: { limit: number | null; onDone(): void }) {
  const text = useTexts(walletTexts)
  const [value, setValue] = useState(limit === null ? '' : (limit / 100).toFixed(2))
  const [problem, setProblem] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const { revalidate } = useRevalidator()

  async function save(event: FormEvent) {
    event.preventDefault()
    const cents = value.trim() === '' ? null : parseDollars(value)
    if (cents === null && value.trim() !== '') return setProblem(text.limitWrong)
    setSaving(true)
    try {
      const { effective_at } = await api.call(routes.setMonthlyLimit, { body: { monthly_limit_cents: cents } })
      toast.success(effective_at > Date.now() + MINUTE ? text.limitLater : text.limitSaved)
      revalidate()
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.fields.monthly_limit_cents ?? textInPlace(error))
      setSaving(false)
    }
  }

  return (
    <form onSubmit={save} noValidate className="mt-3.5 grid gap-3">
      <InputField
        label={text.limitField}
        hint={text.limitHint}
        error={problem}
        inputMode="decimal"
        inputClassName="num"
        before={<span className="text-muted">$</span>}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        autoFocus
      />
      <div className="flex items-center gap-3">
        <Button type="submit" needsScript variant="primary" size="sm" loading={saving}>
          {text.save}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
