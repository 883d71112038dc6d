// The top of a match: the dial, what carries it, and the flags in one line each.

import type { KootaDosha } from 'drishti-jyotish/match/exceptions.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import type { PairResult } from '#app/screens/match/cast-pair.ts'
import { kootaRows, linesOf, listed, matchSentence, opening } from '#app/screens/match/match-sentences.ts'
import { matchTexts } from '#app/screens/match/match-text.ts'
import { BALANCE_TONES, BAND_TONES, DOSHA_TONES } from '#app/screens/match/tones.ts'
import { Chip, type ChipTone } from '#app/ui/chip.tsx'
import { Dial } from './dial.tsx'

type Flag = { label: string; tone: ChipTone }

export function doshaFlag({ present, exceptions }: KootaDosha): Flag {
  const text = matchTexts[currentLanguage()]
  const state = !present ? 'absent' : exceptions.length > 0 ? 'lifted' : 'present'
  return { label: text.dosha[state], tone: DOSHA_TONES[state] }
}

function manglikFlag({ match: { manglik }, within: { levels } }: PairResult): Flag {
  const text = matchTexts[currentLanguage()]
  if (!manglik) return { label: text.needsBirths, tone: 'neutral' }
  const balance = levels.a.length > 1 || levels.b.length > 1 ? 'depends' : manglik.balance
  return { label: text.balance[balance], tone: BALANCE_TONES[balance] }
}

export function Verdict({ result }: { result: PairResult }) {
  const text = useTexts(matchTexts)
  const { match, within, swapped } = result
  const { total, max, band, doshas } = match
  const { carrying, points, talk } = opening(kootaRows(match), total)
  const flags: [string, Flag][] = [
    ...doshas.map((dosha): [string, Flag] => [text.flags[dosha.koota], doshaFlag(dosha)]),
    [text.flags.manglik, manglikFlag(result)],
    [
      result.kundlis.a || result.kundlis.b ? text.flags.within : text.flags.stars,
      within.min === within.max
        ? { label: text.holds, tone: 'ok' }
        : { label: text.between(within.min, within.max), tone: 'warn' },
    ],
    [text.flags.swapped, { label: text.points(swapped, max), tone: 'neutral' }],
  ]
  return (
    <section className="grid overflow-hidden card *:min-w-0 min-[900px]:grid-cols-[340px_1fr]">
      <div
        className="grid content-center justify-items-center gap-1.5 border-b border-line bg-sunken p-7 min-[900px]:border-r min-[900px]:border-b-0 min-[900px]:border-line"
        aria-live="polite"
      >
        <Dial total={total} max={max} />
        <Chip tone={BAND_TONES[band]}>{text.bands[band]}</Chip>
      </div>
      <div className="p-7 wrap-anywhere min-[900px]:px-9 min-[900px]:py-8">
        <h2 className="heading-sm">{text.carries}</h2>
        <p className="mt-2.5 max-w-[62ch]">
          {carrying.length > 0 ? text.carry(listed(carrying.map(({ name }) => name)), points, total) : text.carryNone}{' '}
          {talk.length > 0
            ? `${text.talk} ${talk.map(({ name, meaning }) => `${name}: ${lower(meaning)}`).join(' ')}`
            : ''}
        </p>
        {linesOf(match, 'verdict').map(({ message }) => (
          <p key={message.key} className="mt-3 max-w-[62ch]">
            {matchSentence(message)}
          </p>
        ))}
        <p className="mt-3 text-small text-muted">{text.convention}</p>
        <dl className="mt-5.5 grid grid-cols-1 border-t border-line sm:grid-cols-2 sm:gap-x-8 sm:gap-y-0">
          {flags.map(([name, { label, tone }]) => (
            <div
              key={name}
              className="flex items-center justify-between gap-3 border-b border-line px-0 py-2.5 text-14"
            >
              <dt>{name}</dt>
              <dd>
                <Chip tone={tone}>{label}</Chip>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

const lower = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)
