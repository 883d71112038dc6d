// Push messages of this browser. Only the button requests the permission, never the page on load.

import { useEffect, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import { askForPush, type PushAccount, type PushState, pushState } from './push.ts'
import { pushCardTexts } from './push-card-text.ts'

export function PushCard({ account, className }: { account: PushAccount; className?: string }) {
  const text = useTexts(pushCardTexts)
  const [state, setState] = useState<PushState>('unavailable')
  const [busy, setBusy] = useState(false)
  const { id, role } = account
  useEffect(() => {
    const look = () => {
      if (document.hidden) return
      pushState({ id, role })
        .then(setState)
        .catch(() => undefined)
    }
    look()
    // The permission may change in the settings of the browser or the phone.
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [id, role])
  if (state === 'unavailable') return null

  async function ask() {
    setBusy(true)
    try {
      setState(await askForPush(account))
    } catch (error) {
      console.error('push', error)
      toast.error(text.failed)
    }
    setBusy(false)
  }

  return (
    <Card title={text.title} pad className={className}>
      <div className="space-y-4">
        <p role="status">{state === 'denied' ? text.denied : text[state][account.role]}</p>
        {state === 'ask' ? (
          <div>
            <Button size="sm" loading={busy} onClick={() => void ask()}>
              {text.allow}
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  )
}
