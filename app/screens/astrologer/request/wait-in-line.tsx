// The queue of a busy astrologer: the expected wait, joining, the user's place, leaving.

import { useCallback, useEffect, useState } from 'react'
import { ApiError, textInPlace } from '#app/api/api-client.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { joinLine, leaveLine, type OwnPlace } from '#app/realtime/line/waiting-lines.ts'
import { estimateTexts, waitingTexts } from '#app/realtime/line/waiting-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { SkeletonText } from '#app/ui/skeleton.tsx'
import * as routes from '#workers/contract/api/routes.ts'
import type { Kind } from '#workers/contract/consultations/consultation-states.ts'
import type { LineOutlook } from '#workers/contract/consultations/waiting.ts'

type Props = { astrologerId: string; name: string; kind: Kind; place: OwnPlace | null }

export function WaitInLine({ astrologerId, name, kind, place }: Props) {
  const text = useTexts(waitingTexts)
  const estimateText = useTexts(estimateTexts)
  const { run, busy, error } = useLineAction()
  return (
    <section className="grid gap-3" aria-label={text.title}>
      {place ? (
        <>
          <div role="status">
            <Callout title={text.place(place.position, place.waiting)}>
              {place.estimate ? text.estimate(estimateText(place.estimate)) : null} {text.keepOpen}
            </Callout>
          </div>
          <Button
            block
            loading={busy}
            aria-label={text.leaveOf(name)}
            onClick={() => run(() => leaveLine(astrologerId))}
          >
            {text.leave}
          </Button>
        </>
      ) : (
        <JoinLine astrologerId={astrologerId} busy={busy} onJoin={() => run(() => joinLine(astrologerId, kind))} />
      )}
      {error ? <Callout tone="danger">{error}</Callout> : null}
    </section>
  )
}

function JoinLine({ astrologerId, busy, onJoin }: { astrologerId: string; busy: boolean; onJoin(): void }) {
  const text = useTexts(waitingTexts)
  const estimateText = useTexts(estimateTexts)
  const { outlook, failed, load } = useOutlook(astrologerId)
  if (failed)
    return (
      <Callout
        tone="danger"
        action={
          <Button size="sm" onClick={load}>
            {text.retry}
          </Button>
        }
      >
        {text.failed}
      </Callout>
    )
  if (!outlook) return <SkeletonText lines={3} />
  if (!outlook.is_open) return <p className="text-small text-muted">{text.closed}</p>
  return (
    <>
      <p className="text-small">
        {outlook.waiting === 0 ? text.none : text.others(outlook.waiting)}{' '}
        {outlook.estimate ? text.wouldWait(estimateText(outlook.estimate)) : null}
      </p>
      <Button variant="primary" block loading={busy} loadingLabel={text.joining} onClick={onJoin}>
        {text.join}
      </Button>
      <p className="text-tiny text-muted">{text.free}</p>
    </>
  )
}

function useOutlook(astrologerId: string) {
  const [outlook, setOutlook] = useState<LineOutlook | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    api.call(routes.readOutlook, { params: { id: astrologerId } }).then(setOutlook, () => setFailed(true))
  }, [astrologerId])
  useEffect(load, [load])
  return { outlook, failed, load }
}

/** Runs one change at a time, and stores the sentence of its failure. */
function useLineAction() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  async function change(work: () => Promise<void>) {
    setBusy(true)
    setError(null)
    try {
      await work()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(textInPlace(failure))
    }
    setBusy(false)
  }
  return { busy, error, run: (work: () => Promise<void>) => void change(work) }
}
