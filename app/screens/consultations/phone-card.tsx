// Beside a call by phone: our number, and how far each side is.
import type { Side } from '#app/live/room-model.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { formatPhone } from '#app/ui/phone-number.ts'
import type { RoomState } from '#workers/contract/live.ts'
import { deviceOf, legStatusText, type Names, phoneText as text } from './phone-text.ts'

type Props = { kind: RoomState['kind']; side: Side; names: Names; state: RoomState | null }

export function PhoneCard({ kind, side, names, state }: Props) {
  const sides: Side[] = side === 'user' ? ['user', 'astrologer'] : ['astrologer', 'user']
  const mine = deviceOf(side, kind)
  return (
    <section className="card card--pad" aria-label={text.phones}>
      {mine === 'phone' && state?.shown_number ? (
        <div className="pnumber">
          <h2 className="h-xs">{text.numberTitle}</h2>
          <p className="pnumber__n num">{formatPhone(state.shown_number)}</p>
          <p className="tiny muted">{text.number}</p>
        </div>
      ) : null}
      <h2 className="h-xs">{text.legs}</h2>
      <ul className="plegs">
        {sides.map((each) => (
          <PhoneLeg
            key={each}
            name={each === side ? text.you : names[each]}
            device={deviceOf(each, kind)}
            state={state?.legs?.[each] ?? 'none'}
          />
        ))}
      </ul>
      {mine === 'phone' ? <p className="tiny muted">{text.gate}</p> : null}
    </section>
  )
}

type LegProps = { name: string; device: ReturnType<typeof deviceOf>; state: NonNullable<RoomState['legs']>[Side] }

function PhoneLeg({ name, device, state }: LegProps) {
  const { label, tone, icon } = legStatusText(state, device)
  return (
    <li className="between">
      <span className="row min0">
        <Icon name={icon} />
        <span className="min0">
          <b className="plegs__who">{name}</b>
          <span className="tiny muted">{device === 'web' ? text.byWeb : text.byPhone}</span>
        </span>
      </span>
      <Chip tone={tone}>{label}</Chip>
    </li>
  )
}
