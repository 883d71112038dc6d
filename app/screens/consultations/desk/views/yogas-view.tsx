import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { type ReadingLine, readingOf } from 'drishti-jyotish/kundli/reading.ts'
import { doshaLevelTexts, LEVEL_TONES } from '#app/charts/dosha-levels.ts'
import { ReadingSentence } from '#app/charts/reading-sentence.tsx'
import { namedTexts } from '#app/format/name-text.ts'
import { useTexts } from '#app/language/texts.ts'
import { deskTexts } from '#app/screens/consultations/desk/desk-text.ts'
import { PointButton } from '#app/screens/consultations/desk/point-button.tsx'
import { visitedHere } from '#app/screens/consultations/desk/pointed-by.ts'
import type { Desk } from '#app/screens/consultations/desk/use-desk.ts'
import { Chip } from '#app/ui/chip.tsx'
import type { DeskTarget } from '#workers/contract/consultations/desk.ts'
import { SaturnView } from './saturn-view.tsx'

/** The yogas of the chart, then the doshas, each with its rule. */
export function YogasView({ desk, made, at }: { desk: Desk; made: Kundli; at: number }) {
  const text = useTexts(deskTexts)
  const named = useTexts(namedTexts)
  const offsetMs = (made.birth.offsetSeconds ?? 0) * 1000
  const doshas = readingOf(made).filter(({ section }) => section === 'doshas')
  const ids = [...new Set(doshas.map(doshaOf))]
  const visited = visitedHere(desk)
  return (
    <div className="space-y-4">
      {visited?.of === 'yoga' && !made.yogas.some(({ id }) => id === visited.yoga) ? (
        <p role="status" className="rounded-card bg-busy-bg px-3.5 py-2.5 text-small">
          {text.notFormed(named(visited.yoga))}
        </p>
      ) : null}
      {made.yogas.length === 0 ? <p className="text-small text-muted">{text.noYogas}</p> : null}
      {yogasOf(made).map(({ id, source, messages }) => {
        const target: DeskTarget = { of: 'yoga', yoga: id }
        return (
          <section key={id}>
            <PointButton
              desk={desk}
              target={target}
              label={text.pointTo(text.yoga(named(id)))}
              className="-mx-2 flex w-[calc(100%+16px)] items-baseline justify-between gap-4 px-2 py-1.5"
            >
              <b>{named(id)}</b>
              <span className="text-tiny text-muted">{source}</span>
            </PointButton>
            {messages.map((message) => (
              <ReadingSentence
                key={message.key + JSON.stringify(message.params)}
                message={message}
                offsetMs={offsetMs}
              />
            ))}
          </section>
        )
      })}
      <h3 className="border-t border-line pt-4 heading-xs">{text.doshas}</h3>
      {ids.map((dosha) => (
        <section key={dosha}>
          <PointButton
            desk={desk}
            target={{ of: 'dosha', dosha }}
            label={text.pointTo(text.dosha(named(dosha)))}
            className="-mx-2 flex w-[calc(100%+16px)] items-center justify-between gap-3 px-2 py-1.5"
          >
            <b>{named(dosha)}</b>
            <Level level={levelOf(made, dosha)} />
          </PointButton>
          {doshas
            .filter((line) => doshaOf(line) === dosha)
            .map(({ message }) => (
              <ReadingSentence
                key={message.key + JSON.stringify(message.params)}
                message={message}
                offsetMs={offsetMs}
              />
            ))}
        </section>
      ))}
      <SaturnView desk={desk} made={made} at={at} />
    </div>
  )
}

function Level({ level }: { level: keyof (typeof doshaLevelTexts)['en'] | null }) {
  const doshaLevels = useTexts(doshaLevelTexts)
  return level ? <Chip tone={LEVEL_TONES[level]}>{doshaLevels[level]}</Chip> : null
}

/** The strength of a dosha; null if its rule has no degrees. */
export function levelOf({ manglik, kaalSarp }: Pick<Kundli, 'manglik' | 'kaalSarp'>, dosha: string) {
  if (dosha === 'manglik') return manglik.level
  return dosha === 'kaal_sarp' ? kaalSarp.level : null
}

/** Each yoga once: several pairs may form one, with a sentence each, but it is one target. */
export function yogasOf({ yogas }: Pick<Kundli, 'yogas'>) {
  return [...new Map(yogas.map((yoga) => [yoga.id, yoga])).values()].map(({ id, source }) => ({
    id,
    source,
    messages: yogas.filter((each) => each.id === id).map(({ message }) => message),
  }))
}

/** doshaOf of the key "manglik.level.full" = "manglik", of "dosha.guru_chandal" = "guru_chandal". */
function doshaOf({ message: { key } }: ReadingLine): string {
  const [first = '', second = ''] = key.split('.')
  return first === 'dosha' ? second : first
}
