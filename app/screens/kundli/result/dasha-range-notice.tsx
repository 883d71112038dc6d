import type { DashaName } from 'drishti-jyotish/kundli/dasha.ts'
import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { dashaReach } from 'drishti-jyotish/kundli/life-periods.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { longDayText } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'

type Props = { kundli: Kundli; at: number; offsetMs: number; name?: DashaName }

/** Why no period runs at an instant; nothing where one does. */
export function DashaRangeNotice(props: Props) {
  const said = dashaRangeText(props)
  return said ? <p className="max-w-[62ch]">{said}</p> : null
}

export function dashaRangeText({ kundli, at, offsetMs, name = 'vimshottari' }: Props): string | null {
  const reach = dashaReach(kundli, at, name)
  if (reach === 'within') return null
  const edge = reach === 'after' ? (kundli[name].periods.at(-1)?.end ?? 0) : kundli.birth.ms
  return kundliTexts[currentLanguage()].dashaReach[reach](longDayText(edge + offsetMs))
}
