import { useTexts } from '#app/language/texts.ts'
import { formatRecord } from '#app/ui/duration.ts'
import { Link } from '#app/ui/link.tsx'
import { formatUsd } from '#app/ui/money.ts'
import { chargeForSeconds } from '#workers/contract/consultations/price-rule.ts'
import { homeTexts } from './home-text.ts'

/** The consultation of the example bill. */
const EXAMPLE = { priceCents: 180, seconds: 402, ringing: 11, gap: 9 }

export function HowItWorks() {
  const text = useTexts(homeTexts)
  const price = formatUsd(EXAMPLE.priceCents)
  return (
    <section className="py-section" aria-labelledby="how">
      <div className="mx-auto grid w-full max-w-page gap-8 px-gutter *:min-w-0 lg:grid-cols-[minmax(0,1fr)_440px] lg:items-start lg:gap-12">
        <div>
          <h2 id="how">{text.howTitle}</h2>
          <ol className="mt-7 [counter-reset:s]">
            {text.steps.map(([title, body]) => (
              <li
                key={title}
                className="grid grid-cols-[56px_1fr] border-t border-line py-5.5 [counter-increment:s] before:font-display before:text-[34px] before:leading-none before:font-normal before:text-accent-text before:content-[counter(s)]"
              >
                <div>
                  <h3>{title}</h3>
                  <p className="mt-1.5 max-w-[54ch] text-muted">{body}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <aside className="overflow-hidden card" aria-labelledby="rule">
          <div className="px-5 pt-5 pb-3">
            <h3 id="rule">{text.ruleTitle}</h3>
            <p className="text-small text-muted">{text.ruleExample(price)}</p>
          </div>
          <dl className="px-5 py-1 key-values">
            <Line name={text.ruleRinging(EXAMPLE.ringing)} value={text.ruleFree} />
            <Line name={text.ruleConnected} value={formatRecord(EXAMPLE.seconds)} />
            <Line name={text.ruleReconnecting(EXAMPLE.gap)} value={text.ruleFree} />
            <Line name={text.ruleBilled} value={String(EXAMPLE.seconds)} />
          </dl>
          <div className="m-0 flex items-baseline justify-between border-t border-text px-5 pt-4 pb-2">
            <span className="num">{`${EXAMPLE.seconds} × ${price} ÷ 60`}</span>
            <span className="font-display num text-[38px] leading-none font-[440] tracking-[-0.02em]">
              {formatUsd(chargeForSeconds(EXAMPLE.priceCents, EXAMPLE.seconds))}
            </span>
          </div>
          <p className="px-5 pb-5 text-tiny text-muted">
            {text.ruleRounded} <Link to="/pricing">{text.pricing}</Link>
          </p>
        </aside>
      </div>
    </section>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
