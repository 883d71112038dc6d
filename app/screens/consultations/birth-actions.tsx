// What may be done about the birth that is shared: the client changes it or takes it back, the astrologer asks for another.
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { api } from '#app/auth/browser-login.ts'
import type { DeskLink } from '#app/live/desk-link.ts'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { birthBarText as text } from './birth-bar-text.ts'
import { ShareBirthDialog } from './share-birth-dialog.tsx'
import { useBirthQuestion } from './use-birth-question.ts'

type Props = { consultationId: string; side: 'user' | 'astrologer'; other: string; runs: boolean; link: DeskLink }

export function BirthActions({ consultationId, side, other, runs, link }: Props) {
  const { revalidate } = useRevalidator()
  const [choosing, setChoosing] = useState(false)
  const [busy, setBusy] = useState(false)
  const { asks, waits, ask } = useBirthQuestion({ link, runs, asks: false })

  async function takeBack() {
    setBusy(true)
    try {
      await api.call(routes.takeBirthBack, { params: { id: consultationId } })
      toast.success(text.takenBack)
      revalidate()
    } catch {
      // The client of the API has said it.
    }
    setBusy(false)
  }

  if (side === 'astrologer') {
    // Once the room knows of it, the bar above the conversation says so.
    return (
      <div>
        <Button size="sm" variant="quiet" disabled={!runs || asks} onClick={() => ask(true)}>
          {text.askAnother}
        </Button>
        {waits ? (
          <p className="text-small text-busy" role="status">
            {text.waits}
          </p>
        ) : null}
      </div>
    )
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setChoosing(true)}>
        {text.another}
      </Button>
      <Button size="sm" variant="quiet" loading={busy} onClick={() => void takeBack()}>
        {text.takeBack}
      </Button>
      {choosing ? (
        <ShareBirthDialog consultationId={consultationId} other={other} onClose={() => setChoosing(false)} />
      ) : null}
    </div>
  )
}
