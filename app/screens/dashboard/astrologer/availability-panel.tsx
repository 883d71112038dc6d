import { useOwnLine } from '#app/shell/line-context.ts'
import { Switch } from '#app/ui/switch.tsx'
import { astrologerText } from './astrologer-text.ts'

const text = astrologerText.availability

/** The big switch: the same line as the one in the navigation bar. */
export function AvailabilityPanel({ approved }: { approved: boolean }) {
  const line = useOwnLine()
  const status = line?.status ?? 'offline'
  return (
    <section className="avail night" aria-label={text.title}>
      <div className="avail__l">
        <span className={status === 'offline' ? 'orbdot orbdot--off' : 'orbdot'} />
        <div>
          <p className="avail__t" role="status">
            {text[status]}
          </p>
          <p className="small muted">{approved ? text[`${status}Text`] : text.notApproved}</p>
        </div>
      </div>
      <Switch
        large
        label={text.switch}
        checked={status !== 'offline'}
        disabled={!approved || !line || line.pending}
        onChange={(online) => void line?.toggle(online)}
      />
    </section>
  )
}
