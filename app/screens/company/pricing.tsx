import type { MetaFunction } from '@remix-run/cloudflare'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import { ContentPage } from '#app/ui/content/content-page.tsx'
import { tableClass, tableFrame } from '#app/ui/table/table-class.ts'
import type { ContentHandle, SharedPageHandle } from '#workers/contract/content/shared-page.ts'
import { PriceCalculator } from './price-calculator.tsx'
import { pricingTexts } from './pricing-text.ts'

export const handle = {
  content: true,
  shared: { query: [], computes: ['price', 'minutes', 'seconds', 'wallet'], minutes: 15 },
} satisfies ContentHandle & SharedPageHandle

export const meta: MetaFunction = (args) => {
  const text = pricingTexts[currentLanguage()]
  return pageMeta(args, { title: text.title, description: text.description })
}

export default function Page() {
  const text = useTexts(pricingTexts)
  const { title, lead, sections } = text
  return <ContentPage content={{ title, lead, sections }} top={<Top />} />
}

function Top() {
  const text = useTexts(pricingTexts)
  return (
    <div className="space-y-6">
      <p className="border-l-2 border-accent pl-4">
        <strong className="font-semibold">{text.rule}:</strong> {text.ruleText}
      </p>
      <PriceCalculator />
      <section aria-labelledby="free" className="space-y-3">
        <h2 id="free" className="heading-sm">
          {text.freeTitle}
        </h2>
        <div className={tableFrame()}>
          <table className={tableClass({ compact: true })}>
            <thead>
              <tr>
                <th scope="col">{text.what}</th>
                <th scope="col">{text.costs}</th>
              </tr>
            </thead>
            <tbody>
              {text.free.map(([what, costs]) => (
                <tr key={what}>
                  <td>{what}</td>
                  <td>{costs}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </div>
  )
}
