// The quality of the connection, in figures and in words.

import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import type { LineState, PageCall } from '#app/realtime/voice/use-call.ts'
import { Callout } from '#app/ui/callout.tsx'
import { Chip, type ChipTone } from '#app/ui/chip.tsx'
import { callTexts } from './call-text.ts'

export function CallLineCard({ call }: { call: PageCall }) {
  const text = useTexts(callTexts).line
  const callText = useTexts(callTexts)
  const { line, terms, status } = call
  const lost = status === 'reconnecting'
  const sample = lost ? null : (line?.sample ?? null)
  const quality = lost ? lostLine() : qualityOf(line)
  const worst = lost ? undefined : line?.warnings[0]
  return (
    <section className="bg-(--night-card) card card-pad" aria-label={text.title}>
      <div className="flex items-center justify-between gap-4">
        <h2 className="heading-xs">{text.title}</h2>
        {quality ? <Chip tone={quality.tone}>{quality.label}</Chip> : null}
      </div>
      <dl className="mt-2 key-values">
        <Row name={text.score}>{sample && sample.score !== null ? text.ofFive(sample.score) : null}</Row>
        <Row name={text.roundTrip}>{sample && sample.roundTripMs !== null ? text.ms(sample.roundTripMs) : null}</Row>
        <Row name={text.jitter}>{sample ? text.ms(sample.jitterMs) : null}</Row>
        <Row name={text.loss}>{sample ? text.percent(sample.lossPercent) : null}</Row>
        <Row name={text.codec}>{sample?.codec ?? null}</Row>
      </dl>
      <div role="status">
        {worst ? (
          <Callout tone="warn" className="mt-3">
            {callText.warnings[worst]}
          </Callout>
        ) : null}
      </div>
      {terms ? (
        <p className="mt-3 text-tiny text-muted">
          {terms.provider === 'twilio' ? text.provider : terms.relay_only ? text.relayed : text.direct}
        </p>
      ) : null}
    </section>
  )
}

function Row({ name, children }: { name: string; children: string | null }) {
  const text = useTexts(callTexts).line
  return (
    <div>
      <dt>{name}</dt>
      <dd className={children === null ? 'text-muted' : 'num'} translate={children === null ? undefined : 'no'}>
        {children ?? text.none}
      </dd>
    </div>
  )
}

type Quality = { label: string; tone: ChipTone }
const lostLine = (): Quality => ({ label: callTexts[currentLanguage()].line.lost, tone: 'danger' })

function qualityOf(line: LineState | null): Quality | null {
  const text = callTexts[currentLanguage()].line
  const score = line?.sample.score ?? null
  if (line === null || score === null) return null
  if (score < 3) return { label: text.poor, tone: 'danger' }
  if (score < 4 || line.warnings.length > 0) return { label: text.fair, tone: 'warn' }
  return { label: text.good, tone: 'ok' }
}
