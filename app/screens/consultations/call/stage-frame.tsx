// The frame of a call's stage: name, state, controls.

import type { ReactNode } from 'react'
import { addressOf } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import type { ConsultationRoom } from '#app/screens/consultations/room/use-consultation-room.ts'
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { cx } from '#app/ui/cx.ts'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { PlainButton } from '#app/ui/plain-button.tsx'
import type { WireConsultation } from '#workers/contract/consultations/consultations.ts'
import { callCircleClass, callControlClass } from './call-control-class.ts'
import { callTexts } from './call-text.ts'
import { openInOtherTabTexts } from './open-in-other-tab-text.ts'

type Props = {
  place: ConsultationRoom
  consultationId: string
  /** The call's state in this tab. */
  line: string
  /** The sentence about the other side: disconnected and why, or muted. */
  otherSide?: string | null
  /** A problem with its solution. */
  problem?: ReactNode
  /** Controls before those of every call. */
  children?: ReactNode
}

export function StageFrame({ place, consultationId, line, otherSide = null, problem, children }: Props) {
  const text = useTexts(callTexts)
  const { room, actions, over, used, other, end, ending } = place
  const leaving = ending !== 'no'
  const elsewhere = room.link === 'replaced' && !over
  return (
    <section
      className="relative grid min-w-0 content-center-safe justify-items-center px-5 py-8 text-center desk-beside:overflow-y-auto desk-open:py-1"
      aria-label={text.conversation}
    >
      <div className="desk-open:hidden room-flat:hidden">
        <CallOrb other={other} used={used} />
      </div>
      <h2 className="mt-3 max-w-full text-38 wrap-anywhere desk-open:hidden room-flat:hidden">{other.full_name}</h2>
      <p className="text-muted" role="status">
        <span className="desk-open:sr-only">
          {over ? text.over : leaving ? text.ending : elsewhere ? text.elsewhere : line}
        </span>
        {over || leaving || elsewhere || room.link !== 'open' || !otherSide ? null : (
          <span className="mt-1 block text-small text-text desk-open:my-1">{otherSide}</span>
        )}
      </p>
      {over || leaving ? null : elsewhere ? <OpenInOtherTab onHere={actions.enter} /> : problem}
      {over || elsewhere ? null : (
        <div
          className="mt-8 flex flex-wrap justify-center gap-3 in-data-ended:hidden max-[481px]:gap-2 desk-open:mt-0 room-flat:mt-4"
          data-controls
        >
          {children}
          <a
            className={callControlClass}
            href={addressOf(`/calls/${consultationId}/files`)}
            // biome-ignore lint/security/noBlankTarget: our own page, which must find back to this one
            target="_blank"
            rel="opener"
          >
            <MoreIcon name="folder-open" className={callCircleClass()} />
            <span>{text.files}</span>
          </a>
          {/* On phones this button is in the bar, which is always visible. */}
          <PlainButton
            className={cx(callControlClass, 'max-lg:hidden')}
            aria-disabled={leaving || undefined}
            onClick={end}
          >
            <MoreIcon name="phone-off" className={callCircleClass('end')} />
            <span>{leaving ? text.ending : text.end}</span>
          </PlainButton>
        </div>
      )}
    </section>
  )
}

// The ring around the portrait: its arc is the used share of the holds.
const CENTRE = 200
const OUTER = 192
const TICKS = Array.from({ length: 120 }, (_, i) => {
  const angle = (i * Math.PI) / 60
  const inner = OUTER - (i % 10 === 0 ? 12 : 6)
  const point = (radius: number) =>
    `${(CENTRE + radius * Math.cos(angle)).toFixed(1)} ${(CENTRE + radius * Math.sin(angle)).toFixed(1)}`
  return `M${point(OUTER)}L${point(inner)}`
}).join('')

function CallOrb({ other, used }: { other: WireConsultation['user']; used: number }) {
  const photo = usePhotoUrl()
  return (
    <div className="orb">
      <svg viewBox="0 0 400 400" aria-hidden="true">
        <g className="orb-rings">
          {[104, 126, 148, 170].map((radius, i) => (
            <circle key={radius} cx={CENTRE} cy={CENTRE} r={radius} style={{ ['--ring' as string]: i }} />
          ))}
        </g>
        <path d={TICKS} className="orb-ticks" />
        <circle
          cx={CENTRE}
          cy={CENTRE}
          r={OUTER}
          className="orb-used"
          pathLength={100}
          style={{ ['--used' as string]: Math.min(100, used * 100) }}
        />
      </svg>
      <Avatar name={other.full_name} photo={photo(other.profile_photo)} size="orb" />
    </div>
  )
}

// Another page has taken this call over. Only one page can have it, and this one can take it back.
function OpenInOtherTab({ onHere }: { onHere(): void }) {
  const text = useTexts(openInOtherTabTexts)
  return (
    <div role="status">
      <Callout
        tone="warn"
        className="mt-5 max-w-110 text-left"
        title={text.title}
        action={
          <Button size="sm" onClick={onHere}>
            {text.here}
          </Button>
        }
      >
        {text.body}
      </Callout>
    </div>
  )
}
