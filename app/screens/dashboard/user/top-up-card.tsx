import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, textInPlace } from '#app/auth/api.ts'
import { api } from '#app/auth/browser-login.ts'
import { Button } from '#app/ui/button.tsx'
import { InputField } from '#app/ui/field.tsx'
import { formatUsd } from '#app/ui/money.tsx'
import { parseDollars } from '#app/ui/parse-dollars.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { TOP_UP_MAX_CENTS, TOP_UP_MIN_CENTS, TOP_UP_PACKS_CENTS } from '#workers/contract/limits.ts'
import { walletText as text } from './wallet-text.ts'

/** Packs and a free amount; the payment itself happens at the provider. */
export function TopUpCard() {
  const [pack, setPack] = useState<number | 'own'>(2000)
  const [own, setOwn] = useState('')
  const cents = pack === 'own' ? parseDollars(own) : pack
  const fits = cents !== null && cents >= TOP_UP_MIN_CENTS && cents <= TOP_UP_MAX_CENTS
  const [tried, setTried] = useState(false)
  const { paying, problem, pay } = usePayment()

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (fits) void pay(cents)
  }

  return (
    <form className="card card--pad" onSubmit={submit} noValidate>
      <div className="between">
        <h2 className="h-xs">{text.add}</h2>
        <span className="small muted">{text.range}</span>
      </div>
      <fieldset className="packs">
        <legend className="sr">{text.amount}</legend>
        {TOP_UP_PACKS_CENTS.map((amount) => (
          <label className="pack" key={amount}>
            <input type="radio" name="pack" checked={pack === amount} onChange={() => setPack(amount)} />
            <b className="num">${amount / 100}</b>
          </label>
        ))}
        <label className="pack pack--own">
          <input type="radio" name="pack" checked={pack === 'own'} onChange={() => setPack('own')} />
          <b>{text.other}</b>
          <span className="tiny muted">{text.own}</span>
        </label>
      </fieldset>
      {pack === 'own' ? (
        <InputField
          label={text.otherLabel}
          inputMode="decimal"
          inputClassName="num"
          before={<span className="muted">$</span>}
          value={own}
          onChange={(event) => setOwn(event.target.value)}
          error={tried && !fits ? text.wrong : problem}
          autoFocus
        />
      ) : problem ? (
        <p className="field__error" role="alert">
          {problem}
        </p>
      ) : null}
      <div className="between between--wrap pack__go">
        <p className="small muted">{text.once}</p>
        <Button type="submit" variant="primary" loading={paying}>
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
