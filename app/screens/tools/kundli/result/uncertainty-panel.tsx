// "± minutes": what holds over the whole doubt, and what becomes another one, from when on.

import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import {
  type ChangingPart,
  uncertaintyChangesOf,
  type ValueChange,
} from 'drishti-jyotish/kundli/uncertainty-changes.ts'
import { useMemo } from 'react'
import { BlockHelp } from '../../shared/block-help.tsx'
import { clockBeside } from '../../shared/format.ts'
import { kundliText as text } from '../kundli-text.ts'
import { DOSHA_LEVELS } from './dosha-levels.ts'

const { holds } = text
/** More than these say no more than that it changes all the time. */
const SHOWN = 3

type Props = { kundli: Kundli; offsetMs: number; timeless: boolean }

export function UncertaintyPanel({ kundli, offsetMs, timeless }: Props) {
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
  if (part === 'manglik') return DOSHA_LEVELS[value as keyof typeof DOSHA_LEVELS].label
  if (part === 'star') return text.star(Number(value))
  return part === 'pada' ? String(value) : text.sign(Number(value))
}

function turnsText(part: ChangingPart, turns: readonly ValueChange[], kundli: Kundli, offsetMs: number): string {
  if (turns.length === 0) return holds.holds
  const given = kundli.birth.ms + offsetMs
  const clock = (ms: number) => clockBeside(ms + offsetMs, given)
  const shown = turns
    .slice(0, SHOWN)
    .map(({ value, ms, before }) => `${nameOf(part, value)} ${before ? holds.until(clock(ms)) : holds.from(clock(ms))}`)
  return [...shown, ...(turns.length > SHOWN ? [holds.more(turns.length - SHOWN)] : [])].join('; ')
}
