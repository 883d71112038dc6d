// Links to other charts of the birth: their URLs have it in the fragment, with the selected rules.

import type { KundliOptions } from 'drishti-jyotish/kundli/options.ts'
import { fragmentOf } from '#app/births/birth-fragment.ts'
import type { CastInput } from '#app/charts/cast-kundli.ts'
import { useTexts } from '#app/language/texts.ts'
import { Link } from '#app/ui/link.tsx'
import { otherChartsTexts } from './other-charts-text.ts'
import { rulesFor } from './rules-for.ts'

type Props = {
  input: CastInput
  /** The URL of this chart. */
  but: string
  /** The default options of this chart. */
  usual?: KundliOptions
}

export function OtherCharts({ input, but, usual }: Props) {
  const text = useTexts(otherChartsTexts)
  const fragmentFor = (to: string) => fragmentOf({ ...input, options: rulesFor(to, input.options, usual) })
  return (
    <nav className="mt-10 flex flex-wrap gap-x-5 gap-y-1 text-small print:hidden" aria-label={text.title}>
      <span className="text-muted">{text.title}</span>
      {text.charts
        .filter(([to]) => to !== but)
        .map(([to, name]) => (
          <Link key={to} className="inline-block py-0.5" to={to + fragmentFor(to)}>
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
