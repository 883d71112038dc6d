// "± minutes": the statements that hold within the uncertainty, and those that change, and when.

import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import {
  type ChangingPart,
  uncertaintyChangesOf,
  type ValueChange,
} from 'drishti-jyotish/kundli/uncertainty-changes.ts'
import { useMemo } from 'react'
import { doshaLevelTexts } from '#app/charts/dosha-levels.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { clockBeside } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { BlockHelp } from '#app/tool-forms/block-help.tsx'

/** More than these say no more than that it changes all the time. */
const SHOWN = 3

type Props = { kundli: Kundli; offsetMs: number; timeless: boolean }

export function UncertaintyPanel({ kundli, offsetMs, timeless }: Props) {
  const { holds } = useTexts(kundliTexts)
  const text = useTexts(kundliTexts)
  const { parts, dashaDays } = useMemo(() => uncertaintyChangesOf(kundli), [kundli])
  return (
    <section className="kundli-holds mt-5 card" aria-labelledby="holds">
      <div className="card-head">
        <h2 id="holds" className="heading-xs">
          {timeless ? holds.titleUnknown : holds.title(kundli.uncertainty.minutes)}
        </h2>
        <BlockHelp term="lagna">{holds.what}</BlockHelp>
      </div>
      <dl className="px-5 pt-1.5 pb-3 key-values">
        {parts.map(({ part, given, turns }) => (
          <div key={part}>
            <dt>{holds.parts[part]}</dt>
            <dd>
              <b>{nameOf(part, given)}</b>
              {timeless && turns.length > 0 ? ` ${text.atNoon}` : ''}
              <span className="block text-small text-muted">{turnsText(part, turns, kundli, offsetMs)}</span>
            </dd>
          </div>
        ))}
        <div>
          <dt>{holds.dasha}</dt>
          <dd>{holds.dashaDays(Math.round(dashaDays))}</dd>
        </div>
      </dl>
    </section>
  )
}

function nameOf(part: ChangingPart, value: string | number): string {
  const text = kundliTexts[currentLanguage()]
  if (part === 'manglik') return doshaLevelTexts[currentLanguage()][value as keyof (typeof doshaLevelTexts)['en']]
  if (part === 'star') return text.star(Number(value))
  return part === 'pada' ? String(value) : text.sign(Number(value))
}

function turnsText(part: ChangingPart, turns: readonly ValueChange[], kundli: Kundli, offsetMs: number): string {
  const { holds } = kundliTexts[currentLanguage()]
  if (turns.length === 0) return holds.holds
  const given = kundli.birth.ms + offsetMs
  const clock = (ms: number) => clockBeside(ms + offsetMs, given)
  const shown = turns
    .slice(0, SHOWN)
    .map(({ value, ms, before }) => `${nameOf(part, value)} ${before ? holds.until(clock(ms)) : holds.from(clock(ms))}`)
  return [...shown, ...(turns.length > SHOWN ? [holds.more(turns.length - SHOWN)] : [])].join('; ')
}
