import { useTexts } from '#app/language/texts.ts'
import { cx } from '#app/ui/cx.ts'
// Selection of microphone and speaker, with the microphone's level.

import { useEffect, useState } from 'react'
import { type Devices, listDevices, watchLevel } from '#app/realtime/voice/microphone.ts'
import { fieldLabel, selectClass } from '#app/ui/form/field-class.ts'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { callTexts } from './call-text.ts'

const BARS = 24

type Props = {
  microphone: MediaStream | null
  /** Shows the selection, too. */
  open: boolean
  onMicrophone(deviceId: string): void
  onSpeaker(deviceId: string): void
}

export function CallSoundCard({ microphone, open, onMicrophone, onSpeaker }: Props) {
  const text = useTexts(callTexts).microphone
  const devices = useDevices(microphone)
  const [speaker, setSpeaker] = useState('')
  const used = microphone?.getAudioTracks()[0]
  const chosen = used?.getSettings().deviceId ?? ''
  return (
    <section className="bg-(--night-card) text-small card card-pad" aria-label={text.title}>
      <div className="flex items-start gap-3">
        <MoreIcon name="mic" />
        <div className="min-w-0 flex-1">
          <b>{text.title}</b>
          <p className="truncate text-muted">{used?.label || text.standard}</p>
          <LevelBar microphone={microphone} />
        </div>
      </div>
      {open ? (
        <div className="mt-3 space-y-4">
          <p className="text-muted">{text.heard}</p>
          <Choice label={text.choose} devices={devices.inputs} value={chosen} onChange={onMicrophone} />
          {devices.outputs.length > 0 ? (
            <Choice
              label={text.speaker}
              devices={devices.outputs}
              value={speaker}
              onChange={(id) => {
                setSpeaker(id)
                onSpeaker(id)
              }}
            />
          ) : null}
        </div>
      ) : null}
    </section>
  )
}

type ChoiceProps = { label: string; devices: MediaDeviceInfo[]; value: string; onChange(id: string): void }

function Choice({ label, devices, value, onChange }: ChoiceProps) {
  const text = useTexts(callTexts).microphone
  return (
    <label className="block">
      <span className={fieldLabel}>{label}</span>
      <select
        className={selectClass({ small: true })}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {devices.some(({ deviceId }) => deviceId === value) ? null : <option value={value}>{text.standard}</option>}
        {devices.map((device) => (
          <option key={device.deviceId} value={device.deviceId}>
            {device.label || text.standard}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The level as 24 segments. */
export function LevelBar({ microphone }: { microphone: MediaStream | null }) {
  const text = useTexts(callTexts).microphone
  const [level, setLevel] = useState(0)
  useEffect(() => {
    setLevel(0)
    return microphone ? watchLevel(microphone, setLevel) : undefined
  }, [microphone])
  const on = Math.round(level * BARS)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the design's lamps; <meter> cannot be drawn so
    <div
      className="mt-2 flex gap-0.75"
      role="meter"
      aria-label={text.level}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(level * 100)}
    >
      {Array.from({ length: BARS }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lamps of a bar have no other name
        <i key={i} className={cx('h-3 w-1.25 rounded-[2px]', i < on ? 'bg-ok-dot' : 'bg-line')} />
      ))}
    </div>
  )
}

function useDevices(microphone: MediaStream | null): Devices {
  const [devices, setDevices] = useState<Devices>({ inputs: [], outputs: [] })
  useEffect(() => {
    const media = navigator.mediaDevices
    if (!microphone || !media) return
    let stopped = false
    const look = () =>
      listDevices()
        .then((found) => !stopped && setDevices(found))
        .catch(() => undefined)
    void look()
    media.addEventListener('devicechange', look)
    return () => {
      stopped = true
      media.removeEventListener('devicechange', look)
    }
  }, [microphone])
  return devices
}
