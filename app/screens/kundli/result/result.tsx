// The whole kundli. Loaded on the first cast, so that engine, words and sections are not in the form's first load.

import type { ChartStyle } from 'drishti-jyotish/chart/layout.ts'
import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { dashaChain } from 'drishti-jyotish/kundli/life-periods.ts'
import type { UncertainPart } from 'drishti-jyotish/kundli/uncertainty.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { profileOf, storeBirthToAskAbout } from '#app/births/birth-to-ask-about.ts'
import type { CastInput } from '#app/charts/cast-kundli.ts'
import { ChartPanel } from '#app/charts/chart-panel.tsx'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { PdfButton } from '#app/charts/pdf/pdf-button.tsx'
import { grahaNameTexts, longDayText, offsetText, weekdayText } from '#app/format/format.ts'
import { useTexts } from '#app/language/texts.ts'
import { tab } from '#app/login-state/browser-login.ts'
import { OtherCharts } from '#app/screens/kundli/chart-pages/other-charts.tsx'
import { useTitle } from '#app/shell/use-title.ts'
import { BlockHelp } from '#app/tool-forms/block-help.tsx'
import { ResultActions } from '#app/tool-forms/result-actions.tsx'
import { shareAddress } from '#app/tool-forms/share-address.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { usePrinting } from '#app/ui/hooks/use-printing.ts'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { placeLabel } from '#workers/contract/places/place.ts'
import { BirthPanel } from './birth-panel.tsx'
import { DashaPanel } from './dasha-panel.tsx'
import { DivisionsPanel } from './divisions-panel.tsx'
import { DoshasPanel } from './doshas-panel.tsx'
import { HindiButton } from './hindi-button.tsx'
import { PlanetsTable } from './planets-table.tsx'
import { ReadingPanel } from './reading-panel.tsx'
import type { ResultProps } from './result-props.ts'
import { Rules } from './rules.tsx'
import { SaveButton } from './save-button.tsx'
import { StrengthPanel } from './strength-panel.tsx'
import { TransitsPanel } from './transits-panel.tsx'
import { UncertaintyPanel } from './uncertainty-panel.tsx'
import { isTimeUnknown } from './unknown-time-notice.tsx'
import { YogasPanel } from './yogas-panel.tsx'
import { ZoneRule } from './zone-rule.tsx'

export default function Result({ cast, at, actions }: ResultProps) {
  const text = useTexts(kundliTexts)
  const { input, kundli } = cast
  const [style, setStyle] = useState<ChartStyle>('north')
  const printing = usePrinting()
  const offsetMs = (kundli.birth.offsetSeconds ?? 0) * 1000
  const panel = { kundli, at, offsetMs }
  const sections: [keyof (typeof kundliTexts)['en']['sections'], ReactNode][] = [
    ['dasha', <DashaPanel key="dasha" {...panel} />],
    ['reading', <ReadingPanel key="reading" {...panel} />],
    ['divisions', <DivisionsPanel key="divisions" kundli={kundli} style={style} paper={printing} />],
    ['yogas', <YogasPanel key="yogas" {...panel} />],
    ['doshas', <DoshasPanel key="doshas" {...panel} />],
    ['strength', <StrengthPanel key="strength" kundli={kundli} />],
    ['transits', <TransitsPanel key="transits" {...panel} />],
    ['birth', <BirthPanel key="birth" {...panel} />],
  ]
  return (
    <>
      <Head cast={cast} at={at} actions={actions} />
      <div className="kundli-grid grid gap-10 *:min-w-0 min-[1240px]:grid-cols-[minmax(0,400px)_minmax(0,1fr)] min-[1240px]:gap-9">
        <section
          className="sm:max-[1240px]:grid sm:max-[1240px]:grid-cols-[minmax(0,460px)_minmax(248px,1fr)] sm:max-[1240px]:gap-x-8 sm:max-[1240px]:*:not-[dl]:col-1"
          aria-label={text.chart}
        >
          <ChartPanel kundli={kundli} place={input.place.name} style={style} onStyle={setStyle} />
          <Summary kundli={kundli} at={at} />
          {kundli.uncertainty.minutes > 0 ? (
            <UncertaintyPanel kundli={kundli} offsetMs={offsetMs} timeless={isTimeUnknown(kundli)} />
          ) : null}
        </section>
        <section>
          <div className="tool-head">
            <h2 className="heading-sm">{text.planets}</h2>
            <BlockHelp term="graha">{text.what.planets}</BlockHelp>
          </div>
          <PlanetsTable kundli={kundli} />
        </section>
      </div>
      <Tabs
        all={printing}
        sticky
        className="kundli-tabs mt-12"
        panelClassName="kundli-panel pt-7"
        label={text.tabs}
        tabs={sections.map(([id, content]) => ({ id, label: text.sections[id], content }))}
      />
      <OtherCharts input={input} but="/kundli" />
      <Rules
        kundli={kundli}
        options={input.options}
        onChange={actions ? (options) => actions.recast({ options }) : null}
      />
    </>
  )
}

function Head({ cast: { input, kundli }, at, actions }: ResultProps) {
  const text = useTexts(kundliTexts)
  const local = kundli.birth.ms + (kundli.birth.offsetSeconds ?? 0) * 1000
  const time =
    input.time === null
      ? text.timeUnknown
      : input.uncertaintyMinutes > 0
        ? `${input.time} ${text.within(input.uncertaintyMinutes)}`
        : input.time
  const heading = useRef<HTMLHeadingElement>(null)
  const name = input.name || text.unnamed
  useTitle(text.pageTitle(name))
  // The form was long, so the page scrolls to the top of the result.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="page-head">
      <div>
        <h1 tabIndex={-1} ref={heading} className="focus:outline-none">
          {name}
        </h1>
        <p className="num">
          {weekdayText(local)} {longDayText(local)}, {time} · {placeLabel(input.place)} ·{' '}
          {offsetText(kundli.birth.offsetSeconds ?? 0)}
        </p>
        <ZoneRule cast={{ input, kundli }} actions={actions} />
      </div>
      {actions ? (
        <ResultActions main={<AskButton input={input} />}>
          <Button size="sm" onClick={actions.edit}>
            <MoreIcon name="pencil" size="sm" />
            {text.edit}
          </Button>
          <Button size="sm" onClick={() => void shareAddress(text.shared)}>
            <MoreIcon name="share-2" size="sm" />
            {text.share}
          </Button>
          <Button size="sm" onClick={() => window.print()}>
            <MoreIcon name="printer" size="sm" />
            {text.print}
          </Button>
          <HindiButton cast={{ input, kundli }} at={at} />
          <PdfButton
            name={input.name || 'kundli'}
            make={async () => (await import('#app/screens/kundli/kundli-pdf.ts')).kundliPdf({ input, kundli }, at)}
          />
          <SaveButton input={input} />
        </ResultActions>
      ) : null}
    </div>
  )
}

function AskButton({ input }: { input: CastInput }) {
  const text = useTexts(kundliTexts)
  return (
    <ButtonLink
      to="/astrologers"
      size="sm"
      variant="primary"
      onClick={() => storeBirthToAskAbout(tab, profileOf(input, text.unnamed))}
    >
      {text.ask}
    </ButtonLink>
  )
}

function Summary({ kundli, at }: { kundli: Kundli; at: number }) {
  const text = useTexts(kundliTexts)
  const grahaNames = useTexts(grahaNameTexts)
  const [maha, antar] = dashaChain(kundli, at, 2)
  const { avakahada, lagna } = kundli
  // For an unknown time, only statements that hold during the whole day have no mark.
  const guess = (part: UncertainPart) =>
    isTimeUnknown(kundli) && kundli.uncertainty.changes.includes(part) ? (
      <span className="text-muted">{text.atNoon}</span>
    ) : null
  const lord = (period?: { lord: string }) => grahaNames[period?.lord as keyof (typeof grahaNameTexts)['en']] ?? ''
  return (
    <dl className="kundli-summary mt-4 border-t border-line key-values sm:max-[1240px]:col-2 sm:max-[1240px]:row-2 sm:max-[1240px]:mt-0 sm:max-[1240px]:self-start">
      <div>
        <dt>{text.lagna}</dt>
        <dd>
          {text.sign(lagna.sign)} {guess('lagna')}
        </dd>
      </div>
      <div>
        <dt>{text.moonSign}</dt>
        <dd>
          {text.sign(avakahada.sign)} {guess('moon_sign')}
        </dd>
      </div>
      <div>
        <dt>{text.nakshatra}</dt>
        <dd>
          {text.pada(text.star(avakahada.nakshatra), avakahada.pada)} {guess('moon_pada')}
        </dd>
      </div>
      {maha ? (
        <div>
          <dt>{text.running}</dt>
          <dd>{[lord(maha), lord(antar)].filter(Boolean).join(', ')}</dd>
        </div>
      ) : null}
    </dl>
  )
}
