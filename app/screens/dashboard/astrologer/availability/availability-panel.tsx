import { useTexts } from '#app/language/texts.ts'
import { astrologerTexts } from '#app/screens/dashboard/astrologer/astrologer-text.ts'
import { useOwnLine } from '#app/shell/astrologers/line-context.ts'
import { cx } from '#app/ui/cx.ts'
import { Switch } from '#app/ui/form/switch.tsx'

/** The colours of the chips. */
const lamps = { online: 'text-ok-dot', busy: 'text-busy-dot', offline: 'text-off-dot' } as const

/** The large availability switch; it shares its state with the one in the navigation bar. */
export function AvailabilityPanel() {
  const text = useTexts(astrologerTexts).availability
  const line = useOwnLine()
  const status = line?.status ?? 'offline'
  return (
    <section
      className="night my-6 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card border border-line bg-(image:--night-card-sky) px-6 py-5.5 text-text"
      aria-label={text.title}
    >
      <div className="flex [flex:1_1_300px] items-center gap-4">
        <span
          className={cx(
            'mx-2 my-0 size-3.5 flex-none rounded-full bg-current shadow-[0_0_0_5px_color-mix(in_srgb,currentColor_22%,transparent),0_0_0_11px_color-mix(in_srgb,currentColor_10%,transparent)]',
            lamps[status],
          )}
        />
        <div>
          <p className="font-display text-[24px] leading-[1.2] font-[440] tracking-[-0.012em]" role="status">
            {text[status]}
          </p>
          <p className="text-small text-muted">{text[`${status}Text`]}</p>
        </div>
      </div>
      <Switch
        large
        label={text.switch}
        checked={status !== 'offline'}
        disabled={!line || line.pending}
        onChange={(online) => void line?.toggle(online)}
      />
    </section>
  )
}
