// The lowest prices at which clients can request a phone call.
import { useTexts } from '#app/language/texts.ts'
import { astrologerTexts } from '#app/screens/dashboard/astrologer/astrologer-text.ts'
import { Callout } from '#app/ui/callout.tsx'
import { Card } from '#app/ui/card.tsx'
import { formatUsd } from '#app/ui/money.ts'

export type PhonePrice = { name: string; cents: number }

/** `priceCents`: the astrologer's own price of a call; null while it is not listed. */
export function PhonePrices({ prices, priceCents }: { prices: PhonePrice[]; priceCents: number | null }) {
  const text = useTexts(astrologerTexts).phonePrices
  if (prices.length === 0) return null
  const tooLow = prices.filter(({ cents }) => priceCents !== null && priceCents < cents)
  return (
    <Card title={text.title} pad className="mt-6">
      <div className="max-w-[70ch] space-y-4">
        <p>{text.lead}</p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-small">
          {prices.map(({ name, cents }) => (
            <li key={name}>
              {name} <b className="num font-semibold">{formatUsd(cents)}</b>
            </li>
          ))}
        </ul>
        {tooLow.length > 0 && priceCents !== null ? (
          <Callout tone="warn" title={text.tooLow(formatUsd(priceCents))}>
            {text.tooLowText(tooLow.map(({ name }) => name).join(', '))}
          </Callout>
        ) : null}
      </div>
    </Card>
  )
}
