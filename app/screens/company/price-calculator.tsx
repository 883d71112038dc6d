// The calculator of the pricing page. The server computes what it shows at first, and the values of a query.

import { Form, useSearchParams } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useDocumentPage } from '#app/content-pages/document-page.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { KeyValue } from '#app/ui/card.tsx'
import { formatRecord } from '#app/ui/duration.ts'
import { InputField } from '#app/ui/form/input-field.tsx'
import { formatUsd } from '#app/ui/money.ts'
import { HOLD_BLOCK_SECONDS } from '#workers/contract/limits.ts'
import { type Example, exampleOf, type Typed } from './price-example.ts'
import { pricingTexts } from './pricing-text.ts'

const RESULT = 'price-example'
const FIRST: Typed = { price: '1.80', minutes: '6', seconds: '42', wallet: '25' }

function typedIn(asked: URLSearchParams): Typed {
  const names = Object.keys(FIRST) as (keyof Typed)[]
  return Object.fromEntries(names.map((name) => [name, asked.get(name) ?? FIRST[name]])) as Typed
}

export function PriceCalculator() {
  const text = useTexts(pricingTexts).calculator
  const [asked] = useSearchParams()
  const [typed, setTyped] = useState<Typed>(() => typedIn(asked))
  const isDocument = useDocumentPage()
  const form = useRef<HTMLFormElement>(null)
  // The user may have typed before hydration.
  useEffect(() => {
    if (form.current) setTyped(Object.fromEntries(new FormData(form.current)) as Typed)
  }, [])
  const example = exampleOf(typed)
  const bind = (name: keyof Typed) => ({
    name,
    defaultValue: typed[name],
    inputClassName: 'num',
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped((known) => ({ ...known, [name]: target.value })),
  })
  const dollar = <span className="text-muted">$</span>
  return (
    <section className="card card-pad" aria-labelledby="calculator">
      <h2 id="calculator" className="heading-sm">
        {text.title}
      </h2>
      <Form
        ref={form}
        method="get"
        data-answer={RESULT}
        data-computes
        className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-4"
        onSubmit={(event) => event.preventDefault()}
      >
        <InputField {...bind('price')} label={text.price} inputMode="decimal" before={dollar} />
        <InputField {...bind('minutes')} label={text.minutes} inputMode="numeric" />
        <InputField {...bind('seconds')} label={text.seconds} inputMode="numeric" />
        <InputField {...bind('wallet')} label={text.wallet} inputMode="decimal" before={dollar} />
        {isDocument ? (
          <Button type="submit" className="col-span-full justify-self-start">
            {text.compute}
          </Button>
        ) : null}
      </Form>
      <div id={RESULT} className="mt-5" role="status">
        {example ? <Result {...example} /> : <Callout tone="warn">{text.wrong}</Callout>}
      </div>
    </section>
  )
}

function Result(example: Example) {
  const text = useTexts(pricingTexts).calculator
  const { priceCents, countedSeconds, chargeCents, heldCents, releasedCents, walletSeconds, endsEarly } = example
  if (example.neededCents !== null)
    return <Callout tone="warn">{text.tooLittle(formatUsd(example.neededCents))}</Callout>
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-text pb-3">
        <span className="num text-muted">{text.sum(countedSeconds, formatUsd(priceCents))}</span>
        <span className="font-display num text-38 leading-none">{formatUsd(chargeCents)}</span>
      </div>
      {endsEarly ? <Callout tone="info">{text.ends(formatRecord(countedSeconds))}</Callout> : null}
      <KeyValue
        items={[
          { key: text.held, value: formatUsd(heldCents) },
          { key: text.released, value: formatUsd(releasedCents) },
          { key: text.lasts, value: formatRecord(walletSeconds) },
        ]}
      />
      {walletSeconds > HOLD_BLOCK_SECONDS ? <p className="text-small text-muted">{text.more}</p> : null}
    </div>
  )
}
