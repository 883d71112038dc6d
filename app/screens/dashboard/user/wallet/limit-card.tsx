import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { LocalDateTime } from '#app/format/local-time.tsx'
import { useTexts } from '#app/language/texts.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { useLocale } from '#app/ui/hooks/use-locale.ts'
import { ProgressBar } from '#app/ui/meter.tsx'
import { formatUsd } from '#app/ui/money.ts'
import type { WalletAnswer } from '#workers/contract/money.ts'
import { isRaisedWithin } from './raised-limit.ts'
import type { LimitDone } from './wallet-forms.ts'
import { walletTexts } from './wallet-text.ts'

type Props = {
  action: string
  wallet: WalletAnswer
  /** yyyy-mm (UTC), as on the server. */
  month: string
}

export function LimitCard({ action, wallet, month }: Props) {
  const text = useTexts(walletTexts)
  const { monthly_limit_cents: limit, month_spent_cents: spent, next_limit: next } = wallet
  const name = new Intl.DateTimeFormat(useLocale(), { month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01`))
  return (
    <section className="card card-pad" aria-label={text.limit}>
      <h2 className="heading-xs">{text.limit}</h2>
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
      <p className="mt-3 text-small text-muted">{text.limitRule}</p>
      <LimitForm action={action} limit={limit} />
    </section>
  )
}

function LimitForm({ action, limit }: { action: string; limit: number | null }) {
  const text = useTexts(walletTexts)
  const form = usePostedForm<'limit', LimitDone>(action, {
    intent: 'limit',
    initial: { limit: limit === null ? '' : (limit / 100).toFixed(2) },
  })
  const { Form, props, fields, done, failure, busy, bind } = form
  return (
    <>
      {done ? (
        <div role="status" className="mt-3">
          <Callout tone="ok">{done.later ? text.limitLater : text.limitSaved}</Callout>
        </div>
      ) : null}
      {/* Closed again after a limit was set. */}
      <details key={String(done?.at)} className="mt-2" open={failure !== null || undefined}>
        <summary className={buttonClass({ size: 'sm', variant: 'quiet', className: '-ml-3 list-none' })}>
          {text.change}
        </summary>
        <Form {...props} className="mt-3.5 grid gap-3">
          <FormFields fields={fields} />
          <InputField
            {...bind('limit')}
            label={text.limitField}
            hint={text.limitHint}
            inputMode="decimal"
            autoComplete="off"
            inputClassName="num"
            before={<span className="text-muted">$</span>}
          />
          <FormProblem form={form} />
          <div>
            <Button type="submit" variant="primary" size="sm" loading={busy}>
              {text.save}
            </Button>
          </div>
        </Form>
      </details>
    </>
  )
}
