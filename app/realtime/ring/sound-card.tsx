import { useEffect, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { setSounds, soundsAreOn } from '#app/realtime/voice/sound-setting.ts'
import { play } from '#app/realtime/voice/sounds.ts'
import { Card } from '#app/ui/card.tsx'
import { Switch } from '#app/ui/form/switch.tsx'
import { soundCardTexts } from './sound-card-text.ts'

/** The switch for the sounds of this browser. It plays a sound when it is switched on. */
export function SoundCard({ className }: { className?: string }) {
  const text = useTexts(soundCardTexts)
  const [on, setOn] = useState(true)
  useEffect(() => setOn(soundsAreOn()), [])

  function change(next: boolean) {
    setSounds(next)
    setOn(next)
    if (next) play('connect')
  }

  return (
    <Card title={text.title} pad className={className}>
      <div className="flex items-center justify-between gap-4">
        <p className="text-small text-muted">{on ? text.on : text.off}</p>
        <Switch hideLabel label={text.title} checked={on} onChange={change} />
      </div>
    </Card>
  )
}
