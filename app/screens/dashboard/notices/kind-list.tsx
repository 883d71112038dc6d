// A switch per kind. Optimistic: undone if the server refuses.

import { useState } from 'react'
import { Switch } from '#app/ui/form/switch.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'

type Props<Kind extends string> = {
  kinds: readonly Kind[]
  texts: Readonly<Record<Kind, { name: string; note: string }>>
  /** The disabled kinds, from the loader. */
  off: readonly Kind[]
  busy: boolean
  /** Resolves to null once it is stored, else to a sentence; '' if a toast has shown it. */
  store(asked: { off: Kind[]; kind: Kind; on: boolean }): Promise<string | null>
}

export function KindList<Kind extends string>({ kinds, texts, off, busy, store }: Props<Kind>) {
  const [moved, setMoved] = useState<ReadonlyMap<Kind, boolean>>(new Map())
  const isOn = (kind: Kind) => moved.get(kind) ?? !off.includes(kind)

  async function toggle(kind: Kind, on: boolean) {
    setMoved((before) => new Map(before).set(kind, on))
    const others = [...new Set([...kinds, ...off])].filter((each) => each !== kind && !isOn(each))
    const wrong = await store({ off: on ? others : [...others, kind], kind, on })
    if (wrong === null) return
    setMoved((before) => new Map([...before].filter(([each]) => each !== kind)))
    if (wrong) toast.error(wrong)
  }

  return (
    <ul className="divide-y divide-line">
      {kinds.map((kind) => (
        <li key={kind} className="flex items-center justify-between gap-4 py-3">
          <span>
            <b className="font-semibold">{texts[kind].name}</b>
            <span className="block text-small text-muted">{texts[kind].note}</span>
          </span>
          <Switch
            hideLabel
            label={texts[kind].name}
            checked={isOn(kind)}
            disabled={busy}
            onChange={(on) => void toggle(kind, on)}
          />
        </li>
      ))}
    </ul>
  )
}
