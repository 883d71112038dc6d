// Sade sati and dhaiya below the doshas of the desk.

import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { ReadingSentence } from '#app/charts/reading-sentence.tsx'
import { saturnPhaseTexts } from '#app/charts/saturn-phases.ts'
import { dayText } from '#app/format/format.ts'
import { useTexts } from '#app/language/texts.ts'
import { deskTexts } from '#app/screens/consultations/desk/desk-text.ts'
import { compute } from '#app/screens/consultations/desk/engine/compute.ts'
import { useComputed } from '#app/screens/consultations/desk/engine/use-computed.ts'
import { PointButton } from '#app/screens/consultations/desk/point-button.tsx'
import type { Desk } from '#app/screens/consultations/desk/use-desk.ts'
import { Chip } from '#app/ui/chip.tsx'

/** Calculated in the engine's worker, because it covers a hundred years. */
export function SaturnView({ desk, made, at }: { desk: Desk; made: Kundli; at: number }) {
  const text = useTexts(deskTexts)
  const kundliText = useTexts(kundliTexts)
  const saturnPhases = useTexts(saturnPhaseTexts)
  const key = JSON.stringify([made.birth, made.rules, at])
  const found = useComputed({ key, group: key }, () => compute('saturn', made, at))
  if (found === null || found === 'failed') return null
  const { over, end, phase, messages } = found
  const offsetMs = (made.birth.offsetSeconds ?? 0) * 1000
  return (
    <section>
      <PointButton
        desk={desk}
        target={{ of: 'dosha', dosha: 'sade_sati' }}
        label={text.pointTo(text.dosha(text.sadeSati))}
        className="-mx-2 flex w-[calc(100%+16px)] items-center justify-between gap-3 px-2 py-1.5"
      >
        <b>{text.saturn}</b>
        {over ? (
          <Chip>{kundliText.saturn.over}</Chip>
        ) : (
          <Chip tone={phase ? 'warn' : 'ok'}>{phase ? saturnPhases[phase] : kundliText.saturn.notNow}</Chip>
        )}
      </PointButton>
      {over ? <p className="text-small">{kundliText.saturn.overText(dayText(end + offsetMs))}</p> : null}
      {messages.map((message) => (
        <ReadingSentence key={message.key + JSON.stringify(message.params)} message={message} offsetMs={offsetMs} />
      ))}
    </section>
  )
}
