import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, textInPlace } from '#app/auth/api.ts'
import { api } from '#app/auth/browser-login.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { fieldError } from '#app/ui/field-class.ts'
import { InputField } from '#app/ui/input-field.tsx'
import { formatUsd } from '#app/ui/money.ts'
import { parseDollars } from '#app/ui/parse-dollars.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { TOP_UP_MAX_CENTS, TOP_UP_MIN_CENTS, TOP_UP_PACKS_CENTS } from '#workers/contract/limits.ts'
import { walletTexts } from './wallet-text.ts'

const packClass =
  'relative grid cursor-pointer content-center justify-items-center gap-0.5 rounded-[10px] border border-line-strong px-1 pt-3.5 pb-3 text-center leading-[1.3] hover:border-control has-checked:border-transparent has-checked:bg-accent-soft has-checked:shadow-[0_0_0_2px_var(--color-accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus'

/** The price of a minute with the astrologer of the user's last consultation. */
export type LastPrice = { name: string; cents: number }

const USUAL_PACK = 2000

/** Packs and a free amount; the payment itself happens at the provider. */
export function TopUpCard({ last }: { last: LastPrice | null }) {
  const text = useTexts(walletTexts)
  const [pack, setPack] = useState<number | 'own'>(USUAL_PACK)
  const [own, setOwn] = useState('')
  const cents = pack === 'own' ? parseDollars(own) : pack
  const fits = cents !== null && cents >= TOP_UP_MIN_CENTS && cents <= TOP_UP_MAX_CENTS
  const [tried, setTried] = useState(false)
  const { paying, problem, pay } = usePayment()
  const packs = useRef<HTMLFieldSetElement>(null)
  // A pack may have been chosen before the page was hydrated.
  useEffect(() => {
    const value = packs.current?.querySelector<HTMLInputElement>(':checked')?.value
    if (value) setPack(value === 'own' ? value : Number(value))
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (fits) void pay(cents)
  }

  return (
    <form className="card card-pad" onSubmit={submit} noValidate>
      <div className="flex items-center justify-between gap-4">
        <h2 className="heading-xs">{text.add}</h2>
        <span className="text-small text-muted">{text.range}</span>
      </div>
      <fieldset ref={packs} className="mx-0 mt-4 mb-5 grid grid-cols-3 gap-2.5 min-[560px]:grid-cols-6">
        <legend className="sr-only">{text.amount}</legend>
        {TOP_UP_PACKS_CENTS.map((amount) => (
          <label className={packClass} key={amount}>
            <input
              className="absolute opacity-0"
              type="radio"
              name="pack"
              value={amount}
              defaultChecked={amount === USUAL_PACK}
              onChange={() => setPack(amount)}
            />
            <b className="font-display num text-[22px] leading-[1.2] font-[460]">${amount / 100}</b>
            {last ? <span className="num text-tiny text-muted">{text.minutes(amount / last.cents)}</span> : null}
          </label>
        ))}
        <label className={packClass}>
          <input className="absolute opacity-0" type="radio" name="pack" value="own" onChange={() => setPack('own')} />
          <b className="font-display text-[22px] leading-[1.2] font-[460]">{text.other}</b>
          <span className="text-tiny text-muted">{text.own}</span>
        </label>
      </fieldset>
      {pack === 'own' ? (
        <InputField
          label={text.otherLabel}
          inputMode="decimal"
          inputClassName="num"
          before={<span className="text-muted">$</span>}
          value={own}
          onChange={(event) => setOwn(event.target.value)}
          error={tried && !fits ? text.wrong : problem}
          autoFocus
        />
      ) : problem ? (
        <p className={fieldError} role="alert">
          {problem}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <p className="text-small text-muted">
          {last ? `${text.minutesOf(last.name, formatUsd(last.cents))} ` : null}
          {text.once}
        </p>
        <Button type="submit" needsScript variant="primary" loading={paying}>
          {fits ? text.addAmount(formatUsd(cents)) : text.add}
        </Button>
      </div>
    </form>
  )
}

function usePayment() {
  const [paying, setPaying] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // A second click, or a try after a lost answer, is the same top-up.
  const intention = useRef<{ cents: number; key: string } | null>(null)

  // The way back from the provider may bring this very page back, still waiting; paying again is then a new top-up.
  useEffect(() => {
    function onReturn({ persisted }: PageTransitionEvent) {
      if (!persisted) return
      intention.current = null
      setPaying(false)
    }
    addEventListener('pageshow', onReturn)
    return () => removeEventListener('pageshow', onReturn)
  }, [])

  async function pay(cents: number) {
    if (paying) return
    setPaying(true)
    setProblem(null)
    if (intention.current?.cents !== cents) intention.current = { cents, key: crypto.randomUUID() }
    try {
      const { checkout_url } = await api.call(routes.startTopUp, {
        body: { amount_cents: cents },
        idempotencyKey: intention.current?.key,
      })
      location.assign(checkout_url)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.fields.amount_cents ?? textInPlace(error))
      setPaying(false)
    }
  }
  return { paying, problem, pay }
}
