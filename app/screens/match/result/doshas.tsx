// The three doshas of the kootas, each with the exceptions that apply; they do not change the score.

import type { PairMatch } from 'drishti-jyotish/match/pair-input.ts'
import { useTexts } from '#app/language/texts.ts'
import { bhakootText } from '#app/screens/match/koota-rules.ts'
import { linesOf, matchSentence, matchSentenceByKey } from '#app/screens/match/match-sentences.ts'
import { matchTexts } from '#app/screens/match/match-text.ts'
import { resultLineClass } from '#app/tool-forms/result-line-class.ts'
import { Chip } from '#app/ui/chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { Block } from './result-section.tsx'
import { doshaFlag } from './verdict.tsx'

export function Doshas({ match }: { match: PairMatch }) {
  const text = useTexts(matchTexts)
  const lifted = linesOf(match, 'verdict').find(({ message }) => message.key === 'match.lifted')
  return (
    <Block id="doshas" term="dosha" title={text.doshas} what={text.what.doshas}>
      <div className="three-columns grid gap-6 *:min-w-0 sm:grid-cols-2 lg:grid-cols-3">
        {match.doshas.map((dosha) => {
          const flag = doshaFlag(dosha)
          return (
            <section key={dosha.koota} className="card card-pad">
              <div className="flex flex-wrap items-center justify-between gap-4">
                <h3>{text.flags[dosha.koota]}</h3>
                <Chip tone={flag.tone}>{flag.label}</Chip>
              </div>
              <p className={resultLineClass}>
                {dosha.present ? matchSentenceByKey(`match.dosha.${dosha.koota}`) : text.noDosha}
                {dosha.present && dosha.koota === 'bhakoot' ? ` ${bhakootText(match)}` : ''}
              </p>
              {dosha.exceptions.map((id) => (
                <p key={id} className={resultLineClass}>
                  {matchSentenceByKey(`match.exception.${dosha.koota}.${id}`)}
                </p>
              ))}
              {dosha.present && dosha.exceptions.length === 0 ? (
                <p className={cx(resultLineClass, 'text-muted')}>{text.noException}</p>
              ) : null}
            </section>
          )
        })}
      </div>
      {lifted ? <p className="mt-3.5 text-small text-muted">{matchSentence(lifted.message)}</p> : null}
    </Block>
  )
}
