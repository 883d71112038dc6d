// The clients in this astrologer's queue, and the switch that closes it to new ones.

import { useCallback, useEffect, useState } from 'react'
import { ApiError, textInPlace } from '#app/api/api-client.ts'
import { LocalTime } from '#app/format/local-time.tsx'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { ownLineTexts } from '#app/realtime/line/waiting-text.ts'
import { Card } from '#app/ui/card.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Switch } from '#app/ui/form/switch.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { KIND_NAMES } from '#workers/contract/consultations/consultation-states.ts'
import type { OwnLine } from '#workers/contract/consultations/waiting.ts'
import { SECOND } from '#workers/contract/time/durations.ts'

const POLL_EVERY = 15 * SECOND

export function WaitingClients({ rendered }: { rendered: OwnLine }) {
  const text = useTexts(ownLineTexts)
  const { line, close } = useOwnLine(rendered)
  return (
    <Card
      title={text.title}
      className="mb-6"
      action={<Switch label={text.open} checked={!line.is_closed} onChange={(open) => close(!open)} />}
    >
      {line.waiting.length === 0 ? (
        <p className="p-5 text-muted">{line.is_closed ? text.noneClosed : text.none}</p>
      ) : (
        <ol className="divide-y divide-line px-5">
          {line.waiting.map(({ name, kind, joined_at, turn_ends_at }, n) => (
            <li key={`${joined_at} ${name}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
              <span className="font-display num text-[20px] leading-none text-accent-text">{n + 1}</span>
              <b className="font-semibold">{name}</b>
              <span className="text-small text-muted">
                {KIND_NAMES[kind]}, {text.since} <LocalTime at={joined_at} />
              </span>
              {turn_ends_at === null ? null : <Chip tone="ok">{text.next}</Chip>}
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

function useOwnLine(rendered: OwnLine) {
  const text = useTexts(ownLineTexts)
  const [line, setLine] = useState(rendered)
  const load = useCallback(() => {
    if (document.hidden) return
    api.call(routes.readOwnLine, { background: true }).then(setLine, () => undefined)
  }, [])
  useEffect(() => {
    const timer = setInterval(load, POLL_EVERY)
    document.addEventListener('visibilitychange', load)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', load)
    }
  }, [load])
  async function close(isClosed: boolean) {
    setLine({ ...line, is_closed: isClosed })
    try {
      setLine(await api.call(routes.closeLine, { body: { is_closed: isClosed } }))
      toast.success(isClosed ? text.closed : text.opened)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setLine(line)
      const sentence = textInPlace(error)
      if (sentence) toast.error(sentence)
    }
  }
  return { line, close: (isClosed: boolean) => void close(isClosed) }
}
