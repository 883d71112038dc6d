import { useState } from 'react'
import { Segment } from '#app/ui/segment.tsx'
import { DAY, YEAR } from '#workers/contract/durations.ts'
import { chainAt, type DashaName, subPeriods } from '#workers/jyotish/kundli/dasha.ts'
import type { Kundli } from '#workers/jyotish/kundli/kundli.ts'
import { BlockHelp } from '../../shared/block-help.tsx'
import { dayText, longDayText, yearsText } from '../../shared/format.ts'
import { kundliText as text } from '../kundli-text.ts'
import { lordGraha, lordName } from './dasha-names.ts'
import { DashaRangeNotice } from './dasha-range-notice.tsx'
import { DashaTimeline } from './dasha-timeline.tsx'
import { DashaTree } from './dasha-tree.tsx'
import { UnknownTimeNotice } from './unknown-time-notice.tsx'

const SYSTEMS = { vimshottari: 'Vimshottari', yogini: 'Yogini', ashtottari: 'Ashtottari' } as const

export function DashaPanel({ kundli, at, offsetMs }: { kundli: Kundli; at: number; offsetMs: number }) {
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
        <h2 className="heading-sm">{SYSTEMS[name]} dasha</h2>
        <Segment
          label="Dasha system"
          options={Object.entries(SYSTEMS).map(([value, label]) => ({ value: value as DashaName, label }))}
          value={name}
          onChange={setName}
        />
      </div>
      <UnknownTimeNotice kundli={kundli} />
      {maha ? (
        <p className="max-w-[62ch]">
          {at < kundli.birth.ms ? 'At birth: ' : 'Running now: '}
          <b>{lordName(maha.lord)}</b> until {longDayText(maha.end + offsetMs)}
          {antar ? (
            <>
              , and inside it <b>{lordName(antar.lord)}</b> until {longDayText(antar.end + offsetMs)}
            </>
          ) : null}
          .
        </p>
      ) : (
        <DashaRangeNotice kundli={kundli} at={at} offsetMs={offsetMs} name={name} />
      )}
      <div className="kdasha__lanes mx-0 my-5 card card-pad">
        <DashaTimeline
          label="Mahadasha"
          periods={periods}
          now={at}
          nowLabel={age >= 0 ? `Now, age ${age}` : 'Now'}
          offsetMs={offsetMs}
          graha={lordGraha}
        />
        {maha ? (
          <DashaTimeline
            label={`Antardasha in ${lordName(maha.lord)}`}
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
        offsetMs={offsetMs}
      />
      <BlockHelp term="dasha">{text.what.dasha(SYSTEMS[name], balance(kundli, name), dasha.yearDays)}</BlockHelp>
    </>
  )
}

function balance(kundli: Kundli, name: DashaName): string {
  const { birthLord, balanceYears } = kundli[name]
  return `${lordName(birthLord)} ${yearsText(balanceYears)}`
}
