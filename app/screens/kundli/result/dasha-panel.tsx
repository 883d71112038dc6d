import { chainAt, type DashaName, subPeriods } from 'drishti-jyotish/kundli/dasha.ts'
import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { useState } from 'react'
import { lordGraha, lordName } from '#app/charts/dasha-names.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { dayText, longDayText, yearsText } from '#app/format/format.ts'
import { namedTexts } from '#app/format/name-text.ts'
import { useTexts } from '#app/language/texts.ts'
import { BlockHelp } from '#app/tool-forms/block-help.tsx'
import { Segment } from '#app/ui/form/segment.tsx'
import { DAY, YEAR } from '#workers/contract/time/durations.ts'
import { DashaRangeNotice } from './dasha-range-notice.tsx'
import { DashaTimeline } from './dasha-timeline.tsx'
import { DashaTree } from './dasha-tree.tsx'
import { panelsTexts } from './panels-text.ts'
import { UnknownTimeNotice } from './unknown-time-notice.tsx'

const SYSTEMS = ['vimshottari', 'yogini', 'ashtottari'] as const

export function DashaPanel({ kundli, at, offsetMs }: { kundli: Kundli; at: number; offsetMs: number }) {
  const words = useTexts(panelsTexts)
  const named = useTexts(namedTexts)
  const text = useTexts(kundliTexts)
  const [name, setName] = useState<DashaName>('vimshottari')
  const dasha = kundli[name]
  const chain = chainAt(dasha, at, 5)
  const [maha, antar] = chain
  const age = Math.floor((at - kundli.birth.ms) / YEAR)
  // The first maha began before the birth: a life starts inside it.
  const periods = dasha.periods.filter(({ start }) => start < kundli.birth.ms + 120 * dasha.yearDays * DAY)
  return (
    <>
      <div className="tool-head">
        <h2 className="heading-sm">{words.dashaOf(named(name))}</h2>
        <Segment
          label={words.dashaSystem}
          options={SYSTEMS.map((value) => ({ value, label: named(value) }))}
          value={name}
          onChange={setName}
        />
      </div>
      <UnknownTimeNotice kundli={kundli} />
      {maha ? (
        <p className="max-w-[62ch]">
          {at < kundli.birth.ms ? words.atBirth : words.runningNow} <b>{lordName(maha.lord)}</b>
          {words.untilDay(longDayText(maha.end + offsetMs))}
          {antar ? (
            <>
              {words.inside}
              <b>{lordName(antar.lord)}</b>
              {words.untilDay(longDayText(antar.end + offsetMs))}
            </>
          ) : null}
          {words.end}
        </p>
      ) : (
        <DashaRangeNotice kundli={kundli} at={at} offsetMs={offsetMs} name={name} />
      )}
      <div className="dasha-lanes mx-0 my-5 card card-pad">
        <DashaTimeline
          label={words.mahadasha}
          periods={periods}
          now={at}
          nowLabel={age >= 0 ? words.nowAged(age) : words.now}
          offsetMs={offsetMs}
          graha={lordGraha}
        />
        {maha ? (
          <DashaTimeline
            label={words.antardashaIn(lordName(maha.lord))}
            periods={subPeriods(name, maha)}
            now={at}
            nowLabel={dayText(at + offsetMs)}
            offsetMs={offsetMs}
            graha={lordGraha}
          />
        ) : null}
      </div>
      <DashaTree
        key={name}
        name={name}
        periods={periods}
        running={chain}
        birthMs={kundli.birth.ms}
        yearDays={dasha.yearDays}
        offsetMs={offsetMs}
      />
      <BlockHelp term="dasha">{text.what.dasha(named(name), balance(kundli, name), dasha.yearDays)}</BlockHelp>
    </>
  )
}

function balance(kundli: Kundli, name: DashaName): string {
  const { birthLord, balanceYears } = kundli[name]
  return `${lordName(birthLord)} ${yearsText(balanceYears)}`
}
