// /calls/{consultationId}/files: the shared files of a consultation, for its two sides only.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { ApiError, textInPlace } from '#app/api/api-client.ts'
import { LocalDateTime } from '#app/format/local-time.tsx'
import { addressOf, currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { isMeterPaused } from '#app/realtime/room/room-model.ts'
import { pageOf } from '#app/screens/consultations/call/load-call.ts'
import { PointNames } from '#app/screens/consultations/desk/point-names.tsx'
import { orThrowNotFound } from '#app/shell/errors/not-found.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card, PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ConfirmDialog, Dialog } from '#app/ui/overlay/dialog.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { deletedTalk, deletedTalkTexts } from './deleted-talk-text.ts'
import { FileDrop } from './file-drop.tsx'
import { FileTable, type SharedFile } from './file-table.tsx'
import { filesTexts } from './files-text.ts'

const LOOK_EVERY = 10_000

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'take_part')
  const { allows, consultations } = args.context.services
  const id = args.params.consultationId ?? ''
  const { consultation, transcript, points } = await orThrowNotFound(async () => ({
    consultation: await consultations.read({ viewer, id }),
    transcript: await consultations.transcript({ viewer, id }),
    points: await consultations.points({ viewer, id }),
  }))
  const side: 'user' | 'astrologer' = allows(viewer.role, 'request_consultation') ? 'user' : 'astrologer'
  const files = transcript.flatMap(({ id: fileId, file, side: from, at }): SharedFile[] =>
    file ? [{ ...file, id: fileId, mine: from === side, at }] : [],
  )
  return {
    consultation,
    files: files.reverse(),
    messages: transcript.map(({ id: messageId }) => messageId),
    points,
    other: side === 'user' ? consultation.astrologer : consultation.user,
    side,
  }
}

export const meta = titled(() => filesTexts[currentLanguage()].title)

export default function Files() {
  const text = useTexts(filesTexts)
  const { consultation, files, messages, points, other, side } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const deleted = deletedTalk({ talk: consultation, messages }, useTexts(deletedTalkTexts))
  const [shown, setShown] = useState<SharedFile | null>(null)
  const [leaving, setLeaving] = useState<SharedFile | null>(null)
  const [busy, setBusy] = useState(false)
  const over = consultation.state === 'ended' || consultation.state === 'ending'
  const soon = consultation.state === 'requested' || consultation.state === 'ringing'
  useRefreshOnReturn(!over, revalidate)

  async function remove(file: SharedFile) {
    setBusy(true)
    try {
      await api.call(routes.removeFile, { params: { id: consultation.session_id, file: file.id } })
    } catch (error) {
      const problem = error instanceof ApiError ? textInPlace(error, text.removeFailed) : text.removeFailed
      if (problem) toast.error(problem)
    }
    setBusy(false)
    setLeaving(null)
    revalidate()
  }

  return (
    <main id="main" className="mx-auto w-full max-w-page px-gutter pt-10 pb-22">
      <PageHead
        title={text.title}
        action={
          over ? (
            <ButtonLink to={`/receipts/${consultation.session_id}`} size="sm">
              {text.receipt}
            </ButtonLink>
          ) : (
            <Button size="sm" onClick={() => leave(addressOf(pageOf(consultation, side)))}>
              {text.back}
            </Button>
          )
        }
      >
        {text.lead(isolatedName(other.full_name))} <LocalDateTime at={consultation.requested_at} />
      </PageHead>
      <div className="mt-6 space-y-4">
        {over || soon ? (
          <p className="text-muted">{over ? text.over : text.soon}</p>
        ) : (
          <FileDrop
            consultationId={consultation.session_id}
            waits={isMeterPaused(consultation.state)}
            onSent={revalidate}
          />
        )}
        <Card>
          {files.length === 0 ? (
            <EmptyState title={deleted ?? text.empty}>{deleted ? null : text.emptyText}</EmptyState>
          ) : (
            <FileTable files={files} other={other.full_name} onShow={setShown} onRemove={setLeaving} />
          )}
        </Card>
        {points.length > 0 ? (
          <Card title={text.pointed} pad>
            <PointNames points={points} nameOf={(from) => (from === side ? text.you : isolatedName(other.full_name))} />
          </Card>
        ) : null}
      </div>
      <Dialog
        open={shown !== null}
        onClose={() => setShown(null)}
        title={shown?.name ?? ''}
        width={760}
        footer={<Button onClick={() => setShown(null)}>{text.close}</Button>}
      >
        {shown ? <img src={shown.url} alt={shown.name} className="mx-auto my-0 max-h-[70vh] max-w-full" /> : null}
      </Dialog>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={text.removeAsk(isolatedName(leaving?.name ?? ''))}
        cancelLabel={text.keep}
        confirmLabel={text.removeNow}
        busy={busy}
        onConfirm={() => leaving && void remove(leaving)}
      >
        <p>{text.removeText}</p>
      </ConfirmDialog>
    </main>
  )
}

// Returns to the tab with the call, because a second page of the call would take it over. Without such a tab the call
// opens as a new document, because call pages have a CSP of their own.
function leave(url: string): void {
  const from = openerAt(url)
  from?.focus()
  window.close()
  if (!from) setTimeout(() => location.assign(url), 300)
}

function openerAt(url: string): Window | null {
  try {
    const from = window.opener as Window | null
    return from && !from.closed && from.location.pathname === url ? from : null
  } catch {
    // The opener shows another site.
    return null
  }
}

// Reloads the list when the page becomes visible, because the room's socket belongs to the call's page.
function useRefreshOnReturn(live: boolean, look: () => void): void {
  useEffect(() => {
    if (!live) return
    const seen = () => document.visibilityState === 'visible' && look()
    const timer = setInterval(seen, LOOK_EVERY)
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [live, look])
}
