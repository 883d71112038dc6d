// The middle of a call by phone: who, what happens now, what one can do.
import { Icon } from '#app/ui/icon.tsx'
import type { WireConsultation } from '#workers/contract/sessions.ts'
import { CallOrb } from './call-orb.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { phoneText as text } from './phone-words.ts'

type Props = {
  other: WireConsultation['user']
  used: number
  line: string
  filesUrl: string
  /** Takes the page back from another tab; null where this one has it. */
  onHere: (() => void) | null
  onEnd: (() => void) | null
}

export function PhoneStage({ other, used, line, filesUrl, onHere, onEnd }: Props) {
  return (
    <section className="callstage" aria-label={text.conversation}>
      <CallOrb other={other} used={used} />
      <h2 className="callname">{other.full_name}</h2>
      <p className="muted" role="status">
        {line}
      </p>
      {onHere ? <Elsewhere onHere={onHere} /> : null}
      {onEnd ? (
        <div className="ctrls">
          <a className="ctrl" href={filesUrl} target="_blank" rel="noreferrer">
            <Icon name="folder-open" />
            <span>{text.files}</span>
          </a>
          <button type="button" className="ctrl ctrl--end" onClick={onEnd}>
            <Icon name="phone-off" />
            <span>{text.end}</span>
          </button>
        </div>
      ) : null}
    </section>
  )
}
