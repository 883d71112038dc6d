import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { useCall } from '#app/voice/use-call.ts'
import type { WireConsultation } from '#workers/contract/sessions.ts'
import { callText as text } from './call-text.ts'

type Props = {
  other: WireConsultation['user']
  call: ReturnType<typeof useCall>
  over: boolean
  onEnd: (() => void) | null
}

const PROBLEMS = { refused: text.refused, 'no-device': text.noDevice, unsupported: text.unsupported } as const

export function CallStage({ other, call, over, onEnd }: Props) {
  const photo = usePhotoUrl()
  const problem = PROBLEMS[call.status as keyof typeof PROBLEMS]
  return (
    <section className="callstage" aria-label={text.conversation}>
      <div className="orb">
        <svg viewBox="0 0 400 400" aria-hidden="true">
          <g className="orb__r">
            {[92, 118, 144, 170].map((radius, i) => (
              <circle key={radius} cx="200" cy="200" r={radius} style={{ ['--i' as string]: i }} />
            ))}
          </g>
        </svg>
        <Avatar name={other.full_name} photo={photo(other.profile_photo)} size="xl" />
      </div>
      <h2 className="callname">{other.full_name}</h2>
      <p className="muted" role="status">
        {over ? text.over : text.statuses[call.status]}
      </p>
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
          {problem}
        </Callout>
      ) : null}
      {onEnd ? (
        <div className="ctrls">
          <button
            type="button"
            className="ctrl"
            aria-pressed={call.muted}
            disabled={!call.microphone}
            onClick={() => call.mute(!call.muted)}
          >
            <Icon name={call.muted ? 'mic-off' : 'mic'} />
            <span>{call.muted ? text.muted : text.mute}</span>
          </button>
          <button type="button" className="ctrl ctrl--end" onClick={onEnd}>
            <Icon name="phone-off" />
            <span>{text.end}</span>
          </button>
        </div>
      ) : null}
    </section>
  )
}
