// The other charts of the same birth: their addresses carry it in the fragment.
import { Link } from '@remix-run/react'
import { fragmentOf } from '../kundli/birth-fragment.ts'
import type { CastInput } from '../kundli/cast-kundli.ts'
import { otherChartsText as text } from './other-charts-text.ts'

export function OtherCharts({ input, but }: { input: CastInput; but: string }) {
  const fragment = fragmentOf({ ...input, options: {} })
  return (
    <nav className="mt-10 flex flex-wrap gap-x-5 gap-y-1 text-small print:hidden" aria-label={text.title}>
      <span className="text-muted">{text.title}</span>
      {text.charts
        .filter(([to]) => to !== but)
        .map(([to, name]) => (
          <Link key={to} className="inline-block py-0.5" to={to + fragment}>
            {name}
          </Link>
        ))}
      <span className="text-muted">{text.toolsTitle}</span>
      {text.tools.map(([to, name]) => (
        <Link key={to} className="inline-block py-0.5" to={to}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
