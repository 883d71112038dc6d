// The page of a web or phone call: bar with the meter, banner, stage, and the column beside it.
import type { ReactNode } from 'react'
import type { Side } from '#app/live/room-model.ts'
import { cx } from '#app/ui/cx.ts'
import { MeterLine, meterClass } from '#app/ui/meter.tsx'
import { ScrollArea } from '#app/ui/scroll-area.tsx'
import type { AttachedBirth } from '#workers/contract/birth-profiles.ts'
import type { WireConsultation } from '#workers/contract/consultations.ts'
import type { RoomChatMessage } from '#workers/contract/live.ts'
import { callText as text } from './call-text.ts'
import { ChatBanner } from './chat-banner.tsx'
import { ChatBar } from './chat-bar.tsx'
import { chatText } from './chat-text.ts'
import { serverDeadline } from './room-hooks.ts'
import type { ConsultationRoom } from './use-consultation-room.ts'
import { WaitingPanel } from './waiting-panel.tsx'

export type CallPageProps = {
  consultation: WireConsultation
  transcript: RoomChatMessage[]
  side: Side
  back: string
  birth: AttachedBirth | null
  /** Whether this side has rated the line. */
  feedbackGiven: boolean
}

type Props = Pick<CallPageProps, 'consultation' | 'side' | 'back'> & {
  place: ConsultationRoom
  stage: ReactNode
  aside: ReactNode
  children?: ReactNode
}

export function CallFrame({ consultation, side, back, place, stage, aside, children }: Props) {
  const { room, state, over, taken, reading, meter, other } = place
  return (
    <main id="main" className={cx('room room--call night', meterClass(meter), over && 'is-ended')}>
      <ChatBar
        {...{ back, other, side, consultation, room, reading, over }}
        onEnd={over ? null : place.end}
        endLabel={place.ending !== 'no' ? text.ending : taken ? text.end : chatText.cancel}
      />
      <MeterLine used={reading?.used ?? 0} state={meter} />
      <ChatBanner
        consultation={consultation}
        side={side}
        other={other.full_name}
        room={room}
        reading={reading}
        ending={place.ending}
      />
      <ScrollArea className="callgrid">
        {taken || over ? (
          stage
        ) : (
          <section className="callstage">
            <WaitingPanel state={state} side={side} other={other} deadlineAt={serverDeadline(room)} call />
          </section>
        )}
        {aside}
      </ScrollArea>
      {children}
    </main>
  )
}
