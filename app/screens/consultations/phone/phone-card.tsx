// Beside a phone call: our number, and the state of each side's phone.
import { useTexts } from '#app/language/texts.ts'
import type { Side } from '#app/realtime/room/room-model.ts'
import { Chip } from '#app/ui/chip.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { formatPhone } from '#app/ui/phone-number.ts'
import type { RoomState } from '#workers/contract/consultations/live.ts'
import { deviceOf, legStatusText, type Names } from './phone-line.ts'
import { phoneTexts } from './phone-text.ts'

type Props = { kind: RoomState['kind']; side: Side; names: Names; state: RoomState | null }

export function PhoneCard({ kind, side, names, state }: Props) {
  const text = useTexts(phoneTexts)
  const sides: Side[] = side === 'user' ? ['user', 'astrologer'] : ['astrologer', 'user']
  const mine = deviceOf(side, kind)
  return (
    <section className="bg-(--night-card) card card-pad" aria-label={text.phones}>
      {mine === 'phone' && state?.shown_number ? (
        <div className="mb-4 border-b border-line pb-4">
          <h2 className="heading-xs">{text.numberTitle}</h2>
          <p className="mx-0 mt-1.5 mb-1 num text-24 font-semibold">{formatPhone(state.shown_number)}</p>
          <p className="text-tiny text-muted">{text.number}</p>
        </div>
      ) : null}
      <h2 className="heading-xs">{text.legs}</h2>
      <ul className="mx-0 my-3 grid gap-3.5">
        {sides.map((each) => (
          <PhoneLeg
            key={each}
            name={each === side ? text.you : names[each]}
            device={deviceOf(each, kind)}
            state={state?.legs?.[each] ?? 'none'}
          />
        ))}
      </ul>
      {mine === 'phone' ? <p className="text-tiny text-muted">{text.gate}</p> : null}
    </section>
  )
}

type LegProps = { name: string; device: ReturnType<typeof deviceOf>; state: NonNullable<RoomState['legs']>[Side] }

function PhoneLeg({ name, device, state }: LegProps) {
  const text = useTexts(phoneTexts)
  const { label, tone, icon } = legStatusText(state, device)
  return (
    <li className="flex items-center justify-between gap-4">
      <span className="flex min-w-0 items-center gap-3">
        <MoreIcon name={icon} />
        <span className="min-w-0">
          <b className="block truncate">{name}</b>
          <span className="text-tiny text-muted">{device === 'web' ? text.byWeb : text.byPhone}</span>
        </span>
      </span>
      <Chip tone={tone}>{label}</Chip>
    </li>
  )
}
