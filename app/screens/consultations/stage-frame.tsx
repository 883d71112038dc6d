// The middle of a call: who, how it stands, and what one can do.
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { CallOrb } from './call-orb.tsx'
import { callText as text } from './call-text.ts'
import { Elsewhere } from './elsewhere.tsx'
import type { SessionRoom } from './session-room.ts'

type Props = {
  place: SessionRoom
  sessionId: string
  /** How it stands, while it lasts and this tab has it. */
  line: string
  /** What is wrong, and what to do about it. */
  problem?: ReactNode
  /** Controls before those that every call has. */
  children?: ReactNode
}

export function StageFrame({ place, sessionId, line, problem, children }: Props) {
  const { room, actions, over, used, other, end, ending } = place
  const leaving = ending !== 'no'
  const elsewhere = room.link === 'replaced' && !over
  return (
    <section className="callstage" aria-label={text.conversation}>
      <CallOrb other={other} used={used} />
      <h2 className="callname">{other.full_name}</h2>
      <p className="muted" role="status">
        {over ? text.over : leaving ? text.ending : elsewhere ? text.elsewhere : line}
      </p>
      {over || leaving ? null : elsewhere ? <Elsewhere onHere={actions.enter} /> : problem}
      {over || elsewhere ? null : (
        <div className="ctrls">
          {children}
          {/* biome-ignore lint/security/noBlankTarget: our own page, which must find back to this one */}
          <a className="ctrl" href={`/calls/${sessionId}/files`} target="_blank" rel="opener">
            <Icon name="folder-open" />
            <span>{text.files}</span>
          </a>
          <button type="button" className="ctrl ctrl--end" aria-disabled={leaving || undefined} onClick={end}>
            <Icon name="phone-off" />
            <span>{leaving ? text.ending : text.end}</span>
          </button>
        </div>
      )}
    </section>
  )
}
