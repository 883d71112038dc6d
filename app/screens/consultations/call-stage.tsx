// The middle of a call: who, how it stands, and what one can do.
import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { PageCall } from '#app/voice/use-call.ts'
import type { WireConsultation } from '#workers/contract/sessions.ts'
import { CallOrb } from './call-orb.tsx'
import { callText as text } from './call-text.ts'
import { Elsewhere } from './elsewhere.tsx'

export type CallPanel = 'keypad' | 'sound' | null

type Props = {
  other: WireConsultation['user']
  call: PageCall
  used: number
  over: boolean
  /** The meter runs. */
  running: boolean
  /** Takes the call back from another tab; null where this one has it. */
  onHere: (() => void) | null
  panel: CallPanel
  onPanel(panel: CallPanel): void
  filesUrl: string
  onEnd: (() => void) | null
}

export function CallStage({ other, call, used, over, running, onHere, panel, onPanel, filesUrl, onEnd }: Props) {
  const problem = onHere ? undefined : text.problems[call.status]
  const toggle = (name: CallPanel) => onPanel(panel === name ? null : name)
  return (
    <section className="callstage" aria-label={text.conversation}>
      <CallOrb other={other} used={used} />
      <h2 className="callname">{other.full_name}</h2>
      <p className="muted" role="status">
        {over ? text.over : onHere ? text.elsewhere : text.statuses[call.status]}
      </p>
      {onHere ? <Elsewhere onHere={onHere} /> : null}
      {problem && !over ? (
        <Callout
          tone="warn"
          className="callproblem"
          action={
            call.status === 'unsupported' ? null : (
              <Button size="sm" onClick={call.again}>
                {text.again}
              </Button>
            )
          }
        >
          {problem} {running ? null : text.notCharged}
        </Callout>
      ) : null}
      {onEnd && !onHere ? (
        <div className="ctrls">
          <Control
            icon={call.muted ? 'mic-off' : 'mic'}
            pressed={call.muted}
            disabled={!call.microphone}
            onClick={() => call.mute(!call.muted)}
          >
            {call.muted ? text.muted : text.mute}
          </Control>
          <Control icon="grip" expanded={panel === 'keypad'} onClick={() => toggle('keypad')}>
            {text.keypad}
          </Control>
          <Control icon="volume-2" expanded={panel === 'sound'} onClick={() => toggle('sound')}>
            {text.devices}
          </Control>
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

type ControlProps = {
  icon: IconName
  pressed?: boolean
  /** Its panel beside the call is shown. */
  expanded?: boolean
  disabled?: boolean
  onClick(): void
  children: ReactNode
}

function Control({ icon, pressed, expanded, disabled, onClick, children }: ControlProps) {
  return (
    <button
      type="button"
      className="ctrl"
      aria-pressed={pressed}
      aria-expanded={expanded}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span>{children}</span>
    </button>
  )
}
