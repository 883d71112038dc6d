import { type RefObject, useEffect, useRef, useState } from 'react'
import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { AppBrowserNote } from '#app/realtime/voice/app-browser-note.tsx'
import { Button } from '#app/ui/button.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { formatUsd } from '#app/ui/money.ts'
import { TOP_UP_PACKS_CENTS } from '#workers/contract/limits.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { topUpCents } from './wallet-forms.ts'
import { walletTexts } from './wallet-text.ts'

const packClass =
  'relative grid cursor-pointer content-center justify-items-center gap-0.5 rounded-[10px] border border-line-strong px-1 pt-3.5 pb-3 text-center leading-[1.3] hover:border-control has-checked:border-transparent has-checked:bg-accent-soft has-checked:shadow-[0_0_0_2px_var(--color-accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus'

/** The price per minute of the astrologer of the user's last consultation. */
export type LastPrice = { name: string; cents: number }

const USUAL_PACK = '2000'

type Props = { action: string; last: LastPrice | null; idempotencyKey: string }

/** Packs and a custom amount; the payment itself is on the provider's page. */
export function TopUpCard({ action, last, idempotencyKey }: Props) {
  const text = useTexts(walletTexts)
  const form = usePostedForm<'pack' | 'amount'>(action, {
    intent: 'top_up',
    idempotencyKey,
    initial: { pack: USUAL_PACK },
  })
  const { Form, props, fields, busy, bind } = form
  const { name, defaultValue: pack } = bind('pack')
  const { cents, read } = useCents(props.ref)
  const amount = useRef<HTMLInputElement>(null)
  return (
    <Form {...props} className="group/top-up card card-pad" onChange={read}>
      <FormFields fields={fields} />
      <div className="flex items-center justify-between gap-4">
        <h2 className="heading-xs">{text.add}</h2>
        <span className="text-small text-muted">{text.range}</span>
      </div>
      <fieldset className="mx-0 mt-4 mb-5 grid grid-cols-3 gap-2.5 min-[560px]:grid-cols-6">
        <legend className="sr-only">{text.amount}</legend>
        {TOP_UP_PACKS_CENTS.map((amount) => (
          <label className={packClass} key={amount}>
            <input
              className="absolute opacity-0"
              type="radio"
              name={name}
              value={amount}
              defaultChecked={String(amount) === pack}
            />
            <b className="font-display num text-[22px] leading-[1.2] font-[460]">${amount / 100}</b>
            {last ? <span className="num text-tiny text-muted">{text.minutes(amount / last.cents)}</span> : null}
          </label>
        ))}
        <label className={packClass}>
          <input
            className="absolute opacity-0"
            type="radio"
            name={name}
            value="own"
            defaultChecked={pack === 'own'}
            onChange={() => amount.current?.focus()}
          />
          <b className="font-display text-[22px] leading-[1.2] font-[460]">{text.other}</b>
          <span className="text-tiny text-muted">{text.own}</span>
        </label>
      </fieldset>
      <div className="grid gap-4">
        <AppBrowserNote />
        <InputField
          {...bind('amount')}
          inputRef={amount}
          label={text.otherLabel}
          inputMode="decimal"
          autoComplete="transaction-amount"
          inputClassName="num"
          before={<span className="text-muted">$</span>}
          // A browser without :has() always shows the field.
          className="group-[:not(:has([value=own]:checked))]/top-up:hidden"
        />
        <FormProblem form={form} />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <p className="text-small text-muted">
          {last ? `${text.minutesOf(isolatedName(last.name), formatUsd(last.cents))} ` : null}
          {text.once}
        </p>
        <Button type="submit" variant="primary" loading={busy}>
          {cents === null ? text.add : text.addAmount(formatUsd(cents))}
        </Button>
      </div>
    </Form>
  )
}

/** The selected amount of a form; null if it is invalid, and before hydration. */
function useCents(form: RefObject<HTMLFormElement>) {
  const [cents, setCents] = useState<number | null>(null)
  const read = () => {
    if (form.current) setCents(topUpCents(Object.fromEntries(new FormData(form.current)) as Record<string, string>))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pack may have been chosen before hydration
  useEffect(read, [])
  return { cents, read }
}
