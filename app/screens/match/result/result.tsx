// The whole match. Loaded on the first one, so that engine, words and blocks are not in the form's first load.

import { useEffect, useRef } from 'react'
import { OWN_RULES } from '#app/charts/kundli-rules.ts'
import { PdfButton } from '#app/charts/pdf/pdf-button.tsx'
import { useTexts } from '#app/language/texts.ts'
import { useTitle } from '#app/shell/use-title.ts'
import { ResultActions } from '#app/tool-forms/result-actions.tsx'
import { RulesForm } from '#app/tool-forms/rules-form.tsx'
import { shareAddress } from '#app/tool-forms/share-address.ts'
import { Button } from '#app/ui/button.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import type { PairResult } from '../cast-pair.ts'
import type { Names } from '../koota-rules.ts'
import type { MatchActions } from '../match-actions.ts'
import { matchIntroTexts } from '../match-intro-text.ts'
import { MATCH_CHOICES, readOptions } from '../match-rules.ts'
import { matchTexts } from '../match-text.ts'
import { pairRulesSentence } from '../pair-rules-sentence.ts'
import { AskLinks } from './ask-links.tsx'
import { Charts } from './charts.tsx'
import { DashaSandhiBlock } from './dasha-sandhi.tsx'
import { Doshas } from './doshas.tsx'
import { Kootas } from './kootas.tsx'
import { ManglikBlock } from './manglik.tsx'
import { PapasamyaBlock } from './papasamya.tsx'
import { Poruthams } from './poruthams.tsx'
import { ScoreRangeBlock } from './score-range-block.tsx'
import { Verdict } from './verdict.tsx'

type Props = {
  result: PairResult
  /** Actions that need JavaScript; null without it. */
  actions: MatchActions | null
}

export default function Result({ result, actions }: Props) {
  const matchIntro = useTexts(matchIntroTexts)
  const names: Names = {
    a: result.input.a.name || matchIntro.sides.a,
    b: result.input.b.name || matchIntro.sides.b,
  }
  return (
    <>
      <Head result={result} names={names} actions={actions} />
      <Verdict result={result} />
      <Kootas match={result.match} names={names} />
      <Doshas match={result.match} />
      <ManglikBlock result={result} names={names} />
      <Charts result={result} names={names} actions={actions} />
      <Poruthams match={result.match} names={names} />
      <PapasamyaBlock result={result} names={names} />
      <DashaSandhiBlock result={result} names={names} />
      <ScoreRangeBlock result={result} names={names} />
      <PairRules result={result} actions={actions} />
    </>
  )
}

type HeadProps = { result: PairResult; names: Names; actions: MatchActions | null }

function Head({ result, names, actions }: HeadProps) {
  const text = useTexts(matchTexts)
  const { input } = result
  const heading = useRef<HTMLHeadingElement>(null)
  const title = input.a.name || input.b.name ? text.pair(names.a, names.b) : text.fallback
  useTitle(text.pageTitle(title))
  // The form was long, so the page scrolls to the top of the result.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="page-head">
      <div className="min-w-0">
        <h1 tabIndex={-1} ref={heading} className="wrap-anywhere focus:outline-none">
          {title}
        </h1>
        <p>{text.lead(names.a, names.b)}</p>
      </div>
      {actions ? (
        <ResultActions main={<AskLinks input={input} names={names} />}>
          <Button size="sm" onClick={actions.edit}>
            <MoreIcon name="pencil" size="sm" />
            {text.edit}
          </Button>
          <Button size="sm" onClick={() => actions.again({ a: input.b, b: input.a })}>
            <MoreIcon name="users" size="sm" />
            {text.swap}
          </Button>
          <Button size="sm" onClick={() => void shareAddress(text.shared)}>
            <MoreIcon name="share-2" size="sm" />
            {text.share}
          </Button>
          <Button size="sm" onClick={() => window.print()}>
            <MoreIcon name="printer" size="sm" />
            {text.print}
          </Button>
          <PdfButton
            name={`${names.a} ${names.b}`}
            make={async () => (await import('#app/screens/match/match-pdf.ts')).matchPdf(result, names)}
          />
        </ResultActions>
      ) : null}
    </div>
  )
}

// The rules a match was made by, and the others one may choose.
const RULES = Object.keys(MATCH_CHOICES) as (keyof typeof MATCH_CHOICES)[]

export function PairRules({ result, actions }: { result: PairResult; actions: MatchActions | null }) {
  const { rules } = result.match
  const { options } = result.input
  return (
    <RulesForm
      rules={RULES.map((rule) => ({ rule, value: rules[rule] ?? OWN_RULES, choices: MATCH_CHOICES[rule].map(String) }))}
      usual={Object.keys(options).length === 0}
      onChange={
        actions &&
        ((rule, value) => {
          const changed = readOptions({ [rule]: value })
          // A preset resets all other rules.
          actions.again({ options: rule === 'preset' ? changed : { ...options, ...changed } })
        })
      }
      onUsual={() => actions?.again({ options: {} })}
    >
      {pairRulesSentence(result.match)}
    </RulesForm>
  )
}
