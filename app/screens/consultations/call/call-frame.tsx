// The page of a web or phone call: bar with the meter, banner, stage, and the side column.

import type { ReactNode } from 'react'
import { useTexts } from '#app/language/texts.ts'
import type { Side } from '#app/realtime/room/room-model.ts'
import { ChatBanner } from '#app/screens/consultations/chat/chat-banner.tsx'
import { ChatBar } from '#app/screens/consultations/chat/chat-bar.tsx'
import { chatTexts } from '#app/screens/consultations/chat/chat-text.ts'
import { serverDeadline } from '#app/screens/consultations/room/room-hooks.ts'
import type { ConsultationRoom } from '#app/screens/consultations/room/use-consultation-room.ts'
import { WaitingPanel } from '#app/screens/consultations/room/waiting-panel.tsx'
import { cx } from '#app/ui/cx.ts'
import { MeterLine, meterClass } from '#app/ui/meter.tsx'
import { ScrollArea } from '#app/ui/table/scroll-area.tsx'
import type { AttachedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import type { StoredReview, WireConsultation } from '#workers/contract/consultations/consultations.ts'
import type { DeskPoint } from '#workers/contract/consultations/desk.ts'
import type { RoomChatMessage } from '#workers/contract/consultations/live.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { callTexts } from './call-text.ts'

export type CallPageProps = {
  consultation: WireConsultation
  transcript: RoomChatMessage[]
  side: Side
  back: string
  birth: AttachedBirth | null
  points: readonly DeskPoint[]
  /** True once this side has rated the connection. */
  feedbackGiven: boolean
  /** The user's rating of the consultation. */
  review: StoredReview | null
}

type Props = Pick<CallPageProps, 'consultation' | 'side' | 'back' | 'birth'> & {
  place: ConsultationRoom
  stage: ReactNode
  aside: ReactNode
  children?: ReactNode
}

/** After the end only the client sees the birth. */
export const showsBirth = ({ birth, side, over }: Pick<CallPageProps, 'birth' | 'side'> & { over: boolean }) =>
  birth !== null && (!over || side === 'user')

export function CallFrame({ consultation, side, back, birth, place, stage, aside, children }: Props) {
  const text = useTexts(callTexts)
  const chatText = useTexts(chatTexts)
  const { room, state, over, taken, reading, meter, other } = place
  return (
    <main
      id="main"
      data-room="call"
      data-ended={over || undefined}
      className={cx('night room-height flex flex-col bg-ink text-text', meterClass(meter))}
    >
      <ChatBar
        back={back}
        other={other}
        side={side}
        consultation={consultation}
        room={room}
        reading={reading}
        over={over}
        onEnd={over ? null : place.end}
        endLabel={place.ending !== 'no' ? text.ending : taken ? text.end : chatText.cancel}
      />
      <MeterLine used={reading?.used ?? 0} state={meter} />
      <ChatBanner
        consultation={consultation}
        side={side}
        other={isolatedName(other.full_name)}
        room={room}
        reading={reading}
        ending={place.ending}
        onGoOn={place.actions.goOn}
        onEnd={place.end}
      />
      <ScrollArea
        className={cx(
          'relative grid min-h-0 flex-1 grid-cols-1 overflow-auto bg-(image:--night-sky) desk-beside:grid-rows-[minmax(0,1fr)] desk-open:grid-rows-[auto_minmax(0,1fr)] desk-open:overflow-clip',
          showsBirth({ birth, side, over })
            ? // The desk is as wide as in a chat, beside its margin.
              'with-birth desk-beside:grid-cols-[minmax(0,1fr)_min(416px,50%)]'
            : 'desk-beside:grid-cols-[minmax(0,1fr)_min(340px,50%)]',
        )}
      >
        {taken || over ? (
          stage
        ) : (
          <section className="relative grid min-w-0 content-center-safe justify-items-center px-5 py-8 text-center desk-beside:overflow-y-auto desk-open:py-0">
            <WaitingPanel
              state={state}
              side={side}
              other={other}
              consultation={consultation}
              deadlineAt={serverDeadline(room)}
              call
            />
          </section>
        )}
        {aside}
      </ScrollArea>
      {children}
    </main>
  )
}
