// Buttons for the shared birth: the client changes or withdraws it, the astrologer requests another one.

import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import type { DeskLink } from '#app/realtime/room/desk-link.ts'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { birthBarTexts } from './birth-bar-text.ts'
import { ShareBirthDialog } from './share-birth-dialog.tsx'
import { useBirthQuestion } from './use-birth-question.ts'

type Props = {
  consultationId: string
  side: 'user' | 'astrologer'
  other: string
  runs: boolean
  link: DeskLink
  /** A second birth is shared, for a match. */
  second: boolean
}

export function BirthActions({ consultationId, side, other, runs, link, second }: Props) {
  const text = useTexts(birthBarTexts)
  const { revalidate } = useRevalidator()
  const [choosing, setChoosing] = useState<'first' | 'second' | null>(null)
  const [busy, setBusy] = useState(false)
  const { asks, waits, ask } = useBirthQuestion({ link, runs, asks: false })

  async function takeBack(route: typeof routes.takeBirthBack | typeof routes.takeSecondBirthBack) {
    setBusy(true)
    try {
      await api.call(route, { params: { id: consultationId } })
      toast.success(text.takenBack)
      revalidate()
    } catch {
      // The API client has shown a toast.
    }
    setBusy(false)
  }

  if (side === 'astrologer') {
    // Once the room has the request, the bar above the conversation shows it.
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
      <Button size="sm" onClick={() => setChoosing('first')}>
        {text.another}
      </Button>
      {second ? (
        <Button size="sm" loading={busy} onClick={() => void takeBack(routes.takeSecondBirthBack)}>
          {text.takeSecondBack}
        </Button>
      ) : (
        <Button size="sm" onClick={() => setChoosing('second')}>
          {text.addSecond}
        </Button>
      )}
      <Button size="sm" variant="quiet" loading={busy} onClick={() => void takeBack(routes.takeBirthBack)}>
        {second ? text.takeBothBack : text.takeBack}
      </Button>
      {choosing ? (
        <ShareBirthDialog
          consultationId={consultationId}
          other={other}
          second={choosing === 'second'}
          onClose={() => setChoosing(null)}
        />
      ) : null}
    </div>
  )
}
