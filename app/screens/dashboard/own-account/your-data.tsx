// The archive of the account's data, and the deletion of the account.

import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { ApiError, textInPlace } from '#app/api/api-client.ts'
import { LocalDateTime } from '#app/format/local-time.tsx'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Card } from '#app/ui/card.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import { saveLinked } from '#app/ui/save-file.ts'
import type { ExportAnswer } from '#workers/contract/accounts/identity.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import { DeleteAccount } from './delete-account.tsx'
import { yourDataTexts } from './your-data-text.ts'

const POLL_EVERY = 10 * SECOND

/** `left`: the remaining balance, in cents (users) or paise (astrologers). */
export function YourData({ side, left }: { side: Side; left: number }) {
  const text = useTexts(yourDataTexts)
  const [deleting, setDeleting] = useState(false)
  return (
    <Card title={text.title} className="mt-6">
      <div className="divide-y divide-line px-5">
        <ExportRow />
        <Row title={text.delete} about={text.deleteText}>
          <Button variant="danger-quiet" size="sm" onClick={() => setDeleting(true)}>
            {text.deleteButton}
          </Button>
        </Row>
      </div>
      <DeleteAccount open={deleting} side={side} left={left} onClose={() => setDeleting(false)} />
    </Card>
  )
}

function Row({ title, about, children }: { title: string; about: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-[1_1_320px]">
        <h3 className="text-16 font-semibold">{title}</h3>
        <div className="mt-1 max-w-[68ch] text-small text-muted">{about}</div>
      </div>
      {children}
    </div>
  )
}

function ExportRow() {
  const text = useTexts(yourDataTexts)
  const { archive, busy, ask } = useArchive()
  const { state = 'none', parts = [], expires_at: expiresAt = null } = archive ?? {}
  const isReady = state === 'ready' && parts.length > 0
  return (
    <div>
      <Row
        title={text.export}
        about={
          <>
            {text.exportText}
            {isReady && expiresAt !== null ? (
              <span className="block num">
                {text.until} <LocalDateTime at={expiresAt} />
              </span>
            ) : null}
          </>
        }
      >
        {isReady
          ? parts.map(({ url, bytes }, n) => (
              <a
                key={url}
                className={buttonClass({ size: 'sm', variant: 'primary' })}
                href={url}
                download
                onClick={saveLinked}
              >
                {parts.length === 1 ? text.download(sizeOf(bytes)) : text.part(n + 1, sizeOf(bytes))}
              </a>
            ))
          : null}
        {state === 'waiting' ? null : (
          <Button size="sm" loading={busy} onClick={ask}>
            {isReady ? text.again : text.ask}
          </Button>
        )}
      </Row>
      <div role="status">
        {state === 'waiting' ? <Callout className="mb-4">{text.waiting}</Callout> : null}
        {state === 'failed' ? (
          <Callout tone="danger" className="mb-4">
            {text.failed}
          </Callout>
        ) : null}
      </div>
    </div>
  )
}

function sizeOf(bytes: number): string {
  return bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))} KB` : `${(bytes / 1e6).toFixed(1)} MB`
}

function useArchive() {
  const [archive, setArchive] = useState<ExportAnswer | null>(null)
  const [busy, setBusy] = useState(false)
  const isWaiting = archive?.state === 'waiting'
  const load = useCallback((polled: boolean) => {
    api.call(routes.readExport, { background: polled }).then(setArchive, () => undefined)
  }, [])
  useEffect(() => load(false), [load])
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(load, POLL_EVERY, true)
    return () => clearInterval(timer)
  }, [isWaiting, load])

  async function ask() {
    setBusy(true)
    try {
      setArchive(await api.call(routes.requestExport, {}))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const sentence = textInPlace(error)
      if (sentence) toast.error(sentence)
    }
    setBusy(false)
  }
  return { archive, busy, ask: () => void ask() }
}
