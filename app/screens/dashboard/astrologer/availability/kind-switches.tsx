// A switch per kind of consultation. Optimistic: undone if the server refuses.

import { useState } from 'react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { Card } from '#app/ui/card.tsx'
import { Switch } from '#app/ui/form/switch.tsx'
import type { AvailabilityAnswer } from '#workers/contract/astrologers/availability.ts'
import { KINDS, type Kind } from '#workers/contract/consultations/consultation-states.ts'
import { availabilityTexts } from './availability-text.ts'
import { useAvailabilitySettings } from './use-availability-settings.ts'

type Props = {
  settings: Pick<AvailabilityAnswer, 'kinds' | 'chat_enabled'>
  /** `possible`: the platform can make phone calls; `verified`: this astrologer's phone is verified. */
  phone: { possible: boolean; verified: boolean }
}

export function KindSwitches({ settings, phone }: Props) {
  const text = useTexts(availabilityTexts)
  const { busy, change } = useAvailabilitySettings()
  const [wanted, setWanted] = useState<Partial<Record<Kind, boolean>>>({})
  const kinds = { ...settings.kinds, ...wanted }

  async function toggle(kind: Kind, on: boolean) {
    setWanted({ [kind]: on })
    const name = text.kindNames[kind]
    const stored = await change({ kinds: { [kind]: on } }, on ? text.taken(name) : text.notTaken(name))
    if (!stored) setWanted({})
  }

  return (
    <Card title={text.kinds} pad>
      <p className="mb-2 text-small text-muted">{text.kindsLead}</p>
      <ul className="divide-y divide-line">
        {KINDS.filter((kind) => kind !== 'phone-call' || phone.possible).map((kind) => (
          <li key={kind} className="flex items-center justify-between gap-4 py-3">
            <span>
              <b className="font-semibold">{text.kindNames[kind]}</b>
              <span className="block text-small text-muted">{noteOf(kind, settings.chat_enabled, phone.verified)}</span>
            </span>
            <Switch
              hideLabel
              label={text.kindNames[kind]}
              checked={kinds[kind] && (kind !== 'chat' || settings.chat_enabled)}
              disabled={busy || (kind === 'chat' && !settings.chat_enabled)}
              onChange={(on) => void toggle(kind, on)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function noteOf(kind: Kind, chatEnabled: boolean, phoneVerified: boolean): string {
  const text = availabilityTexts[currentLanguage()]
  if (kind === 'chat' && !chatEnabled) return text.chatOff
  if (kind === 'phone-call' && !phoneVerified) return text.noPhone
  return text.kindNotes[kind]
}
